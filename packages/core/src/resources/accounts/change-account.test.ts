import { sharedDatabase } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { expectApiError, expectOperatorError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, aTeam, aTenant, recordedEvents } from '../../testing/index.ts'
import { attachContactLabel } from '../contacts/index.ts'
import { moveAccount } from './move-account.ts'
import { resolveAccount } from './resolve-account.ts'
import { verifyAccount } from './verify-account.ts'

const database = await sharedDatabase()

const move = (id: string, team_id: string) => database.transaction((tx) => moveAccount(tx, { id, team_id }))
const verify = (id: string) => database.transaction((tx) => verifyAccount(tx, { id }))

async function updates(organizationId: string, accountId: string) {
  const events = await recordedEvents(database, organizationId, accountId)
  return events.filter(({ type }) => type === 'account.updated')
}

describe('moveAccount', () => {
  it('adds new contacts to the new team, and keeps existing contacts in the old one', async () => {
    const { organization, team, account, scope } = await aTenant(database)
    const [oldContact, oldLabel] = [await aContact(database, account), await aLabel(database, team)]
    const second = await aTeam(database, organization.id)
    const newLabel = await aLabel(database, second)
    const moved = await move(account.id, second.id)
    expect(moved).toEqual({ ...account, team_id: second.id, updated_at: moved.updated_at })
    expect(moved.updated_at > account.updated_at).toBe(true)
    const newContact = await aContact(database, account)
    const attach = (id: string, label_id: string) =>
      database.transaction((tx) =>
        attachContactLabel(tx, scope, { params: { phone_number_id: account.phone_number_id, id }, body: { label_id } }),
      )
    expect(await attach(oldContact.id, oldLabel.id)).toMatchObject({ attached: true })
    expect(await attach(newContact.id, newLabel.id)).toMatchObject({ attached: true })
    await expectApiError(attach(newContact.id, oldLabel.id), 'invalid_field_value', 'label_id')
    expect(await updates(organization.id, account.id)).toMatchObject([{ created_at: moved.updated_at }])
  })

  it('does nothing if the account is already in the team', async () => {
    const { organization, team, account } = await aTenant(database)
    expect(await move(account.id, team.id)).toEqual(account)
    expect(await updates(organization.id, account.id)).toEqual([])
  })

  it('refuses an unknown account, and a team of another organization', async () => {
    const { team, account } = await aTenant(database)
    const other = await aTenant(database)
    await expectOperatorError(move('acc_nonsense', team.id), 'There is no account acc_nonsense.')
    await expectOperatorError(move(account.id, 'team_nonsense'), 'has no team team_nonsense.')
    await expectOperatorError(move(account.id, other.team.id), `has no team ${other.team.id}.`)
  })
})

describe('verifyAccount', () => {
  it('verifies the account, and records account.updated with previous attributes', async () => {
    const { organization, team, scope } = await aTenant(database)
    const account = await anAccount(database, team, { verified: false })
    const verified = await verify(account.id)
    expect(verified).toEqual({ ...account, verified: true, updated_at: verified.updated_at })
    expect(await resolveAccount(database, scope, account.phone_number_id)).toBeDefined()
    expect(await updates(organization.id, account.id)).toMatchObject([
      { data: { object: { verified: true }, previous_attributes: { verified: false } } },
    ])
    expect(await verify(account.id)).toEqual(verified)
    expect(await updates(organization.id, account.id)).toHaveLength(1)
  })

  it('refuses an unknown account', async () => {
    await expectOperatorError(verify('acc_nonsense'), 'There is no account acc_nonsense.')
  })
})
