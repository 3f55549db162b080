import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import {
  aCustomer,
  anAccount,
  anOrganization,
  aTeam,
  aTenant,
  newPhoneNumber,
  newPhoneNumberId,
  recordedEvents,
} from '../../testing/index.ts'
import { listAccounts } from './list-accounts.ts'
import { listConnectedAccounts } from './list-connected-accounts.ts'

const database = await sharedDatabase()

it('connects an account, and records account.connected', async () => {
  const { organization, team } = await aTenant(database, 'platform')
  const customer = await aCustomer(database, organization.id)
  const account = await anAccount(database, team, { customer_id: customer.id, waba_id: '102290129340398' })
  expect(account).toMatchObject({
    id: expect.stringMatching(/^acc_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'channel_account',
    organization_id: organization.id,
    team_id: team.id,
    customer: { id: customer.id, name: customer.name },
    waba_id: '102290129340398',
    status: 'connected',
    verified: true,
  })
  const { organization_id: _organization, team_id: _team, ...shown } = account
  expect(await recordedEvents(database, organization.id, account.id)).toMatchObject([
    {
      type: 'account.connected',
      created_at: account.created_at,
      phone_number_id: account.phone_number_id,
      customer: { id: customer.id, name: customer.name },
      data: { object: shown },
    },
  ])
})

it('lists the accounts of one or all organizations, newest first', async () => {
  const { organization, team, account } = await aTenant(database)
  const newer = await anAccount(database, team)
  expect(await listConnectedAccounts(database, { organization_id: organization.id })).toEqual([newer, account])
  const everywhere = await listConnectedAccounts(database)
  expect(everywhere.map(({ id }) => id)).toEqual(expect.arrayContaining([newer.id, account.id]))
})

it('refuses an unknown or foreign organization, team or customer', async () => {
  const { organization, team } = await aTenant(database, 'platform')
  const other = await aTenant(database, 'platform')
  const theirs = await aCustomer(database, other.organization.id)
  const refused = (overrides: Parameters<typeof anAccount>[2], message: string) =>
    expectOperatorError(anAccount(database, team, overrides), message)
  await refused({ organization_id: 'org_nonsense' }, 'There is no organization org_nonsense.')
  await refused({ team_id: 'team_nonsense' }, `Organization ${organization.id} has no team team_nonsense.`)
  await refused({ team_id: other.team.id }, `has no team ${other.team.id}.`)
  await refused({ customer_id: 'cus_nonsense' }, 'has no customer cus_nonsense.')
  await refused({ customer_id: theirs.id }, `has no customer ${theirs.id}.`)
  const standard = await aTenant(database)
  const withCustomer = anAccount(database, standard.team, { customer_id: theirs.id })
  await expectOperatorError(withCustomer, 'has the plan standard, but customers require the plan platform.')
})

it.each([
  [{ phone_number_id: '12345' }, 'phone_number_id must have 6 to 20 digits'],
  [{ phone_number_id: 'nonsense' }, 'phone_number_id must have 6 to 20 digits'],
  [{ phone_number: '015112345678' }, 'phone_number must be a phone number in E.164 format'],
  [{ name: '' }, 'name must be a text'],
  [{ name: 'a\0b' }, 'name must be a text'],
  [{ waba_id: '' }, 'waba_id must be a text'],
])('refuses %j', async (overrides, message) => {
  const { team } = await aTenant(database)
  await expectOperatorError(anAccount(database, team, overrides), message)
})

it('refuses a phone_number_id that another organization has connected, and stores nothing', async () => {
  const { account } = await aTenant(database)
  const { team, scope, organization } = await aTenant(database)
  const { phone_number_id } = account
  const again = anAccount(database, team, { phone_number_id })
  await expectOperatorError(again, `The phone_number_id ${phone_number_id} is already connected.`)
  expect((await listAccounts(database, scope, { query: { limit: 25 } })).data).toHaveLength(1)
  expect(await recordedEvents(database, organization.id)).toHaveLength(1)
})

it('refuses a number that the organization has connected, but not one of another organization', async () => {
  const { team, account } = await aTenant(database)
  const phone_number = account.phone_number ?? ''
  await expectOperatorError(anAccount(database, team, { phone_number }), `an account with the number ${phone_number}`)
  const elsewhere = await aTeam(database, (await anOrganization(database)).id)
  expect(await anAccount(database, elsewhere, { phone_number })).toMatchObject({ phone_number })
})

it('connects a phone_number_id once for concurrent calls', async () => {
  const { team } = await aTenant(database)
  const phone_number_id = newPhoneNumberId()
  const connect = () => anAccount(database, team, { phone_number_id, phone_number: newPhoneNumber() })
  const outcomes = await Promise.allSettled([connect(), connect(), connect()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'OperatorError' })
  }
})
