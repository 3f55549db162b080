import type { CustomerUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { getCustomer } from './get-customer.ts'
import { updateCustomer } from './update-customer.ts'

const database = await sharedDatabase()

function update({ scope }: Tenant, id: string, body: CustomerUpdate) {
  return database.transaction((tx) => updateCustomer(tx, scope, { params: { id }, body }))
}

it('sets given fields, clears null fields and keeps the others', async () => {
  const tenant = await aTenant(database, 'platform')
  const { organization_id: _, ...customer } = await aCustomer(database, tenant.organization.id)
  const changed = await update(tenant, customer.id, { external_id: 'x-1', metadata: { a: 1 }, status: 'suspended' })
  expect(changed).toEqual({
    ...customer,
    external_id: 'x-1',
    metadata: { a: 1 },
    status: 'suspended',
    updated_at: changed.updated_at,
  })
  expect(changed.updated_at > customer.updated_at).toBe(true)
  expect(await getCustomer(database, tenant.scope, { params: { id: customer.id } })).toEqual(changed)
  const cleared = await update(tenant, customer.id, { external_id: null, metadata: null })
  expect(cleared).toEqual({ ...changed, external_id: null, metadata: null, updated_at: cleared.updated_at })
})

it('does nothing if nothing changes, and never records an event', async () => {
  const tenant = await aTenant(database, 'platform')
  const { organization_id: _, ...customer } = await aCustomer(database, tenant.organization.id)
  expect(await update(tenant, customer.id, {})).toEqual(customer)
  expect(await update(tenant, customer.id, { name: customer.name, status: 'active' })).toEqual(customer)
  await update(tenant, customer.id, { name: 'Another' })
  expect(await recordedEvents(database, tenant.organization.id, customer.id)).toEqual([])
})

it('keeps concurrent changes of different fields', async () => {
  const tenant = await aTenant(database, 'platform')
  const { id } = await aCustomer(database, tenant.organization.id)
  await Promise.all([update(tenant, id, { name: 'Another' }), update(tenant, id, { external_id: 'x-1' })])
  const customer = await getCustomer(database, tenant.scope, { params: { id } })
  expect(customer).toMatchObject({ name: 'Another', external_id: 'x-1' })
})

it('does not find an unknown or foreign customer', async () => {
  const tenant = await aTenant(database, 'platform')
  const other = await aTenant(database, 'platform')
  const foreign = await aCustomer(database, other.organization.id)
  for (const id of [newId('customer'), foreign.id]) {
    await expectApiError(update(tenant, id, { name: 'Mine' }), 'resource_not_found', 'id')
  }
  const untouched = await getCustomer(database, other.scope, { params: { id: foreign.id } })
  expect(untouched).toMatchObject({ name: foreign.name, updated_at: foreign.updated_at })
})
