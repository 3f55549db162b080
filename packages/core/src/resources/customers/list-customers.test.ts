import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, aTenant } from '../../testing/index.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list-customers.ts'

const database = await sharedDatabase()

it('lists the organization’s customers, newest first, in pages', async () => {
  const { scope, organization } = await aTenant(database, 'platform')
  const other = await aTenant(database, 'platform')
  await aCustomer(database, other.organization.id)
  const customers = []
  for (let index = 0; index < 3; index++) {
    const { id } = await aCustomer(database, organization.id)
    customers.unshift(await getCustomer(database, scope, { params: { id } }))
  }
  const first = await listCustomers(database, scope, { query: { limit: 2 } })
  expect(first).toEqual({ data: customers.slice(0, 2), has_more: true, next_cursor: expect.stringMatching(/^v1\./) })
  const cursor = first.next_cursor ?? undefined
  const second = await listCustomers(database, scope, { query: { limit: 2, cursor } })
  expect(second).toEqual({ data: customers.slice(2), has_more: false, next_cursor: null })
  await expectApiError(
    listCustomers(database, other.scope, { query: { limit: 2, cursor } }),
    'invalid_cursor',
    'cursor',
  )
})
