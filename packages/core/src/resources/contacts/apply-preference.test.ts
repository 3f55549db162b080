import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import {
  aContact,
  anInboundMessage,
  aTenant,
  newPhoneNumber,
  recordedEvents,
  stateOf,
  type Tenant,
} from '../../testing/index.ts'
import { applyPreference, type InboundPreference } from './apply-preference.ts'
import { getContact } from './get-contact.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

function report(phone_number: string | null, marketing: InboundPreference['marketing'], at?: string) {
  const { phone_number_id } = tenant.account
  const preference = { phone_number_id, from: { phone_number }, marketing, ...(at !== undefined && { at }) }
  return database.transaction((tx) => applyPreference(tx, tenant.scope, preference))
}

const preferences = async (id: string) =>
  (await recordedEvents(database, tenant.organization.id, id)).slice(1).map(({ type }) => type)

it('records contact.opted_out and contact.opted_in when the preference changes', async () => {
  const { id, phone_number } = await aContact(database, tenant.account)
  for (const preference of ['resume', 'stop', 'stop', 'resume', 'resume'] as const)
    await report(phone_number, preference)
  expect(await preferences(id)).toEqual(['contact.opted_out', 'contact.opted_in'])
  const events = await recordedEvents(database, tenant.organization.id, id)
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  expect(events.at(-1)?.data.object).toEqual(stateOf(await getContact(database, tenant.scope, { params })))
})

it('applies the latest report, in any order of arrival', async () => {
  const { id, phone_number } = await aContact(database, tenant.account)
  await report(phone_number, 'resume', '2026-11-20T09:00:02Z')
  await report(phone_number, 'stop', '2026-11-20T09:00:01Z')
  expect(await preferences(id)).toEqual([])
  await report(phone_number, 'stop', '2026-11-20T09:00:03Z')
  await report(phone_number, 'resume', '2026-11-20T09:00:02Z')
  expect(await preferences(id)).toEqual(['contact.opted_out'])
})

it('updates both contacts of a sender, but no contact with another user id', async () => {
  const [phone_number, bsuid] = [newPhoneNumber(), 'DE.both']
  const byNumber = await anInboundMessage(database, tenant.account, { from: { phone_number } })
  const byId = await anInboundMessage(database, tenant.account, { from: { bsuid } })
  const from = { phone_number: newPhoneNumber(), bsuid: 'DE.else' }
  const other = await anInboundMessage(database, tenant.account, { from })
  const { phone_number_id } = tenant.account
  const say = (from: InboundPreference['from']) =>
    database.transaction((tx) => applyPreference(tx, tenant.scope, { phone_number_id, from, marketing: 'stop' }))
  expect(await say({ phone_number, bsuid })).toBe(true)
  for (const { contact_id } of [byNumber, byId]) expect(await preferences(contact_id)).toEqual(['contact.opted_out'])
  await say({ phone_number: from.phone_number, bsuid })
  expect(await preferences(other.contact_id)).toEqual([])
})

it('does not create a contact for an unknown sender', async () => {
  expect(await report(newPhoneNumber(), 'stop')).toBe(false)
  const types = (await recordedEvents(database, tenant.organization.id)).map(({ type }) => type)
  expect(types).toEqual(['account.connected'])
})
