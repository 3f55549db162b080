import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { attachConversationLabel } from '../../resources/conversations/index.ts'
import { getWebhookDelivery, listWebhookDeliveries } from '../../resources/webhook-deliveries/index.ts'
import { deleteWebhookSubscription } from '../../resources/webhook-subscriptions/index.ts'
import {
  aContact,
  aCustomer,
  aLabel,
  anAccount,
  anInboundMessage,
  aTenant,
  aWebhookSubscription,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { recordEvent } from './record-event.ts'

const database = await sharedDatabase()
const deliveryUrl = statement(
  'record_event_test_url',
  'SELECT url FROM webhook_deliveries WHERE organization_id = $1 AND subscription_id = $2',
)

async function deliveriesOf({ scope }: Pick<Tenant, 'scope'>) {
  return (await listWebhookDeliveries(database, scope, { query: { limit: 100 } })).data
}

it('creates a pending delivery for each subscription of the type, with the event as its payload', async () => {
  const tenant = await aTenant(database)
  const { id: organizationId } = tenant.organization
  const url = 'https://hooks.example.com/contacts'
  const all = await aWebhookSubscription(database, organizationId)
  const some = await aWebhookSubscription(database, organizationId, { url, event_types: ['contact.created'] })
  await aWebhookSubscription(database, organizationId, { event_types: ['contact.updated'] })
  await aWebhookSubscription(database, (await aTenant(database)).organization.id)
  const contact = await aContact(database, tenant.account)
  const [event] = await recordedEvents(database, organizationId, contact.id)

  const deliveries = await deliveriesOf(tenant)
  expect(deliveries.map(({ subscription_id }) => subscription_id).toSorted()).toEqual([all.id, some.id].toSorted())
  for (const delivery of deliveries) {
    expect(delivery).toEqual({
      id: expect.stringMatching(/^wbd_[0-9A-HJKMNP-TV-Z]{26}$/),
      object: 'webhook_delivery',
      subscription_id: delivery.subscription_id,
      event_type: 'contact.created',
      event_id: event?.id,
      status: 'pending',
      dead_reason: null,
      attempt_count: 0,
      last_attempt_at: null,
      next_attempt_at: expect.stringMatching(/\.\d{6}Z$/),
      response_status: null,
      response_body_snippet: null,
      duration_ms: null,
      replayed_from: null,
      payload_erased_at: null,
      created_at: expect.stringMatching(/\.\d{6}Z$/),
    })
    const shown = await getWebhookDelivery(database, tenant.scope, { params: { id: delivery.id } })
    expect(shown).toEqual({ ...delivery, payload: event, attempts: [] })
  }
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2)
  expect(await database.query(deliveryUrl, [organizationId, some.id])).toEqual([{ url }])
})

it('respects the account and the customer of a subscription', async () => {
  const tenant = await aTenant(database, 'platform')
  const { id: organizationId } = tenant.organization
  const customer = await aCustomer(database, organizationId)
  const other = await anAccount(database, tenant.team, { customer_id: customer.id })
  const ofAccount = await aWebhookSubscription(database, organizationId, {
    phone_number_id: tenant.account.phone_number_id,
  })
  const ofCustomer = await aWebhookSubscription(database, organizationId, { customer_id: customer.id })
  await aWebhookSubscription(database, organizationId, {
    phone_number_id: tenant.account.phone_number_id,
    customer_id: customer.id,
  })
  await aContact(database, tenant.account)
  expect((await deliveriesOf(tenant)).map(({ subscription_id }) => subscription_id)).toEqual([ofAccount.id])
  await aContact(database, other)
  const later = (await deliveriesOf(tenant)).map(({ subscription_id }) => subscription_id)
  expect(later).toEqual([ofCustomer.id, ofAccount.id])
})

it('creates a held delivery for a disabled subscription, and none for a deleted one', async () => {
  const tenant = await aTenant(database)
  const { id: organizationId } = tenant.organization
  const disabled = await aWebhookSubscription(database, organizationId, { enabled: false })
  const { id } = await aWebhookSubscription(database, organizationId)
  await database.transaction((tx) => deleteWebhookSubscription(tx, tenant.scope, { params: { id } }))
  await aContact(database, tenant.account)
  expect(await deliveriesOf(tenant)).toMatchObject([{ subscription_id: disabled.id, status: 'pending' }])
})

it('gives each of several events the deliveries of its own filters, in the order of the events', async () => {
  const tenants = [await aTenant(database), await aTenant(database)]
  for (const { organization, account } of tenants) {
    const { phone_number_id } = account
    for (const event_types of [['*'], ['contact.deleted'], ['contact.updated']] as const) {
      await aWebhookSubscription(database, organization.id, { event_types: [...event_types], phone_number_id })
    }
  }
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  await database.transaction(async (tx) => {
    for (const number of numbers) {
      for (const { organization, account } of tenants) {
        const { phone_number, phone_number_id } = account
        recordEvent(tx, organization.id, {
          type: 'contact.deleted',
          created_at: '2026-11-20T09:14:07.482193Z',
          account: { phone_number, phone_number_id, customer: null },
          object: { id: `ctc_${number}`, object: 'contact', deleted: true },
        })
      }
    }
  })
  for (const tenant of tenants) {
    const deliveries = (await deliveriesOf(tenant)).toReversed()
    expect(deliveries).toHaveLength(2 * numbers.length)
    for (const subscription of new Set(deliveries.map(({ subscription_id }) => subscription_id))) {
      const ids = deliveries.filter((each) => each.subscription_id === subscription).map(({ event_id }) => event_id)
      expect(ids).toEqual(ids.toSorted())
      expect(new Set(ids).size).toBe(numbers.length)
    }
  }
})

it('creates nothing when the transaction is rolled back', async () => {
  const tenant = await aTenant(database)
  const { phone_number, phone_number_id } = tenant.account
  await aWebhookSubscription(database, tenant.organization.id)
  const attempt = database.transaction(async (tx) => {
    recordEvent(tx, tenant.organization.id, {
      type: 'contact.deleted',
      created_at: '2026-11-20T09:14:07.482193Z',
      account: { phone_number, phone_number_id, customer: null },
      object: { id: 'ctc_1', object: 'contact', deleted: true },
    })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await deliveriesOf(tenant)).toEqual([])
})

it('sends an event only to subscriptions whose filters all match', async () => {
  const { organization, team, account, scope } = await aTenant(database)
  const { id: organizationId } = organization
  const label = await aLabel(database, team)
  const from = { phone_number: '+4915112345678', name: 'Ana Souza' }
  const first = await anInboundMessage(database, account, { from })
  const params = { id: first.conversation_id }
  const of = (overrides: Parameters<typeof aWebhookSubscription>[2]) =>
    aWebhookSubscription(database, organizationId, {
      event_types: ['message.received', 'contact.created'],
      ...overrides,
    })
  const labelled = await of({ label_ids: [label.id] })
  const texts = await of({ message_types: ['text', 'image'], direction: 'inbound' })
  await of({ message_types: ['image'] })
  await of({ message_types: ['text'], direction: 'outbound' })
  const all = await of({})

  const receivers = async () => (await deliveriesOf({ scope })).map((delivery) => delivery.subscription_id).toSorted()
  await anInboundMessage(database, account, { from })
  expect(await receivers()).toEqual([texts.id, all.id].toSorted())
  await database.transaction((tx) => attachConversationLabel(tx, scope, { params, body: { label_id: label.id } }))
  await anInboundMessage(database, account, { from })
  expect(await receivers()).toEqual([texts.id, texts.id, all.id, all.id, labelled.id].toSorted())
  // A contact has no message and no conversation.
  await aContact(database, account)
  expect(await receivers()).toEqual([texts.id, texts.id, all.id, all.id, all.id, labelled.id].toSorted())
})
