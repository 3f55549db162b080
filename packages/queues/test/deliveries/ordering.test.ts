import { deleteContact } from '@channel/core/contacts'
import { anInboundMessage, type Tenant } from '@channel/core/testing'
import { deleteWebhookSubscription, updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { type Database, statement } from '@channel/db'
import { type Received, status } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { limitBacklogs } from '../../src/deliveries/limit-backlogs.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const ordered = { ordering: 'conversation', event_types: ['message.received'] } as const
const countInQueue = statement(
  'ordering_test_count_in_queue',
  'SELECT count(*) AS count FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL',
)
const skipAttempts = statement(
  'ordering_test_skip_attempts',
  `UPDATE webhook_deliveries SET attempt_count = 9 WHERE status = 'failed'`,
)

/** A conversation that messages can be added to. */
function aConversation(database: Database, { account }: Pick<Tenant, 'account'>, number: number) {
  const from = { phone_number: `+49151${10_000_000 + number}`, name: 'Ana Souza' }
  return (content: string) => anInboundMessage(database, account, { from, content })
}

const contentOf = ({ body }: Received): string => JSON.parse(body).data.object.content
const conversationOf = ({ body }: Received): string => JSON.parse(body).data.object.conversation_id

it('sends the events of a conversation one after the other, and those of others meanwhile', async () => {
  const { subscribe, database, tenant, sink, engine, deliveries } = await aDeliveryScene()
  await subscribe('/hook', ordered)
  const [one, other] = [aConversation(database, tenant, 1), aConversation(database, tenant, 2)]
  let respond: (() => void) | undefined
  sink.respond('/hook', (request, response) => {
    if (contentOf(request) === 'a1') respond = () => response.end()
    else response.end()
  })
  const contents = () => sink.received.map(contentOf)
  for (const content of ['a1', 'a2', 'a3']) await one(content)
  await other('b1')
  await other('b2')
  engine()
  await expect.poll(contents).toHaveLength(3)
  expect(contents().toSorted()).toEqual(['a1', 'b1', 'b2'])
  await expect.poll(() => respond).toBeDefined()
  // Those that wait are not in the queue.
  await expect.poll(async () => (await database.query(countInQueue))[0]).toEqual({ count: 1 })
  respond?.()
  await expect.poll(contents).toHaveLength(5)
  expect(contents().filter((each) => each.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
  expect(contents().filter((each) => each.startsWith('b'))).toEqual(['b1', 'b2'])
  await expect.poll(async () => (await deliveries()).every((each) => each.status === 'succeeded')).toBe(true)
})

it('sends many conversations with many events in order, by two workers', async () => {
  const { subscribe, database, tenant, sink, engine, deliveries, errors } = await aDeliveryScene()
  await subscribe('/hook', ordered)
  engine()
  engine()
  const conversations = Array.from({ length: 8 }, (_, index) => aConversation(database, tenant, index))
  await Promise.all(
    conversations.map(async (write) => {
      for (let index = 10; index < 30; index++) await write(`${index}`)
    }),
  )
  await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBe(160)
  const received = Map.groupBy(sink.received, conversationOf)
  expect(received.size).toBe(8)
  for (const each of received.values()) expect(each.map(contentOf)).toEqual(each.map(contentOf).toSorted())
  await expect.poll(async () => (await deliveries()).every((each) => each.status === 'succeeded')).toBe(true)
  expect(errors).toEqual([])
})

it('sends the next event when the earlier one is dead, not when it only failed', async () => {
  const { subscribe, database, tenant, sink, engine, deliveries, clock } = await aDeliveryScene()
  await subscribe('/hook', ordered)
  const write = aConversation(database, tenant, 1)
  await write('first')
  await write('second')
  sink.respond('/hook', (request, response) => status(contentOf(request) === 'first' ? 400 : 200)(request, response))
  const { wake } = engine()
  const statuses = async () => (await deliveries()).map((each) => each.status)
  await expect.poll(statuses).toEqual(['failed', 'pending'])
  await expect.poll(async () => (await database.query(countInQueue))[0]).toEqual({ count: 1 })
  await database.execute(skipAttempts)
  clock.advance(6_001)
  wake()
  await expect.poll(statuses).toEqual(['dead', 'succeeded'])
  expect(sink.received.map(contentOf)).toEqual(['first', 'first', 'second'])
})

it('orders events from then on, and sends those that wait after ordering is turned off', async () => {
  const { subscribe, database, tenant, scope, sink, engine } = await aDeliveryScene()
  const { id } = await subscribe('/hook', ordered)
  const write = aConversation(database, tenant, 1)
  for (const content of ['1', '2', '3']) await write(content)
  let respond: (() => void) | undefined
  sink.respond('/hook', (request, response) => {
    if (contentOf(request) === '1') respond = () => response.end()
    else response.end()
  })
  engine()
  await expect.poll(async () => (await database.query(countInQueue))[0]).toEqual({ count: 1 })
  const change = { params: { id }, body: { ordering: 'none' as const } }
  await database.transaction((tx) => updateWebhookSubscription(tx, scope, change))
  await write('4')
  await expect.poll(() => sink.received.map(contentOf)).toEqual(['1', '4'])
  respond?.()
  await expect.poll(() => sink.received.map(contentOf)).toEqual(['1', '4', '2', '3'])
})

it('limits how many wait for earlier ones', async () => {
  const { subscribe, database, tenant, sink, engine, deliveries, clock } = await aDeliveryScene()
  await subscribe('/hook', ordered)
  const write = aConversation(database, tenant, 1)
  for (const content of ['1', '2', '3', '4']) await write(content)
  sink.respond('/hook', () => undefined)
  const { stop } = engine({ graceMs: 1 })
  await expect.poll(async () => (await database.query(countInQueue))[0]).toEqual({ count: 1 })
  expect(await limitBacklogs(database, { max: 2, clock })).toBe(1)
  expect((await deliveries()).map((each) => each.status)).toEqual(['pending', 'pending', 'pending', 'dead'])
  await stop()
})

it('ends what waits when the subscription or the contact is deleted', async () => {
  const { subscribe, database, tenant, scope, sink, engine, deliveries } = await aDeliveryScene()
  const { id } = await subscribe('/hook', ordered)
  const [one, other] = [aConversation(database, tenant, 1), aConversation(database, tenant, 2)]
  const { contact_id } = await one('1')
  for (const content of ['2', '3']) await one(content)
  for (const content of ['4', '5', '6']) await other(content)
  sink.respond('/hook', status(503))
  engine()
  await expect.poll(async () => (await deliveries()).map((each) => each.status)).toContain('failed')
  await expect.poll(async () => (await database.query(countInQueue))[0]).toEqual({ count: 2 })
  const params = { phone_number_id: tenant.account.phone_number_id, id: contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  const statuses = async () => (await deliveries()).map((each) => each.status).toSorted()
  await expect.poll(statuses).toEqual(['dead', 'dead', 'dead', 'failed', 'pending', 'pending'])
  await database.transaction((tx) => deleteWebhookSubscription(tx, scope, { params: { id } }))
  await expect.poll(statuses).toEqual(Array.from({ length: 6 }, () => 'dead'))
})
