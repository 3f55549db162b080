import { createHash } from 'node:crypto'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { updateCustomer } from '../customers/index.ts'
import { updateOrganization } from '../organizations/index.ts'
import { createSetupLink } from './create-setup-link.ts'

const database = await sharedDatabase()

const storedLinks = statement(
  'testing_setup_links',
  `SELECT link.*, token.hash FROM customer_setup_links link
   JOIN setup_link_tokens token ON token.organization_id = link.organization_id AND token.setup_link_id = link.id
   WHERE link.organization_id = $1`,
)
const storedTokens = statement('testing_setup_tokens', 'SELECT hash FROM setup_link_tokens WHERE organization_id = $1')

function create({ scope }: Tenant, customer_id: string, redirects: { success_redirect_url?: string } = {}) {
  const body = { expires_in_hours: 1.5, ...redirects }
  const input = { params: { customer_id }, body }
  return database.transaction((tx) => createSetupLink(tx, scope, input, { publicUrl: 'https://api.example.com' }))
}

it('stores only the hash of the token', async () => {
  const tenant = await aTenant(database, 'platform')
  const { id } = await aCustomer(database, tenant.organization.id)
  const link = await create(tenant, id, { success_redirect_url: 'https://app.example.com/' })
  const token = link.setup_url.slice('https://api.example.com/setup/'.length)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const [row, ...others] = await database.query<{ hash: Buffer }>(storedLinks, [tenant.organization.id])
  expect(others).toEqual([])
  expect(row).toMatchObject({
    id: link.id,
    customer_id: id,
    success_redirect_url: 'https://app.example.com/',
    failure_redirect_url: null,
    expires_at: link.expires_at,
  })
  expect(row?.hash).toEqual(createHash('sha256').update(token).digest())
  expect(JSON.stringify(row)).not.toContain(token)
})

it('records no event, and does not change the customer', async () => {
  const tenant = await aTenant(database, 'platform')
  const customer = await aCustomer(database, tenant.organization.id)
  const before = await recordedEvents(database, tenant.organization.id)
  await create(tenant, customer.id)
  expect(await recordedEvents(database, tenant.organization.id)).toEqual(before)
  const { organization_id: _, ...same } = customer
  const unchanged = { params: { id: customer.id }, body: {} }
  expect(await database.transaction((tx) => updateCustomer(tx, tenant.scope, unchanged))).toEqual(same)
})

it('stores neither link nor token if it fails', async () => {
  const tenant = await aTenant(database, 'platform')
  const { id } = await aCustomer(database, tenant.organization.id)
  const foreign = await aCustomer(database, (await aTenant(database, 'platform')).organization.id)
  await expectApiError(create(tenant, foreign.id), 'resource_not_found', 'customer_id')
  await expectApiError(
    create(tenant, id, { success_redirect_url: 'http://localhost/' }),
    'invalid_field_value',
    'success_redirect_url',
  )
  const suspend = { params: { id }, body: { status: 'suspended' as const } }
  await database.transaction((tx) => updateCustomer(tx, tenant.scope, suspend))
  await expectApiError(create(tenant, id), 'customer_suspended', 'customer_id')
  await database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, state: 'inactive' }))
  await expectApiError(create(tenant, id), 'subscription_inactive')
  expect(await database.query(storedLinks, [tenant.organization.id])).toEqual([])
  expect(await database.query(storedTokens, [tenant.organization.id])).toEqual([])
})
