import { type EventOf, verifyWebhook } from '@channel/client'
import { deleteContact } from '@channel/core/contacts'
import { anInboundMessage, type Tenant } from '@channel/core/testing'
import { getWebhookDelivery, listWebhookDeliveries, replayWebhookDelivery } from '@channel/core/webhook-deliveries'
import { type Database, statement } from '@channel/db'
import { problemsOfEvent } from '@channel/test-kit'
import type { Received } from '@channel/test-kit/webhook-sink'
import { expect, it } from 'vitest'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const buffer = { seconds: 60, max: 3 }
const buffered = { buffer, event_types: ['message.received'] } as const
const readGroups = statement(
  'buffer_test_read_groups',
  `SELECT json_array_length(payload->'data'->'object'->'messages') AS count, status,
     extract(epoch FROM next_attempt_at - delivery.created_at)::float8 AS wait_seconds, lease_token
   FROM webhook_deliveries delivery JOIN events event USING (organization_id) WHERE event.id = event_id
   ORDER BY delivery.created_at`,
)
const setBack = statement(
  'buffer_test_set_back',
  `UPDATE webhook_deliveries SET created_at = created_at - interval '598 seconds' WHERE organization_id = $1`,
)

function aConversation(database: Database, { account }: Pick<Tenant, 'account'>, number: number) {
  const from = { phone_number: `+49151${10_000_000 + number}`, name: 'Ana Souza' }
  return (content: string, type = 'text') => anInboundMessage(database, account, { from, content, type })
}

const parse = ({ body }: Received) => JSON.parse(body) as EventOf<'messages.received'>
const contentsOf = (received: Received) => parse(received).data.object.messages.map(({ content }) => content)

it('sends the messages of a conversation as one event after the quiet period, signed and valid', async () => {
  const { subscribe, database, tenant, sink, engine, clock } = await aDeliveryScene()
  const { secret } = await subscribe('/hook', buffered)
  const write = aConversation(database, tenant, 1)
  const { wake } = engine()
  const first = await write('When do you open')
  await write('tomorrow?')
  await aConversation(database, tenant, 2)('Hello')
  expect(await database.query(readGroups)).toMatchObject([{ count: 2 }, { count: 1 }])
  clock.advance(59_000)
  wake()
  expect(sink.received).toEqual([])
  clock.advance(2_000)
  wake()
  await expect.poll(() => sink.received.length).toBe(2)
  const group = sink.received.find((each) => contentsOf(each).length === 2)!
  expect(await verifyWebhook(group.body, group.headers, { secret })).toMatchObject({
    type: 'messages.received',
    id: group.headers['webhook-id'],
    created_at: first.created_at,
    phone_number_id: tenant.account.phone_number_id,
    data: {
      object: { object: 'received_messages', conversation_id: first.conversation_id, contact_id: first.contact_id },
    },
  })
  expect(problemsOfEvent(parse(group))).toEqual([])
  expect(parse(group).data.object.messages[0]).toEqual(first)
  expect(contentsOf(group)).toEqual(['When do you open', 'tomorrow?'])
})

it('sends a full group at once, and begins another one', async () => {
  const { subscribe, database, tenant, sink, engine } = await aDeliveryScene()
  await subscribe('/hook', buffered)
  // Only the hint of a full group can wake the engine.
  engine({ pollMs: 600_000 })
  const write = aConversation(database, tenant, 1)
  for (const content of ['1', '2', '3', '4']) await write(content)
  await expect.poll(() => sink.received.map(contentsOf)).toEqual([['1', '2', '3']])
  await expect
    .poll(async () => (await database.query(readGroups)).at(-1))
    .toMatchObject({ count: 1, status: 'pending' })
})

it('waits no longer than ten times the quiet period', async () => {
  const { subscribe, database, tenant, scope } = await aDeliveryScene()
  await subscribe('/hook', { ...buffered, buffer: { seconds: 60, max: 50 } })
  const write = aConversation(database, tenant, 1)
  await write('1')
  await write('2')
  const [group] = await database.query<{ wait_seconds: number }>(readGroups)
  expect(Math.round(group!.wait_seconds)).toBe(60)
  await database.execute(setBack, [scope.organizationId])
  await write('3')
  expect(await database.query(readGroups)).toMatchObject([{ count: 3, wait_seconds: 600 }])
})

it('begins another group while one is being sent or has failed, and replays a group as it was', async () => {
  const { subscribe, database, tenant, scope, sink, engine, clock, deliveries } = await aDeliveryScene()
  const { id } = await subscribe('/hook', buffered)
  const write = aConversation(database, tenant, 1)
  sink.respond('/hook', (_request, response) => void response.writeHead(500).end())
  await write('1')
  const { wake } = engine()
  clock.advance(61_000)
  wake()
  await expect.poll(async () => (await deliveries()).map((each) => each.status)).toEqual(['failed'])
  await write('2')
  expect(await database.query(readGroups)).toMatchObject([{ count: 1 }, { count: 1 }])
  sink.respond('/hook', (_request, response) => void response.end())
  const { data } = await listWebhookDeliveries(database, scope, { query: { subscription_id: id, limit: 10 } })
  expect(data.map((each) => each.event_type)).toEqual(['messages.received', 'messages.received'])
  await database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id: data[1]!.id } }))
  await expect.poll(() => sink.received.map(contentsOf)).toContainEqual(['1'])
})

it('groups only messages that match the filters, and sends only ids with thin payloads', async () => {
  const { subscribe, database, tenant, sink, engine, clock } = await aDeliveryScene()
  await subscribe('/texts', { ...buffered, message_types: ['text'], thin_payload: true })
  await subscribe('/single', { event_types: ['message.received'] })
  const write = aConversation(database, tenant, 1)
  const [one, , three] = [await write('1'), await write('2', 'image'), await write('3')]
  const { wake } = engine()
  clock.advance(61_000)
  wake()
  await expect.poll(() => sink.received.length).toBe(4)
  expect(
    sink
      .at('/single')
      .map((each) => JSON.parse(each.body).data.object.content)
      .toSorted(),
  ).toEqual(['1', '2', '3'])
  const { conversation_id, contact_id } = one
  expect(JSON.parse(sink.at('/texts')[0]!.body)).toMatchObject({ object: 'thin_event', type: 'messages.received' })
  expect(parse(sink.at('/texts')[0]!).data).toEqual({
    object: {
      id: one.id,
      object: 'received_messages',
      conversation_id,
      contact_id,
      messages: [one, three].map(({ id }) => ({ id, object: 'message' })),
    },
  })
})

it('sends a group before later events of its conversation if the subscription is ordered', async () => {
  const { subscribe, database, tenant, sink, engine, clock, deliveries } = await aDeliveryScene()
  await subscribe('/hook', {
    buffer,
    ordering: 'conversation',
    event_types: ['message.received', 'conversation.created', 'conversation.updated'],
  })
  const write = aConversation(database, tenant, 1)
  await write('1')
  const { wake } = engine()
  const types = () => sink.received.map((each) => JSON.parse(each.body).type)
  // Recorded too: when the clock passes the end of its lease, it would be sent again.
  await expect.poll(async () => (await deliveries()).map((each) => each.status)).toContain('succeeded')
  expect(types()).toEqual(['conversation.created'])
  await write('2')
  clock.advance(61_000)
  wake()
  await expect.poll(types).toEqual(['conversation.created', 'messages.received', 'conversation.updated'])
  expect(contentsOf(sink.received[1]!)).toEqual(['1', '2'])
})

it('erases a group with its contact', async () => {
  const { subscribe, database, tenant, scope } = await aDeliveryScene()
  const { id } = await subscribe('/hook', buffered)
  const { contact_id } = await aConversation(database, tenant, 1)('My number is 4711')
  const params = { phone_number_id: tenant.account.phone_number_id, id: contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  const { data } = await listWebhookDeliveries(database, scope, { query: { subscription_id: id, limit: 10 } })
  const delivery = await getWebhookDelivery(database, scope, { params: { id: data[0]!.id } })
  expect(delivery).toMatchObject({ status: 'dead', payload: null })
})
