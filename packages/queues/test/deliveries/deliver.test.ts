import { createHmac } from 'node:crypto'
import { aContact, recordedEvents } from '@channel/core/testing'
import { bulkReplayWebhookDeliveries, replayWebhookDelivery } from '@channel/core/webhook-deliveries'
import {
  createWebhookSecret,
  deleteWebhookSubscription,
  sendWebhookTest,
  updateWebhookSubscription,
} from '@channel/core/webhook-subscriptions'
import { status } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const signature = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64')}`

it('sends a signed event soon after its commit, and records it', async () => {
  const { subscribe, tenant, database, sink, engine, deliveries, scope, errors } = await aDeliveryScene()
  const subscription = await subscribe('/hook')
  // Only the hint can wake the engine.
  const { stop } = engine({ pollMs: 600_000 })
  const contact = await aContact(database, tenant.account)
  await expect.poll(() => sink.received).toHaveLength(1)
  const [event] = await recordedEvents(database, scope.organizationId, contact.id)
  const [{ headers, body }] = sink.received as [(typeof sink.received)[0]]
  expect(JSON.parse(body)).toEqual(event)
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': event?.id })
  expect(headers).not.toHaveProperty('accept-encoding')
  const timestamp = String(headers['webhook-timestamp'])
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  expect(headers['webhook-signature']).toBe(signature(subscription.secret, `${event?.id}.${timestamp}.${body}`))
  await stop()
  expect(await deliveries()).toMatchObject([
    { status: 'succeeded', attempt_count: 1, lease_token: null, attempts: [{ error: null, status: 200 }] },
  ])
  expect(errors).toEqual([])
})

it('signs with every valid secret', async () => {
  const { subscribe, tenant, database, sink, engine, scope } = await aDeliveryScene()
  const { id, secret } = await subscribe('/hook')
  const added = await database.transaction((tx) =>
    createWebhookSecret(tx, scope, { params: { id }, body: { expire_previous_in_hours: 24 } }),
  )
  engine()
  await aContact(database, tenant.account)
  await expect.poll(() => sink.received).toHaveLength(1)
  const [{ headers, body }] = sink.received as [(typeof sink.received)[0]]
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = [added.secret, secret].map((each) => signature(each, signed)).join(' ')
  expect(headers['webhook-signature']).toBe(expected)
})

it('retries on schedule, with the same id', async () => {
  const { subscribe, record, sink, engine, deliveries, clock } = await aDeliveryScene()
  await record(await subscribe('/hook'), 1)
  sink.respond(undefined, status(503))
  const { wake } = engine()
  const attempts = (count: number) => async () => (await deliveries())[0]?.attempt_count === count
  await expect.poll(attempts(1)).toBe(true)
  sink.respond(undefined, status(200))
  clock.advance(6_001)
  wake()
  await expect.poll(attempts(2)).toBe(true)
  expect(await deliveries()).toMatchObject([{ status: 'succeeded', attempts: [{ status: 503 }, { status: 200 }] }])
  expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

it('sends replays to the URL of the original', async () => {
  const { subscribe, tenant, database, sink, engine, deliveries, scope } = await aDeliveryScene()
  const { id } = await subscribe('/old')
  engine()
  await aContact(database, tenant.account)
  await expect.poll(() => sink.at('/old')).toHaveLength(1)
  const body = { url: `${sink.url}/new` }
  const moving = { ...scope, development: true }
  await database.transaction((tx) => updateWebhookSubscription(tx, moving, { params: { id }, body }))
  const [original] = await deliveries()
  await database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: original?.id ?? '' } }))
  await expect.poll(() => sink.at('/old')).toHaveLength(2)
  const [first, second] = sink.at('/old')
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  // Later events go to the new URL.
  await aContact(database, tenant.account)
  await expect.poll(() => sink.at('/new')).toHaveLength(1)
  expect(sink.at('/old')).toHaveLength(2)
})

it('sends bulk replays once for each match, and sends test events of a subscription', async () => {
  const { subscribe, record, tenant, database, sink, engine, deliveries, scope } = await aDeliveryScene()
  const { id } = await subscribe('/hook')
  await record({ id }, 5)
  engine({ pollMs: 600_000 })
  const succeeded = async () => (await deliveries()).filter((each) => each.status === 'succeeded').length
  await expect.poll(succeeded).toBe(5)
  const body = { subscription_id: id, status: 'succeeded' } as const
  const replay = () => database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body }))
  expect(await replay()).toEqual({ enqueued: 5, capped: false })
  await expect.poll(succeeded).toBe(10)
  const ids = sink.at('/hook').map(({ headers }) => String(headers['webhook-id']))
  expect(ids.slice(5).toSorted()).toEqual(ids.slice(0, 5).toSorted())

  await subscribe('/other')
  const testDelivery = await database.transaction((tx) => sendWebhookTest(tx, scope, { params: { id } }))
  await aContact(database, tenant.account)
  await expect.poll(() => sink.received.length).toBe(13)
  const tests = sink.received.filter(({ body }) => JSON.parse(body).type === 'webhook.test')
  expect(tests).toMatchObject([{ path: '/hook', headers: { 'webhook-id': testDelivery.event_id } }])
})

it('holds deliveries of a disabled subscription, and sends them when it is enabled', async () => {
  const { subscribe, record, sink, engine, deliveries, scope, database } = await aDeliveryScene()
  const held = await subscribe('/held')
  const change = (body: object) =>
    database.transaction((tx) =>
      updateWebhookSubscription(tx, { ...scope, development: true }, { params: { id: held.id }, body }),
    )
  await change({ enabled: false })
  await record(held, 3)
  await record(await subscribe('/other'), 1)
  engine({ pollMs: 600_000 })
  await expect.poll(() => sink.at('/other')).toHaveLength(1)
  expect(sink.at('/held')).toEqual([])
  await change({ enabled: true })
  await expect.poll(() => sink.at('/held')).toHaveLength(3)
  await expect.poll(async () => (await deliveries()).every((each) => each.status === 'succeeded')).toBe(true)
})

it('ends pending deliveries of a deleted subscription without sending them', async () => {
  const { subscribe, record, sink, engine, deliveries, waiting, scope, database } = await aDeliveryScene()
  const gone = await subscribe('/gone')
  await record(gone, 1_500)
  await database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params: { id: gone.id } }))
  engine()
  await expect.poll(waiting).toBe(0)
  expect((await deliveries()).every((each) => each.status === 'dead' && each.attempt_count === 0)).toBe(true)
  expect(sink.received).toEqual([])
})
