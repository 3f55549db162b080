import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aCustomer,
  aTenant,
  newPhoneNumber,
  newPhoneNumberId,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { beginSignup } from './begin-signup.ts'
import { completeSignup } from './complete-signup.ts'
import { createSetupLink } from './create-setup-link.ts'
import { deleteSetupLink } from './delete-setup-link.ts'
import { failSignup } from './fail-signup.ts'
import { getSetupLink } from './get-setup-link.ts'

const database = await sharedDatabase()
const origin = 'https://api.example.com'

const accountsOf = statement('testing_accounts_of_number', 'SELECT id FROM channel_accounts WHERE phone_number_id = $1')

async function aSignup(tenant: Tenant) {
  const { id: customer_id } = await aCustomer(database, tenant.organization.id)
  const input = { params: { customer_id }, body: { expires_in_hours: 1 } }
  const link = await database.transaction((tx) => createSetupLink(tx, tenant.scope, input, { publicUrl: origin }))
  const params = { customer_id, id: link.id }
  const signup = { token: link.setup_url.slice(`${origin}/setup/`.length), code: `code ${newPhoneNumberId()}` }
  const number = {
    phoneNumberId: newPhoneNumberId(),
    displayPhoneNumber: newPhoneNumber(),
    verifiedName: 'Nordlys',
    qualityRating: 'GREEN',
    messagingLimit: 'TIER_2K',
    nameStatus: 'APPROVED',
    inBusinessApp: false,
  }
  const connected = { token: 'EAAGtoken', waba_id: '100000000000000', number, in_business_app: false }
  return {
    params,
    number: number.phoneNumberId,
    begin: () => database.transaction((tx) => beginSignup(tx, tenant.scope, signup)),
    complete: () => database.transaction((tx) => completeSignup(tx, tenant.scope, signup, connected)),
    fail: () => database.transaction((tx) => failSignup(tx, tenant.scope, { ...signup, reason: 'signup_error' })),
    revoke: () => database.transaction((tx) => deleteSetupLink(tx, tenant.scope, { params })),
  }
}

it('revokes the link and records the event', async () => {
  const tenant = await aTenant(database, 'platform')
  const { params, revoke } = await aSignup(tenant)
  const revoked = await revoke()
  expect(revoked).toMatchObject({ ...params, status: 'revoked' })
  expect(revoked).not.toHaveProperty('setup_url')
  expect(await getSetupLink(database, tenant.scope, { params })).toEqual(revoked)
  const [event] = (await recordedEvents(database, tenant.organization.id)).slice(-1)
  expect(event).toMatchObject({
    type: 'setup_link.revoked',
    phone_number_id: null,
    customer: { id: params.customer_id },
    data: { object: revoked, previous_attributes: { status: 'active' } },
  })
})

it('refuses a signup that began before, and connects nothing', async () => {
  const tenant = await aTenant(database, 'platform')
  const { begin, revoke, complete, fail, number } = await aSignup(tenant)
  expect(await begin()).toMatchObject({ kind: 'begun' })
  await revoke()
  await expectApiError(complete(), 'setup_link_inactive')
  await expectApiError(fail(), 'setup_link_inactive')
  expect(await database.query(accountsOf, [number])).toEqual([])
})

it('lets either the signup or the revocation win, never both', async () => {
  const tenant = await aTenant(database, 'platform')
  for (let round = 0; round < 4; round++) {
    const { begin, revoke, complete, number, params } = await aSignup(tenant)
    await begin()
    const first = round % 2 === 0 ? [complete(), revoke()] : [revoke(), complete()]
    const outcomes = await Promise.allSettled(first)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'setup_link_inactive' },
    })
    const { status } = await getSetupLink(database, tenant.scope, { params })
    expect(await database.query(accountsOf, [number])).toHaveLength(status === 'completed' ? 1 : 0)
    expect(['completed', 'revoked']).toContain(status)
  }
})

it('refuses a link that has ended', async () => {
  const tenant = await aTenant(database, 'platform')
  const [used, over] = [await aSignup(tenant), await aSignup(tenant)]
  await used.begin()
  await used.complete()
  await expectApiError(used.revoke(), 'setup_link_inactive', 'id')
  await over.revoke()
  await expectApiError(over.revoke(), 'setup_link_inactive', 'id')
  const later = { ...tenant.scope, now: () => new Date(Date.now() + 2 * 3_600_000) }
  const { params } = await aSignup(tenant)
  await expectApiError(
    database.transaction((tx) => deleteSetupLink(tx, later, { params })),
    'setup_link_inactive',
    'id',
  )
  expect(await getSetupLink(database, later, { params })).toMatchObject({ status: 'expired' })
})
