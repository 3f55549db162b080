import type { ContactUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, anAccount, aTenant, recordedEvents, stateOf, type Tenant } from '../../testing/index.ts'
import { getContact } from './get-contact.ts'
import { updateContact } from './update-contact.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

function update(id: string, body: ContactUpdate, { scope, account }: Tenant = tenant) {
  const params = { phone_number_id: account.phone_number_id, id }
  return database.transaction((tx) => updateContact(tx, scope, { params, body }))
}

function read(id: string) {
  return getContact(database, tenant.scope, { params: { phone_number_id: tenant.account.phone_number_id, id } })
}

it('sets given fields, clears null fields and keeps the others', async () => {
  const { id } = await aContact(database, tenant.account, { name: 'Ana', email: 'a@example.com', metadata: { a: 1 } })
  expect(await update(id, { name: 'Bea', username: 'bea', email: null })).toMatchObject({
    name: 'Bea',
    username: 'bea',
    email: null,
    metadata: { a: 1 },
  })
  expect(await update(id, { metadata: { b: 2 } })).toMatchObject({ name: 'Bea', metadata: { b: 2 } })
  const cleared = await update(id, { name: null, username: null, metadata: null })
  expect(cleared).toMatchObject({ name: null, username: null, email: null, metadata: null })
  expect(await read(id)).toEqual(cleared)
})

it('increases updated_at with every change, and keeps created_at', async () => {
  const contact = await aContact(database, tenant.account)
  let last = contact.updated_at
  for (const name of ['A', 'B', 'C']) {
    const updated = await update(contact.id, { name })
    expect(updated.updated_at > last).toBe(true)
    expect(updated.created_at).toBe(contact.created_at)
    last = updated.updated_at
  }
})

it('does nothing and records no event if nothing changes', async () => {
  const contact = await aContact(database, tenant.account, { name: 'Ana', metadata: { a: [1, { b: null }] } })
  expect(await update(contact.id, {})).toEqual(contact)
  expect(await update(contact.id, { name: 'Ana', email: null, metadata: { a: [1, { b: null }] } })).toEqual(contact)
  expect(await read(contact.id)).toEqual(contact)
  const events = await recordedEvents(database, tenant.organization.id, contact.id)
  expect(events.map(({ type }) => type)).toEqual(['contact.created'])
})

it('records contact.updated with previous attributes', async () => {
  const before = await aContact(database, tenant.account, { name: 'Ana', email: 'a@example.com' })
  const after = await update(before.id, { name: 'Bea', email: 'a@example.com', metadata: { a: 1 } })
  const [, event] = await recordedEvents(database, tenant.organization.id, before.id)
  expect(event).toMatchObject({
    type: 'contact.updated',
    created_at: after.updated_at,
    phone_number_id: tenant.account.phone_number_id,
    data: { object: stateOf(after), previous_attributes: { name: 'Ana', metadata: null } },
  })
  expect(Object.keys(event?.data.previous_attributes ?? {})).toEqual(['name', 'metadata'])
})

it('keeps concurrent changes of different fields', async () => {
  const { id } = await aContact(database, tenant.account)
  await Promise.all([
    update(id, { name: 'Ana' }),
    update(id, { email: 'a@example.com' }),
    update(id, { username: 'ana' }),
  ])
  expect(await read(id)).toMatchObject({ name: 'Ana', email: 'a@example.com', username: 'ana' })
})

it('distinguishes null metadata from empty metadata', async () => {
  const { id } = await aContact(database, tenant.account)
  await update(id, { name: 'Ana' })
  expect((await read(id)).metadata).toBeNull()
  expect((await update(id, { metadata: {} })).metadata).toEqual({})
})

it('refuses metadata beyond its limits', async () => {
  const { id } = await aContact(database, tenant.account)
  const metadata = { text: 'x'.repeat(16_384) }
  await expectApiError(update(id, { metadata }), 'invalid_field_value', 'metadata')
})

it('does not find a contact that is unknown, of another account, or of another organization', async () => {
  const other = await aTenant(database)
  const foreign = await aContact(database, other.account, { name: 'Theirs' })
  const elsewhere = await aContact(database, await anAccount(database, tenant.team))
  for (const id of [newId('contact'), foreign.id, elsewhere.id]) {
    await expectApiError(update(id, { name: 'Mine' }), 'resource_not_found', 'id')
  }
  const foreignPath = { ...tenant, account: other.account }
  await expectApiError(update(foreign.id, { name: 'Mine' }, foreignPath), 'resource_not_found', 'phone_number_id')
  const params = { phone_number_id: other.account.phone_number_id, id: foreign.id }
  expect(await getContact(database, other.scope, { params })).toEqual(foreign)
})
