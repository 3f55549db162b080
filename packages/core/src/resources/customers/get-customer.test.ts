import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, aTenant } from '../../testing/index.ts'
import { getCustomer } from './get-customer.ts'

const database = await sharedDatabase()

it('returns a customer of the organization, but not of another organization', async () => {
  const { scope, organization } = await aTenant(database, 'platform')
  const { organization_id: _, ...customer } = await aCustomer(database, organization.id)
  expect(await getCustomer(database, scope, { params: { id: customer.id } })).toEqual(customer)
  const foreign = await aCustomer(database, (await aTenant(database, 'platform')).organization.id)
  for (const id of [newId('customer'), foreign.id]) {
    await expectApiError(getCustomer(database, scope, { params: { id } }), 'resource_not_found', 'id')
  }
})
