import { sharedDatabase } from '@channel/test-kit'
import { it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant, type Tenant } from '../../testing/index.ts'
import { createCustomer } from './create-customer.ts'

const database = await sharedDatabase()

function create({ scope }: Tenant, body: Parameters<typeof createCustomer>[2]['body']) {
  return database.transaction((tx) => createCustomer(tx, scope, { body }))
}

it('refuses metadata that cannot be stored exactly', async () => {
  const tenant = await aTenant(database, 'platform')
  await expectApiError(
    create(tenant, { name: 'A', metadata: { text: 'x'.repeat(16_384) } }),
    'invalid_field_value',
    'metadata',
  )
})
