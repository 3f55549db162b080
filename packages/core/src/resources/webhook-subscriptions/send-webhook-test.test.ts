import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aTenant, aWebhookSubscription, type Tenant } from '../../testing/index.ts'
import { getWebhookDelivery, listWebhookDeliveries } from '../webhook-deliveries/index.ts'
import { getWebhookSubscription } from './get-webhook-subscription.ts'
import { sendWebhookTest } from './send-webhook-test.ts'

const database = await sharedDatabase()

const test = ({ scope }: Pick<Tenant, 'scope'>, id: string) =>
  database.transaction((tx) => sendWebhookTest(tx, scope, { params: { id } }))

it('creates a delivery only for the subscription, regardless of its event types', async () => {
  const tenant = await aTenant(database)
  const { scope } = tenant
  const { id } = await aWebhookSubscription(database, scope.organizationId, { event_types: ['contact.deleted'] })
  await aWebhookSubscription(database, scope.organizationId)
  const delivery = await test(tenant, id)
  expect(delivery).toMatchObject({ subscription_id: id, event_type: 'webhook.test', status: 'pending' })
  expect((await listWebhookDeliveries(database, scope, { query: { limit: 10 } })).data).toEqual([delivery])
  const { payload } = await getWebhookDelivery(database, scope, { params: { id: delivery.id } })
  expect(payload).toMatchObject({
    id: delivery.event_id,
    type: 'webhook.test',
    phone_number_id: null,
    customer: null,
    data: { object: await getWebhookSubscription(database, scope, { params: { id } }) },
  })
  expect(JSON.stringify(payload)).not.toContain('whsec_')
})
