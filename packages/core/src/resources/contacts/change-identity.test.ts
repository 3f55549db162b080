import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  anInboundMessage,
  aTenant,
  newPhoneNumber,
  newPhoneNumberId,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { type ContactIdentity, changeIdentity, type IdentityChange } from './change-identity.ts'
import { deleteContact } from './delete-contact.ts'
import { getContact } from './get-contact.ts'
import { listContacts } from './list-contacts.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const contact = (id: string) => getContact(database, tenant.scope, at(id))
const noIdentity: ContactIdentity = { phone_number: null, bsuid: null, parent_bsuid: null }

/** A message from before the changes. */
function write(from: object, sent_at = '2026-11-20T08:00:00Z') {
  return anInboundMessage(database, tenant.account, { from, sent_at })
}

function change(before: Partial<ContactIdentity>, after: Partial<ContactIdentity>, more: Partial<IdentityChange> = {}) {
  const { phone_number_id } = tenant.account
  const change = { phone_number_id, before: { ...noIdentity, ...before }, after: { ...noIdentity, ...after } }
  return database.transaction((tx) =>
    changeIdentity(tx, tenant.scope, { ...change, at: '2026-11-20T09:00:00Z', ...more }),
  )
}

it('changes number and user id, and records contact.updated with previous attributes', async () => {
  const [old, now] = [newPhoneNumber(), newPhoneNumber()]
  const { contact_id } = await write({ phone_number: old, bsuid: 'DE.a', parent_bsuid: 'DE.ENT.a' })
  await change({ phone_number: old, bsuid: 'DE.a' }, { phone_number: now, bsuid: 'DE.b' })
  expect(await contact(contact_id)).toMatchObject({ phone_number: now, bsuid: 'DE.b', parent_bsuid: 'DE.ENT.a' })
  await change({ bsuid: 'DE.b' }, { bsuid: 'DE.c', parent_bsuid: 'DE.ENT.c' })
  expect(await contact(contact_id)).toMatchObject({ phone_number: now, bsuid: 'DE.c', parent_bsuid: 'DE.ENT.c' })
  const events = await recordedEvents(database, tenant.organization.id, contact_id)
  expect(events.map(({ type, data }) => [type, data.previous_attributes])).toEqual([
    ['contact.created', undefined],
    ['contact.updated', { phone_number: old, bsuid: 'DE.a' }],
    ['contact.updated', { bsuid: 'DE.b', parent_bsuid: 'DE.ENT.a' }],
  ])
  await change({ bsuid: 'DE.b' }, { bsuid: 'DE.c', parent_bsuid: 'DE.ENT.c' })
  expect(await recordedEvents(database, tenant.organization.id, contact_id)).toHaveLength(3)
})

it('changes the parent user id alone', async () => {
  const { contact_id } = await write({ bsuid: 'DE.a', parent_bsuid: 'DE.ENT.a' })
  await change({ bsuid: 'DE.a' }, { bsuid: 'DE.a', parent_bsuid: 'DE.ENT.b' })
  expect(await contact(contact_id)).toMatchObject({ bsuid: 'DE.a', parent_bsuid: 'DE.ENT.b' })
})

it('merges the contact with one that already has the new number or user id', async () => {
  const [old, now] = [newPhoneNumber(), newPhoneNumber()]
  const first = await write({ phone_number: old })
  const second = await write({ phone_number: now })
  await change({ phone_number: old }, { phone_number: now })
  expect(await contact(first.contact_id)).toMatchObject({ phone_number: now })
  await expectApiError(contact(second.contact_id), 'resource_not_found', 'id')

  const [third, fourth] = [await write({ bsuid: 'DE.3' }), await write({ bsuid: 'DE.4' })]
  await change({ bsuid: 'DE.3' }, { bsuid: 'DE.4' })
  expect(await contact(third.contact_id)).toMatchObject({ bsuid: 'DE.4' })
  await expectApiError(contact(fourth.contact_id), 'resource_not_found', 'id')
})

it.each([
  ['number', 'id'],
  ['id', 'number'],
])('merges two contacts if the one found by its %s is older', async (older) => {
  const number = newPhoneNumber()
  const contacts: Record<string, string> = {}
  for (const field of older === 'number' ? ['number', 'id'] : ['id', 'number']) {
    const from = field === 'number' ? { phone_number: number } : { bsuid: 'DE.mover', phone_number: newPhoneNumber() }
    contacts[field] = (await write(from)).contact_id
  }
  await change({ bsuid: 'DE.mover' }, { phone_number: number, bsuid: 'DE.mover' })
  expect(await contact(contacts[older]!)).toMatchObject({ phone_number: number, bsuid: 'DE.mover' })
  const gone = contacts[older === 'number' ? 'id' : 'number']!
  await expectApiError(contact(gone), 'resource_not_found', 'id')
})

it('merges three contacts, one with the new number and one with the new user id, in any order of creation', async () => {
  const orders = [
    ['mover', 'number', 'id'],
    ['number', 'id', 'mover'],
    ['id', 'mover', 'number'],
  ]
  for (const [index, order] of orders.entries()) {
    const [old, now] = [newPhoneNumber(), newPhoneNumber()]
    const [before, after] = [`DE.before${index}`, `DE.after${index}`]
    const senders: Record<string, object> = {
      mover: { phone_number: old, bsuid: before },
      number: { phone_number: now },
      id: { bsuid: after },
    }
    const ids = []
    for (const who of order) ids.push((await write(senders[who]!)).contact_id)
    await change({ phone_number: old, bsuid: before }, { phone_number: now, bsuid: after })
    expect(await contact(ids[0]!)).toMatchObject({ phone_number: now, bsuid: after })
    for (const id of ids.slice(1)) await expectApiError(contact(id), 'resource_not_found', 'id')
  }
})

it('takes number, username and parent_bsuid of a merged contact if the report has none', async () => {
  const phone_number = newPhoneNumber()
  const { contact_id } = await write({ bsuid: 'DE.formerly' })
  await write({ phone_number, bsuid: 'DE.now', parent_bsuid: 'DE.ENT.now', username: 'ana' })
  await change({ bsuid: 'DE.formerly' }, { bsuid: 'DE.now' })
  const facts = { phone_number, bsuid: 'DE.now', parent_bsuid: 'DE.ENT.now', username: 'ana' }
  expect(await contact(contact_id)).toMatchObject(facts)
})

it('merges by user id even if the new number belongs to another contact', async () => {
  const number = newPhoneNumber()
  const owner = await write({ phone_number: number, bsuid: 'DE.owner' })
  const moved = await write({ bsuid: 'DE.moving' })
  await write({ bsuid: 'DE.moved' })
  await change({ bsuid: 'DE.moving' }, { phone_number: number, bsuid: 'DE.moved' })
  expect(await contact(owner.contact_id)).toMatchObject({ phone_number: number, bsuid: 'DE.owner' })
  expect(await contact(moved.contact_id)).toMatchObject({ phone_number: null, bsuid: 'DE.moved' })
})

it('does not change a contact to which a number was reassigned', async () => {
  const [number, other] = [newPhoneNumber(), newPhoneNumber()]
  const newOwner = await write({ phone_number: number, bsuid: 'DE.new' })
  await change({ phone_number: number, bsuid: 'DE.old' }, { phone_number: newPhoneNumber() })
  expect(await contact(newOwner.contact_id)).toMatchObject({ phone_number: number })

  const owner = await write({ phone_number: other, bsuid: 'DE.owner' })
  const moved = await write({ bsuid: 'DE.mover' })
  await change({ bsuid: 'DE.mover' }, { phone_number: other, bsuid: 'DE.moved' })
  expect(await contact(owner.contact_id)).toMatchObject({ phone_number: other, bsuid: 'DE.owner' })
  expect(await contact(moved.contact_id)).toMatchObject({ phone_number: null, bsuid: 'DE.moved' })
})

it('ignores stale reports and deleted contacts', async () => {
  const [old, now] = [newPhoneNumber(), newPhoneNumber()]
  const { contact_id } = await write({ phone_number: old, bsuid: 'DE.late' }, '2026-11-20T10:00:00Z')
  await change({ phone_number: old, bsuid: 'DE.late' }, { phone_number: now })
  expect(await contact(contact_id)).toMatchObject({ phone_number: old })
  await database.transaction((tx) => deleteContact(tx, tenant.scope, at(contact_id)))
  await change({ phone_number: old, bsuid: 'DE.late' }, { phone_number: now }, { at: '2026-11-20T11:00:00Z' })
  const { data } = await listContacts(database, tenant.scope, {
    params: { phone_number_id: tenant.account.phone_number_id },
    query: { limit: 25 },
  })
  expect(data).toEqual([])
})

it('refuses an unknown account', async () => {
  const changing = change({ bsuid: 'DE.x' }, { bsuid: 'DE.y' }, { phone_number_id: newPhoneNumberId() })
  await expectApiError(changing, 'resource_not_found', 'phone_number_id')
})
