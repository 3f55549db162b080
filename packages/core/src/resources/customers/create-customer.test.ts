import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant, type Tenant } from '../../testing/index.ts'
import { updateOrganization } from '../organizations/index.ts'
import { createCustomer } from './create-customer.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list-customers.ts'

const database = await sharedDatabase()

function create({ scope }: Tenant, body: Parameters<typeof createCustomer>[2]['body']) {
  return database.transaction((tx) => createCustomer(tx, scope, { body }))
}

it('creates an active customer with the given fields', async () => {
  const tenant = await aTenant(database, 'platform')
  const body = { name: 'Nordlys Hotels', external_id: 'tenant-4711', metadata: { b: 1, a: 2 } }
  const customer = await create(tenant, body)
  expect(customer).toEqual({
    id: expect.stringMatching(/^cus_/),
    object: 'customer',
    status: 'active',
    ...body,
    created_at: customer.updated_at,
    updated_at: customer.updated_at,
  })
  expect(await getCustomer(database, tenant.scope, { params: { id: customer.id } })).toEqual(customer)
  expect(await create(tenant, { name: 'Nordlys Hotels' })).toMatchObject({ external_id: null, metadata: null })
})

it('creates no customer for an organization that is not entitled', async () => {
  const standard = await aTenant(database)
  await expectApiError(create(standard, { name: 'A' }), 'feature_not_entitled')
  const ended = await aTenant(database, 'platform')
  await database.transaction((tx) => updateOrganization(tx, { id: ended.organization.id, state: 'trial_ended' }))
  await expectApiError(create(ended, { name: 'A' }), 'subscription_inactive')
  for (const { scope } of [standard, ended]) {
    expect(await listCustomers(database, scope, { query: { limit: 25 } })).toMatchObject({ data: [] })
  }
})

it('refuses metadata that cannot be stored exactly', async () => {
  const tenant = await aTenant(database, 'platform')
  await expectApiError(
    create(tenant, { name: 'A', metadata: { text: 'x'.repeat(16_384) } }),
    'invalid_field_value',
    'metadata',
  )
})
