import { statement, type WebhookHeaderRow, type WebhookSecretRow } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { unseal } from '../../mechanisms/sealing/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aCustomer,
  aLabel,
  anOrganization,
  aScope,
  aTenant,
  aWebhookSubscription,
  recordedEvents,
} from '../../testing/index.ts'
import { updateOrganization } from '../organizations/index.ts'
import { deleteWebhookSubscription } from './delete-webhook-subscription.ts'
import { getWebhookSubscription } from './get-webhook-subscription.ts'
import { secretContext } from './new-secret.ts'
import { openWebhookHeaders } from './webhook-headers.ts'

const database = await sharedDatabase()
const storedSecrets = statement(
  'create_subscription_test_secrets',
  'SELECT * FROM webhook_secrets WHERE organization_id = $1',
)
const storedHeaders = statement(
  'create_subscription_test_headers',
  'SELECT * FROM webhook_headers WHERE organization_id = $1',
)

it('creates a subscription with a secret, which only the response contains', async () => {
  const { id: organizationId } = await anOrganization(database)
  const created = await aWebhookSubscription(database, organizationId, {
    url: 'https://hooks.example.com/channel?a=b',
    description: 'Shop',
    event_types: ['contact.created', 'contact.deleted'],
  })
  const { secret, ...subscription } = created
  expect(subscription).toEqual({
    id: expect.stringMatching(/^wbs_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'webhook_subscription',
    url: 'https://hooks.example.com/channel?a=b',
    description: 'Shop',
    event_types: ['contact.created', 'contact.deleted'],
    enabled: true,
    disabled_reason: null,
    phone_number_id: null,
    customer_id: null,
    label_ids: null,
    message_types: null,
    direction: null,
    thin_payload: false,
    ordering: 'none',
    buffer: null,
    header_names: [],
    has_basic_auth: false,
    secrets: [
      {
        id: expect.stringMatching(/^whk_[0-9A-HJKMNP-TV-Z]{26}$/),
        hint: secret.slice(-4),
        created_at: created.created_at,
        expires_at: null,
      },
    ],
    created_at: expect.stringMatching(/\.\d{6}Z$/),
    updated_at: created.created_at,
  })
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(24)
  const scope = aScope(organizationId)
  expect(await getWebhookSubscription(database, scope, { params: { id: created.id } })).toEqual(subscription)
  expect(await recordedEvents(database, organizationId)).toEqual([])
})

it('stores the secret encrypted with CHANNEL_SECRET', async () => {
  const { id: organizationId } = await anOrganization(database)
  const { secret } = await aWebhookSubscription(database, organizationId)
  const [row] = await database.query<WebhookSecretRow>(storedSecrets, [organizationId])
  if (row === undefined) throw new Error('There is no secret.')
  expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length, -4))
  expect(row.sealed.includes(secret.slice('whsec_'.length))).toBe(false)
  const sealed = { sealed: row.sealed, key_id: row.key_id }
  expect(unseal(aScope(organizationId).secrets, secretContext(organizationId, row.id), sealed)).toBe(secret)
})

it('stores headers encrypted with CHANNEL_SECRET, and shows only their names', async () => {
  const { id: organization_id } = await anOrganization(database)
  const headers = { 'X-Gateway-Key': 'open sesame', 'x-a': '1' }
  const basic_auth = { username: 'channel', password: 'correct horse' }
  const subscription = await aWebhookSubscription(database, organization_id, { headers, basic_auth })
  expect(subscription).toMatchObject({ header_names: ['x-a', 'x-gateway-key'], has_basic_auth: true })
  expect(JSON.stringify(subscription)).not.toMatch(/sesame|horse/)
  const [row] = await database.query<WebhookHeaderRow>(storedHeaders, [organization_id])
  expect(row!.sealed.includes('sesame')).toBe(false)
  const sealed = { key_id: row!.key_id, sealed: row!.sealed.toString('base64') }
  const key = { organization_id, subscription_id: subscription.id }
  expect(openWebhookHeaders(aScope(organization_id).secrets, key, sealed)).toEqual({
    'x-gateway-key': 'open sesame',
    'x-a': '1',
    authorization: `Basic ${btoa('channel:correct horse')}`,
  })
})

it('accepts only labels of the organization', async () => {
  const [mine, theirs] = [await aTenant(database), await aTenant(database)]
  const { id } = await aLabel(database, mine.team)
  const create = (label_ids: string[]) => aWebhookSubscription(database, mine.organization.id, { label_ids })
  expect((await create([id])).label_ids).toEqual([id])
  await expectApiError(create([id, (await aLabel(database, theirs.team)).id]), 'invalid_field_value', 'label_ids')
})

it('accepts the organization’s account and customer, and returns the same error for unknown and foreign ones', async () => {
  const [mine, theirs] = [await aTenant(database, 'platform'), await aTenant(database, 'platform')]
  const customers = [await aCustomer(database, mine.organization.id), await aCustomer(database, theirs.organization.id)]
  const filters = { phone_number_id: mine.account.phone_number_id, customer_id: customers[0]?.id ?? '' }
  expect(await aWebhookSubscription(database, mine.organization.id, filters)).toMatchObject(filters)

  for (const [field, foreign, unknown] of [
    ['phone_number_id', theirs.account.phone_number_id, '999999999999'],
    ['customer_id', customers[1]?.id ?? '', 'cus_nonsense'],
  ] as const) {
    const messages = []
    for (const value of [foreign, unknown]) {
      const attempt = aWebhookSubscription(database, mine.organization.id, { ...filters, [field]: value })
      const error = await expectApiError(attempt, 'invalid_field_value', field)
      messages.push(error.message.replace(value, 'ID'))
    }
    expect(new Set(messages).size).toBe(1)
  }
})

it('refuses * together with other types, and a URL that is not allowed', async () => {
  const { id } = await anOrganization(database)
  const both = aWebhookSubscription(database, id, { event_types: ['*', 'contact.created'] })
  await expectApiError(both, 'invalid_field_value', 'event_types')
  await expectApiError(aWebhookSubscription(database, id, { url: 'http://example.com/' }), 'invalid_field_value', 'url')
})

it('refuses a subscription beyond the limit of the organization, and counts no deleted ones', async () => {
  const { id } = await anOrganization(database)
  const limit = (max_webhook_subscriptions: number | null) =>
    database.transaction((tx) => updateOrganization(tx, { id, max_webhook_subscriptions }))
  const create = () => aWebhookSubscription(database, id)
  expect((await limit(3)).max_webhook_subscriptions).toBe(3)
  // Concurrent requests do not exceed it.
  const results = await Promise.allSettled(Array.from({ length: 5 }, create))
  const created = results.filter((result) => result.status === 'fulfilled')
  expect(created).toHaveLength(3)
  await expectApiError(create(), 'feature_not_entitled')
  const params = { id: created[0]!.value.id }
  await database.transaction((tx) => deleteWebhookSubscription(tx, aScope(id), { params }))
  await create()
  await expectApiError(create(), 'feature_not_entitled')
  await limit(null)
  await create()
})
