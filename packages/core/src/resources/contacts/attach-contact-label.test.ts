import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { aContact, aLabel, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { deleteLabel } from '../labels/index.ts'
import { attachContactLabel } from './attach-contact-label.ts'
import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

function attach(id: string, label_id: string, { scope, account }: Tenant = tenant) {
  const params = { phone_number_id: account.phone_number_id, id }
  return database.transaction((tx) => attachContactLabel(tx, scope, { params, body: { label_id } }))
}

async function labeled(label_id: string): Promise<string[]> {
  const params = { phone_number_id: tenant.account.phone_number_id }
  const { data } = await listContacts(database, tenant.scope, { params, query: { label_id, limit: 25 } })
  return data.map(({ id }) => id)
}

it('attaches a label idempotently, without an event', async () => {
  const contact = await aContact(database, tenant.account)
  const label = await aLabel(database, tenant.team)
  const link = { contact_id: contact.id, label_id: label.id, attached: true }
  expect(await attach(contact.id, label.id)).toEqual(link)
  expect(await attach(contact.id, label.id)).toEqual(link)
  expect(await labeled(label.id)).toEqual([contact.id])
  expect(await recordedEvents(database, tenant.organization.id, contact.id)).toHaveLength(1)
})

it('succeeds or returns resource_not_found while contact and label are being deleted', async () => {
  const { scope, account } = tenant
  for (let round = 0; round < 8; round++) {
    const { id } = await aContact(database, account)
    const label = await aLabel(database, tenant.team)
    const params = { phone_number_id: account.phone_number_id, id }
    const outcomes = await Promise.allSettled([
      attach(id, label.id),
      database.transaction((tx) => deleteContact(tx, scope, { params })),
      database.transaction((tx) => deleteLabel(tx, scope, { params: { id: label.id } })),
    ])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'resource_not_found' })
    }
    expect(outcomes.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
})
