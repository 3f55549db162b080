import { statement, type Transaction } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { changeIdentity, deleteContact } from './resources/contacts/index.ts'
import { addCustomer } from './resources/customers/index.ts'
import { deleteLabel } from './resources/labels/index.ts'
import { completeSignup, createSetupLink } from './resources/setup-links/index.ts'
import {
  aContact,
  aLabel,
  anInboundMessage,
  aTenant,
  newPhoneNumber,
  newPhoneNumberId,
  type Tenant,
} from './testing/index.ts'

const database = await sharedDatabase()
const timeout = statement('long_statements_timeout', "SELECT current_setting('statement_timeout') AS allowed")
const shortTimeout = statement('long_statements_short', "SELECT set_config('statement_timeout', '5s', true)")
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

/** The statement timeout that a verb leaves in a transaction that began with that of the services. */
async function timeoutAfter(work: (tx: Transaction) => Promise<unknown>): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    await tx.query(shortTimeout)
    await work(tx)
    const [row] = await tx.query<{ allowed: string }>(timeout)
    return row?.allowed
  })
}

it('deletes a contact with time for all of its messages', async () => {
  const { phone_number_id } = tenant.account
  const { id } = await aContact(database, tenant.account)
  expect(await timeoutAfter((tx) => deleteContact(tx, tenant.scope, { params: { phone_number_id, id } }))).toBe('30s')
})

it('deletes a label with time for all that have it', async () => {
  const { id } = await aLabel(database, tenant.team)
  expect(await timeoutAfter((tx) => deleteLabel(tx, tenant.scope, { params: { id } }))).toBe('30s')
})

it('merges contacts with time for all messages of both', async () => {
  const { phone_number_id } = tenant.account
  const [old, now] = [newPhoneNumber(), newPhoneNumber()]
  const noIdentity = { phone_number: null, bsuid: null, parent_bsuid: null }
  const sent_at = '2026-11-20T08:00:00Z'
  for (const phone_number of [old, now])
    await anInboundMessage(database, tenant.account, { from: { phone_number }, sent_at })
  const before = { ...noIdentity, phone_number: old }
  const after = { ...noIdentity, phone_number: now }
  const change = { phone_number_id, before, after, at: '2026-11-20T09:00:00Z' }
  expect(await timeoutAfter((tx) => changeIdentity(tx, tenant.scope, change))).toBe('30s')
})

it('completes a signup with time for all webhooks that waited', async () => {
  const { scope, organization } = await aTenant(database, 'platform')
  const customer = await database.transaction((tx) =>
    addCustomer(tx, { organization_id: organization.id, name: 'Nordlys' }),
  )
  const input = { params: { customer_id: customer.id }, body: { expires_in_hours: 1 } }
  const origin = 'https://channel.example.com'
  const link = await database.transaction((tx) => createSetupLink(tx, scope, input, { publicUrl: origin }))
  const signup = { token: link.setup_url.slice(`${origin}/setup/`.length), code: 'the code' }
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
  expect(await timeoutAfter((tx) => completeSignup(tx, scope, signup, connected))).toBe('30s')
})
