import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, anAccount, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { attachContactLabel } from './attach-contact-label.ts'
import { createContactInAccount } from './create-contact.ts'
import { deleteContact } from './delete-contact.ts'
import { getContact } from './get-contact.ts'
import { listContacts } from './list-contacts.ts'

const database = await sharedDatabase()

function remove({ scope, account }: Tenant, id: string) {
  const params = { phone_number_id: account.phone_number_id, id }
  return database.transaction((tx) => deleteContact(tx, scope, { params }))
}

it('deletes a contact permanently with its label links, and frees its number', async () => {
  const tenant = await aTenant(database)
  const { phone_number_id } = tenant.account
  const label = await aLabel(database, tenant.team)
  const { id, phone_number } = await aContact(database, tenant.account)
  const params = { phone_number_id, id }
  await database.transaction((tx) => attachContactLabel(tx, tenant.scope, { params, body: { label_id: label.id } }))

  expect(await remove(tenant, id)).toEqual({ id, object: 'contact', deleted: true })

  await expectApiError(getContact(database, tenant.scope, { params }), 'resource_not_found', 'id')
  await expectApiError(remove(tenant, id), 'resource_not_found', 'id')
  const query = { label_id: label.id, limit: 25 }
  expect((await listContacts(database, tenant.scope, { params, query })).data).toEqual([])
  const body = { phone_number: phone_number ?? '' }
  const again = await database.transaction((tx) => createContactInAccount(tx, tenant.scope, { params, body }))
  expect(again.id).not.toBe(id)
})

it('records contact.deleted, which contains only the id', async () => {
  const tenant = await aTenant(database)
  const { id } = await aContact(database, tenant.account)
  await remove(tenant, id)
  const [event] = await recordedEvents(database, tenant.organization.id, id)
  expect(event).toMatchObject({
    type: 'contact.deleted',
    created_at: expect.stringMatching(/\.\d{6}Z$/),
    phone_number_id: tenant.account.phone_number_id,
    data: { object: { id, object: 'contact', deleted: true } },
  })
  expect(event?.data).toEqual({ object: { id, object: 'contact', deleted: true } })
})

it('does not find a contact of another account or organization', async () => {
  const tenant = await aTenant(database)
  const other = await aTenant(database)
  const foreign = await aContact(database, other.account)
  const account = await anAccount(database, tenant.team)
  const elsewhere = await aContact(database, account)
  await expectApiError(remove(tenant, foreign.id), 'resource_not_found', 'id')
  await expectApiError(remove(tenant, elsewhere.id), 'resource_not_found', 'id')
  await expectApiError(
    remove({ ...tenant, account: other.account }, foreign.id),
    'resource_not_found',
    'phone_number_id',
  )
  expect(await remove({ ...tenant, account }, elsewhere.id)).toMatchObject({ deleted: true })
  expect(await remove(other, foreign.id)).toMatchObject({ deleted: true })
})

it('succeeds for one of several concurrent calls', async () => {
  const tenant = await aTenant(database)
  const { id } = await aContact(database, tenant.account)
  const outcomes = await Promise.allSettled([remove(tenant, id), remove(tenant, id), remove(tenant, id)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'resource_not_found' })
  }
})
