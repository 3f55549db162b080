import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, aTeam, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
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

it('refuses the label of another team', async () => {
  const contact = await aContact(database, tenant.account)
  const label = await aLabel(database, await aTeam(database, tenant.organization.id))
  await expectApiError(attach(contact.id, label.id), 'invalid_field_value', 'label_id')
  expect(await labeled(label.id)).toEqual([])
})

it('does not find an unknown or foreign label, contact or account', async () => {
  const other = await aTenant(database)
  const contact = await aContact(database, tenant.account)
  const label = await aLabel(database, tenant.team)
  for (const label_id of [newId('label'), (await aLabel(database, other.team)).id]) {
    await expectApiError(attach(contact.id, label_id), 'resource_not_found', 'label_id')
  }
  const elsewhere = await aContact(database, await anAccount(database, tenant.team))
  const foreign = await aContact(database, other.account)
  for (const id of [newId('contact'), elsewhere.id, foreign.id]) {
    await expectApiError(attach(id, label.id), 'resource_not_found', 'id')
  }
  await expectApiError(
    attach(contact.id, label.id, { ...tenant, account: other.account }),
    'resource_not_found',
    'phone_number_id',
  )
  const unverified = await anAccount(database, tenant.team, { verified: false })
  const on = { ...tenant, account: unverified }
  await expectApiError(attach(contact.id, label.id, on), 'channel_number_not_verified', 'phone_number_id')
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
