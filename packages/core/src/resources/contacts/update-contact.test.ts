import type { ContactUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aTenant, recordedEvents, stateOf, type Tenant } from '../../testing/index.ts'
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
