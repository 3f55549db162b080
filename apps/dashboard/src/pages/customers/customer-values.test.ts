import { expect, it } from 'vitest'
import type { Customer } from './customer-types.ts'
import { customerCreate, customerPatch, valuesOf } from './customer-values.ts'

const customer = { name: 'Nordlys', external_id: 'tenant-1', metadata: null } as unknown as Customer

it.each([
  ['nothing', {}, {}],
  ['a new name', { name: ' Nordlys Hotels ' }, { name: 'Nordlys Hotels' }],
  ['a cleared external id', { external_id: ' ' }, { external_id: null }],
  ['metadata', { metadata: '{"plan":"gold"}' }, { metadata: { plan: 'gold' } }],
])('sends %s', (_title, changes, patch) => {
  expect(customerPatch(customer, { ...valuesOf(customer), ...changes })).toEqual(patch)
})

it('creates a customer without the fields that are empty', () => {
  expect(customerCreate({ name: ' Nordlys ', external_id: '', metadata: '' })).toEqual({ name: 'Nordlys' })
})
