import { deleteContact, updateContact } from '@channel/core/contacts'
import { updateConversation } from '@channel/core/conversations'
import {
  aContact,
  aDeliveryClock,
  anInboundMessage,
  aTenant,
  aWebhookSubscription,
  newPhoneNumber,
  type Tenant,
} from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from '@channel/core/webhook-deliveries'
import { updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { createTestDatabase, sharedDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import type { AttemptOutcome } from '../../src/deliveries/attempt-outcome.ts'
import { type ClaimedDelivery, claimDeliveries } from '../../src/deliveries/claim-deliveries.ts'
import { recordAttempts } from '../../src/deliveries/record-attempts.ts'
import { releaseDeliveries } from '../../src/deliveries/release-deliveries.ts'

const shared = await sharedDatabase()
const readEvents = statement(
  'erase_contact_test_events',
  `SELECT type, contact_id, payload::text AS payload, payload_erased_at FROM events WHERE organization_id = $1 ORDER BY id`,
)
const replayAsBefore = statement(
  'erase_contact_test_replay',
  `INSERT INTO webhook_deliveries
     (organization_id, id, subscription_id, event_id, event_type, url, replayed_from, next_attempt_at)
   SELECT organization_id, $3, subscription_id, event_id, event_type, url, id, clock_timestamp()
   FROM webhook_deliveries WHERE organization_id = $1 AND id = $2`,
)
const readAttempts = statement(
  'erase_contact_test_attempts',
  'SELECT response_status, response_body_snippet FROM webhook_delivery_attempts WHERE organization_id = $1',
)

const countBlocked = statement(
  'erase_contact_test_blocked',
  `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)
const setContact = statement(
  'erase_contact_test_set_contact',
  'UPDATE events SET contact_id = $3 WHERE organization_id = $1 AND id = $2',
)
const lockEvent = statement(
  'erase_contact_test_lock',
  'SELECT FROM events WHERE organization_id = $1 AND id = $2 FOR SHARE',
)
const findUnlocked = statement(
  'erase_contact_test_unlocked',
  'SELECT id FROM events WHERE organization_id = $1 AND id = ANY ($2) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED',
)

const echo = 'You sent: Hello from Anna'
const responded = (responseStatus: number): AttemptOutcome => ({
  responseStatus,
  error: null,
  snippet: echo,
  retryAfterMs: undefined,
  durationMs: 12,
})

interface StoredEvent {
  readonly type: string
  readonly contact_id: string | null
  readonly payload: string
  readonly payload_erased_at: string | null
}

/** An organization with deliveries of a contact and its message. */
async function begin(database = shared) {
  const tenant = await aTenant(database)
  const { scope, account } = tenant
  const organizationId = scope.organizationId
  const { id: subscription_id } = await aWebhookSubscription(database, organizationId)
  const from = { phone_number: newPhoneNumber(), name: 'Anna Holm' }
  const message = await anInboundMessage(database, account, { from, content: 'Hello from Anna' })
  const clock = aDeliveryClock()
  const quotas = { first: 50, retry: 50, replay: 50 }
  const wanted = [{ organization_id: organizationId, subscription_id, ...quotas }]
  const at = (id: string) => ({ params: { phone_number_id: account.phone_number_id, id } })
  const list = async (query: object = {}) =>
    (await listWebhookDeliveries(database, scope, { query: { limit: 100, ...query } })).data.toReversed()
  return {
    database,
    tenant,
    clock,
    from,
    message,
    list,
    at,
    erase: (contact: string = message.contact_id) =>
      database.transaction((tx) => deleteContact(tx, scope, at(contact))),
    events: () => database.query<StoredEvent>(readEvents, [organizationId]),
    show: (id: string) => getWebhookDelivery(database, scope, { params: { id } }),
    claim: async () => (await claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })).deliveries,
    record: async (deliveries: readonly ClaimedDelivery[], outcome: AttemptOutcome) => {
      const startedAtMs = clock.monotonicMs()
      const attempts = deliveries.map((delivery) => ({ delivery, outcome, startedAtMs }))
      return (await recordAttempts(database, clock, attempts)).late
    },
    replay: (id: string) => database.transaction((tx) => replayWebhookDelivery(tx, scope, { params: { id } })),
    bulk: () => database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body: { subscription_id } })),
    disable: () =>
      database.transaction((tx) =>
        updateWebhookSubscription(tx, scope, { params: { id: subscription_id }, body: { enabled: false } }),
      ),
  }
}

async function beginInOwnDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { ...(await begin(database)), database }
}

async function changeAll({ scope, account }: Tenant, message: { contact_id: string; conversation_id: string }) {
  const { phone_number_id } = account
  await shared.transaction(async (tx) => {
    const contact = { phone_number_id, id: message.contact_id }
    await updateContact(tx, scope, { params: contact, body: { email: 'anna@example.com' } })
    const conversation = { phone_number_id, id: message.conversation_id }
    await updateConversation(tx, scope, { params: conversation, body: { status: 'pending' } })
  })
}

it('erases the payload of every event that shows the contact, and of no other event', async () => {
  const { tenant, message, erase, events, from } = await begin()
  await changeAll(tenant, message)
  const other = await anInboundMessage(shared, tenant.account, { from: { phone_number: newPhoneNumber() } })
  const before = await events()
  expect(before.filter(({ contact_id }) => contact_id === message.contact_id).map(({ type }) => type)).toEqual([
    'contact.created',
    'conversation.created',
    'message.received',
    'contact.updated',
    'conversation.updated',
  ])
  await erase()
  const after = await events()
  const erased = after.filter(({ payload_erased_at }) => payload_erased_at !== null)
  expect(erased).toHaveLength(5)
  for (const event of erased) expect(event).toMatchObject({ payload: 'null', contact_id: null })
  expect(JSON.stringify(after)).not.toContain(from.phone_number.slice(1))
  const remaining = after.filter(({ payload_erased_at }) => payload_erased_at === null)
  const ofOther = before.filter(({ contact_id }) => contact_id === other.contact_id)
  expect(remaining).toEqual(expect.arrayContaining(ofOther))
  expect(remaining.map(({ type }) => type)).toEqual([
    'account.connected',
    'contact.created',
    'conversation.created',
    'message.received',
    'contact.deleted',
  ])
})

it('erases the events of contacts that were merged into the contact, directly or indirectly', async () => {
  const { tenant, from, erase, events } = await begin()
  const write = (sender: object) => anInboundMessage(shared, tenant.account, { from: sender })
  const second = { bsuid: 'DE.second' }
  const third = { phone_number: newPhoneNumber() }
  await write(third)
  await write(second)
  // The second is merged with the third, then both with the first.
  await write({ ...third, ...second })
  const { contact_id } = await write({ ...from, ...second })
  const merged = (await events()).filter(({ type }) => type === 'contact.deleted')
  expect(merged).toHaveLength(2)
  await erase(contact_id)
  const left = (await events()).filter(({ payload_erased_at }) => payload_erased_at === null)
  expect(left.map(({ type }) => type)).toEqual([
    'account.connected',
    'contact.deleted',
    'contact.deleted',
    'contact.deleted',
  ])
})

it('shows erased deliveries without payload, with payload_erased_at', async () => {
  const { erase, list, show } = await begin()
  const before = await list()
  for (const { payload_erased_at } of before) expect(payload_erased_at).toBeNull()
  await erase()
  const [deleted, ...erased] = (await list()).toReversed()
  expect(erased).toHaveLength(3)
  for (const delivery of erased) {
    expect(delivery.payload_erased_at).toMatch(/\.\d{6}Z$/)
    expect(await show(delivery.id)).toEqual({ ...delivery, payload: null, attempts: [] })
  }
  expect(deleted).toMatchObject({ event_type: 'contact.deleted', payload_erased_at: null, status: 'pending' })
  expect((await show(deleted?.id ?? '')).payload).toMatchObject({ type: 'contact.deleted' })
})

it('marks pending deliveries of the contact as dead, even if the subscription is disabled, and sends only contact.deleted', async () => {
  const { erase, list, claim, record, clock, message, tenant, at, database, disable } = await beginInOwnDatabase()
  const [first] = await claim()
  await record([first!], responded(503))
  await releaseDeliveries(database, await claim())
  const other = await aContact(database, tenant.account)
  expect((await list()).map(({ status }) => status).toSorted()).toEqual(['failed', 'pending', 'pending', 'pending'])
  await erase()
  const erased = (await list()).filter(({ payload_erased_at }) => payload_erased_at !== null)
  expect(erased.map(({ status, next_attempt_at }) => [status, next_attempt_at])).toEqual(Array(3).fill(['dead', null]))
  clock.advance(86_400_000)
  const sent = (await claim()).map(({ payload }) => JSON.parse(payload) as { type: string; data: { object: object } })
  expect(sent.map(({ type }) => type)).toEqual(['contact.created', 'contact.deleted'])
  expect(sent[1]?.data.object).toEqual({
    ...at(message.contact_id).params,
    phone_number_id: undefined,
    object: 'contact',
    deleted: true,
  })
  await disable()
  await erase(other.id)
  expect((await list()).filter(({ status }) => status === 'dead')).toHaveLength(4)
})

it('erases response bodies of deliveries and attempts', async () => {
  const { erase, list, claim, record, clock, database, tenant, show } = await beginInOwnDatabase()
  await record(await claim(), responded(503))
  clock.advance(60_000)
  const again = await claim()
  await record(again.slice(0, 2), responded(200))
  await releaseDeliveries(database, again)
  expect((await list()).map((each) => each.response_body_snippet)).toEqual([echo, echo, echo])
  await erase()
  const erased = (await list()).filter(({ payload_erased_at }) => payload_erased_at !== null)
  expect(erased.map((each) => each.response_body_snippet)).toEqual([null, null, null])
  expect(erased.map(({ status }) => status).toSorted()).toEqual(['dead', 'succeeded', 'succeeded'])
  const attempts = await database.query<{ response_body_snippet: null }>(readAttempts, [tenant.organization.id])
  expect(attempts).toHaveLength(5)
  expect(attempts.filter(({ response_body_snippet }) => response_body_snippet !== null)).toEqual([])
  const respondedTwice = erased.find(({ attempt_count }) => attempt_count === 2)
  expect((await show(respondedTwice!.id)).attempts.map(({ response_status }) => response_status)).toEqual([503, 200])
})

it('records the result of an attempt in flight, without the response body, and does not retry', async () => {
  const { erase, list, claim, record, clock } = await beginInOwnDatabase()
  const [one, two, three] = await claim()
  await erase()
  expect(await record([one!], responded(200))).toBe(0)
  expect(await record([two!, three!], responded(503))).toBe(0)
  const shown = (id = '') => list().then((all) => all.find((each) => each.id === id))
  const recorded = { attempt_count: 1, next_attempt_at: null, response_body_snippet: null }
  expect(await shown(one?.id)).toMatchObject({ ...recorded, status: 'succeeded', response_status: 200 })
  expect(await shown(two?.id)).toMatchObject({ ...recorded, status: 'dead', response_status: 503 })
  expect(await shown(three?.id)).toMatchObject({ ...recorded, status: 'dead', response_status: 503 })
  clock.advance(7 * 86_400_000)
  expect((await claim()).map(({ payload }) => JSON.parse(payload).type)).toEqual(['contact.deleted'])
})

it('refuses to replay an erased delivery, whatever the state of its subscription', async () => {
  const { erase, list, replay, disable } = await begin()
  await erase()
  const [erased] = await list()
  await expectApiError(replay(erased!.id), 'webhook_payload_erased')
  await disable()
  await expectApiError(replay(erased!.id), 'webhook_payload_erased')
})

it('skips erased deliveries in a bulk replay', async () => {
  const { erase, list, bulk, tenant } = await begin()
  await aContact(shared, tenant.account)
  await erase()
  expect(await bulk()).toEqual({ enqueued: 2, capped: false })
  const replays = (await list()).filter(({ replayed_from }) => replayed_from !== null)
  expect(replays.map(({ event_type }) => event_type)).toEqual(['contact.created', 'contact.deleted'])
})

it.each(['replay', 'bulk replay'] as const)(
  'creates no %s of a delivery whose contact is being deleted',
  async (how) => {
    const { list, replay, bulk, tenant, message, at, database } = await beginInOwnDatabase()
    const [original] = await list()
    const deleting = Promise.withResolvers<void>()
    const replaying = Promise.withResolvers<void>()
    const deletion = database.transaction(async (tx) => {
      await deleteContact(tx, tenant.scope, at(message.contact_id))
      deleting.resolve()
      await replaying.promise
    })
    await deleting.promise
    const outcome = (how === 'replay' ? replay(original!.id) : bulk()).then(
      (result) => result,
      (error: { code: string }) => error.code,
    )
    await expect.poll(() => database.query(countBlocked)).toEqual([{ count: 1 }])
    replaying.resolve()
    await deletion
    expect(await outcome).toEqual(how === 'replay' ? 'webhook_payload_erased' : { enqueued: 0, capped: false })
    const waiting = (await list()).filter(({ next_attempt_at }) => next_attempt_at !== null)
    expect(waiting.map(({ event_type }) => event_type)).toEqual(['contact.deleted'])
  },
)

it('locks events in the order of their ids, as a bulk replay does', async () => {
  const { erase, list, tenant, message, database } = await beginInOwnDatabase()
  const organizationId = tenant.organization.id
  const [first, second, third] = (await list()).map(({ event_id }) => event_id)
  // The updates of an indexed column move the row of the first event behind the others.
  await database.execute(setContact, [organizationId, first, null])
  await database.execute(setContact, [organizationId, first, message.contact_id])
  const erasing = await database.transaction(async (tx) => {
    await tx.query(lockEvent, [organizationId, second])
    const running = erase()
    await expect.poll(() => database.query(countBlocked)).toEqual([{ count: 1 }])
    const unlocked = await database.query(findUnlocked, [organizationId, [first, third]])
    expect(unlocked).toEqual([{ id: third }])
    return { running }
  })
  await erasing.running
})

it('never sends an erased payload, even if an older version replays it', async () => {
  const { erase, list, claim, database, tenant } = await beginInOwnDatabase()
  const [original] = await list()
  await erase()
  const id = 'wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M'
  await database.execute(replayAsBefore, [tenant.organization.id, original!.id, id])
  const claimed = await claim()
  expect(claimed.map(({ payload }) => JSON.parse(payload).type)).toEqual(['contact.deleted'])
  const replayed = (await list()).find((each) => each.id === id)
  expect(replayed).toMatchObject({ status: 'dead', next_attempt_at: null, attempt_count: 0 })
  expect(replayed?.payload_erased_at).toMatch(/Z$/)
})
