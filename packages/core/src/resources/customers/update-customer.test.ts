import type { CustomerUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aCustomer, aTenant, type Tenant } from '../../testing/index.ts'
import { getCustomer } from './get-customer.ts'
import { updateCustomer } from './update-customer.ts'

const database = await sharedDatabase()

function update({ scope }: Tenant, id: string, body: CustomerUpdate) {
  return database.transaction((tx) => updateCustomer(tx, scope, { params: { id }, body }))
}

it('keeps concurrent changes of different fields', async () => {
  const tenant = await aTenant(database, 'platform')
  const { id } = await aCustomer(database, tenant.organization.id)
  await Promise.all([update(tenant, id, { name: 'Another' }), update(tenant, id, { external_id: 'x-1' })])
  const customer = await getCustomer(database, tenant.scope, { params: { id } })
  expect(customer).toMatchObject({ name: 'Another', external_id: 'x-1' })
})
