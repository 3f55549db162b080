import type { SubscribedEventType, WebhookSubscriptionUpdate } from '@channel/contract/types'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aLabel, aTenant, aWebhookSubscription, type Tenant } from '../../testing/index.ts'
import { deleteLabel } from '../labels/index.ts'
import { getWebhookSubscription } from './get-webhook-subscription.ts'
import { updateWebhookSubscription } from './update-webhook-subscription.ts'

const database = await sharedDatabase()
const disable = statement(
  'update_subscription_test_disable',
  `UPDATE webhook_subscriptions SET enabled = false, disabled_reason = 'failing' WHERE organization_id = $1 AND id = $2`,
)
const countHeaders = statement(
  'update_subscription_test_count_headers',
  'SELECT count(*) AS count FROM webhook_headers WHERE organization_id = $1',
)

function update({ scope }: Pick<Tenant, 'scope'>, id: string, body: WebhookSubscriptionUpdate) {
  return database.transaction((tx) => updateWebhookSubscription(tx, scope, { params: { id }, body }))
}

async function aSubscription() {
  const tenant = await aTenant(database)
  const { secret: _, ...subscription } = await aWebhookSubscription(database, tenant.organization.id, {
    description: 'Shop',
    phone_number_id: tenant.account.phone_number_id,
  })
  return { tenant, subscription, id: subscription.id }
}

it('sets given fields, clears null fields and keeps the others', async () => {
  const { tenant, subscription, id } = await aSubscription()
  const body = { url: 'https://other.example.com/', event_types: ['contact.updated' as const], description: null }
  const changed = await update(tenant, id, body)
  expect(changed).toEqual({ ...subscription, ...body, updated_at: changed.updated_at })
  expect(changed.updated_at > subscription.updated_at).toBe(true)
  expect(await update(tenant, id, { phone_number_id: null })).toMatchObject({ ...body, phone_number_id: null })
})

it('does nothing if nothing changes', async () => {
  const { tenant, subscription, id } = await aSubscription()
  const { url, description, event_types, enabled, phone_number_id, customer_id } = subscription
  expect(await update(tenant, id, {})).toEqual(subscription)
  const same = {
    url,
    description,
    event_types: event_types as SubscribedEventType[],
    enabled,
    phone_number_id,
    customer_id,
  }
  expect(await update(tenant, id, same)).toEqual(subscription)
})

it('clears disabled_reason when the subscription is enabled, and not before', async () => {
  const { tenant, id } = await aSubscription()
  await database.execute(disable, [tenant.organization.id, id])
  expect(await update(tenant, id, { enabled: false, description: 'x' })).toMatchObject({ disabled_reason: 'failing' })
  expect(await update(tenant, id, { enabled: true })).toMatchObject({ enabled: true, disabled_reason: null })
  expect(await update(tenant, id, { enabled: false })).toMatchObject({ enabled: false, disabled_reason: null })
})

it('refuses the same values as a creation, and changes nothing', async () => {
  const { tenant, subscription, id } = await aSubscription()
  const foreign = (await aTenant(database)).account.phone_number_id
  await expectApiError(update(tenant, id, { url: 'http://example.com/' }), 'invalid_field_value', 'url')
  await expectApiError(
    update(tenant, id, { event_types: ['contact.created', '*'] }),
    'invalid_field_value',
    'event_types',
  )
  for (const phone_number_id of ['999999999999', foreign]) {
    await expectApiError(update(tenant, id, { phone_number_id }), 'invalid_field_value', 'phone_number_id')
  }
  await expectApiError(update(tenant, id, { customer_id: 'cus_nonsense' }), 'invalid_field_value', 'customer_id')
  expect(await getWebhookSubscription(database, tenant.scope, { params: { id } })).toEqual(subscription)
})

it('replaces headers, keeps basic authentication, and removes both', async () => {
  const { tenant, id } = await aSubscription()
  const basic_auth = { username: 'channel', password: 'correct horse' }
  expect(await update(tenant, id, { headers: { a: '1' }, basic_auth })).toMatchObject({
    header_names: ['a'],
    has_basic_auth: true,
  })
  const replaced = await update(tenant, id, { headers: { b: '2', c: '3' } })
  expect(replaced).toMatchObject({ header_names: ['b', 'c'], has_basic_auth: true })
  expect((await update(tenant, id, { description: 'Other' })).header_names).toEqual(['b', 'c'])
  await expectApiError(update(tenant, id, { headers: { authorization: 'x' } }), 'invalid_field_value', 'headers')
  const removed = await update(tenant, id, { headers: null, basic_auth: null })
  expect(removed).toMatchObject({ header_names: [], has_basic_auth: false })
  expect(await database.query(countHeaders, [tenant.organization.id])).toEqual([{ count: 0 }])
})

it('sets and clears filters, and does not check a label that was deleted since', async () => {
  const { tenant, id } = await aSubscription()
  const { id: label } = await aLabel(database, tenant.team)
  const filters = { label_ids: [label], message_types: ['text'], direction: 'inbound', thin_payload: true } as const
  expect(await update(tenant, id, { ...filters, label_ids: [label] })).toMatchObject(filters)
  await database.transaction((tx) => deleteLabel(tx, tenant.scope, { params: { id: label } }))
  expect(await update(tenant, id, { label_ids: [label], description: 'Other' })).toMatchObject({ label_ids: [label] })
  const cleared = { label_ids: null, message_types: null, direction: null, thin_payload: false }
  expect(await update(tenant, id, cleared)).toMatchObject(cleared)
  await expectApiError(update(tenant, id, { label_ids: [label] }), 'invalid_field_value', 'label_ids')
})
