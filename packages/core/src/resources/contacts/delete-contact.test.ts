import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aContact, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { deleteContact } from './delete-contact.ts'

const database = await sharedDatabase()

function remove({ scope, account }: Tenant, id: string) {
  const params = { phone_number_id: account.phone_number_id, id }
  return database.transaction((tx) => deleteContact(tx, scope, { params }))
}

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

it('succeeds for one of several concurrent calls', async () => {
  const tenant = await aTenant(database)
  const { id } = await aContact(database, tenant.account)
  const outcomes = await Promise.allSettled([remove(tenant, id), remove(tenant, id), remove(tenant, id)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'resource_not_found' })
  }
})
