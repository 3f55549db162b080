import { listUncertainSends } from '@channel/core/mechanisms/outbox'
import { updateOrganization } from '@channel/core/organizations'
import { anInboundMessage, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { readQueues, readRetentionLags, readSubscriptionHealth } from '../../src/readings/index.ts'
import { holdWork, releaseWork } from '../../src/restore/index.ts'
import { aSendScene } from '../support/send-scene.ts'

const seed = [
  `INSERT INTO provider_webhooks (body, phone_number_id, next_attempt_at)
   SELECT '', (n % 3)::text, now() - n * interval '1 millisecond' FROM generate_series(1, 10050) AS n WHERE $2::text <> $1`,
  // The worst case of a queue: the oldest item of one group is due for long, and another group waits for the future.
  `UPDATE provider_webhooks SET next_attempt_at = now() + interval '1 hour' WHERE phone_number_id = '1' AND $2::text <> $1`,
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, attempt_count, replayed_from, next_attempt_at)
   SELECT $1, 'wbd_' || n, $2, event.id, 'message.received', 'https://x.example', n - 1, CASE n WHEN 3 THEN 'wbd_1' END,
     now() - n * interval '1 minute' FROM (SELECT id FROM events LIMIT 1) AS event, generate_series(1, 3) AS n`,
  `INSERT INTO media (organization_id, id, phone_number_id, status, next_fetch_at)
   SELECT $1, 'med_1', phone_number_id, 'pending', now() - interval '5 minutes' FROM channel_accounts WHERE $2::text <> $1`,
  `INSERT INTO media (organization_id, id, phone_number_id, status, path, created_at)
   SELECT $1, 'med_2', phone_number_id, 'ready', 'file', now() - interval '9 days' FROM channel_accounts WHERE $2::text <> $1`,
  `INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload, state, next_attempt_at, called_at, uncertain_until)
   SELECT $1, id, phone_number_id, conversation_id, '{}', 'uncertain', NULL, now() - interval '1 hour', now() + interval '23 hours' FROM messages
   WHERE $2::text <> $1`,
].map((text, index) => statement(`test_readings_seed_${index}`, text))
const disable = statement(
  'test_readings_disable',
  "UPDATE webhook_subscriptions SET enabled = false, disabled_reason = 'gone', failing_since = now()",
)
const age = statement(
  'test_readings_age',
  "UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - interval '1 hour'",
)
const passHour = statement(
  'test_readings_pass_hour',
  "UPDATE restore_marker SET released_at = released_at - interval '1 hour'",
)
const addUncertain = statement(
  'test_readings_add_uncertain',
  `INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload, state, next_attempt_at, called_at, uncertain_until)
   SELECT organization_id, id, phone_number_id, conversation_id, '{}', 'uncertain', NULL, now() - interval '1 hour', now() + interval '23 hours'
   FROM messages`,
)
const makeDue = statement(
  'test_readings_make_due',
  "UPDATE message_sends SET next_attempt_at = now() - interval '10 minutes'",
)
const postponeFirst = statement(
  'test_readings_postpone_first',
  `UPDATE message_sends SET next_attempt_at = now() + interval '6 seconds'
   WHERE message_id = (SELECT message_id FROM message_sends ORDER BY created_at, message_id LIMIT 1)`,
)
const takeAll = statement(
  'test_readings_take_all',
  "UPDATE message_sends SET lease_token = gen_random_uuid(), leased_until = now() + interval '1 minute'",
)
const fail = statement('test_readings_fail', 'UPDATE webhook_subscriptions SET failing_since = now()')

it('reads depth and age of every queue, health of subscriptions, and the lag of retention', async () => {
  await using own = await createTestDatabase()
  const { organization, account } = await aTenant(own)
  const { id: subscription } = await aWebhookSubscription(own, organization.id)
  await anInboundMessage(own, account)
  const read = async () => {
    const states = await readQueues(own)
    return Object.fromEntries(states.map(({ queue, depth, oldestAge }) => [queue, [depth, Math.round(oldestAge / 10)]]))
  }
  const empty = { inbox: [0, 0], sends: [0, 0], uncertain_sends: [0, 0], media: [0, 0] }
  expect(await read()).toMatchObject({ ...empty, deliveries_retry: [0, 0], deliveries_replay: [0, 0] })
  const before = (await read()).deliveries_first?.[0] ?? 0
  const lags = async () =>
    new Map((await readRetentionLags(own)).map(({ kind, lag }) => [kind, Math.round(lag / 3_600)]))
  expect([...(await lags())].filter(([, lag]) => lag > 0)).toEqual([])

  for (const each of seed) await own.execute(each, [organization.id, subscription])
  await own.transaction((tx) => updateOrganization(tx, { id: organization.id, media_retention_days: 8 }))
  await own.execute(fail)
  const queues = await read()
  expect(queues).toMatchObject({ inbox: [10_000, 1], uncertain_sends: [1, 360], media: [1, 30] })
  expect(queues).toMatchObject({
    deliveries_first: [before + 1, 6],
    deliveries_retry: [1, 12],
    deliveries_replay: [1, 18],
  })
  expect(await readSubscriptionHealth(own)).toEqual({ failing: 1, disabled: 0 })
  expect(await lags()).toEqual(
    new Map([
      ['deliveries', 0],
      ['messages', 0],
      ['media', 24],
      ['idempotency_records', 0],
      ['provider_webhooks', 0],
    ]),
  )

  await own.execute(disable)
  expect(await readSubscriptionHealth(own)).toEqual({ failing: 0, disabled: 1 })
  expect(await read()).toMatchObject({ deliveries_first: [0, 0], deliveries_retry: [0, 0] })
})

it('counts work that is held after a restore, but not as late, nor when it has just been released', async () => {
  await using own = await createTestDatabase()
  const { organization, account } = await aTenant(own)
  await aWebhookSubscription(own, organization.id)
  await anInboundMessage(own, account)
  await own.execute(age)
  const read = async () => {
    const { depth, oldestAge } = (await readQueues(own)).find(({ queue }) => queue === 'deliveries_first')!
    return { depth, isLate: oldestAge > 3_000 }
  }
  await own.execute(addUncertain)
  // Rounded: both read the clock.
  const uncertainAges = async () => {
    const { oldestAge } = (await readQueues(own)).find(({ queue }) => queue === 'uncertain_sends')!
    return [oldestAge, (await listUncertainSends(own))[0]?.oldest_age_seconds ?? -1].map((age) => Math.round(age / 100))
  }
  const { depth } = await read()
  expect(await read()).toEqual({ depth, isLate: true })
  expect(await uncertainAges()).toEqual([36, 36])
  await holdWork(own, { reason: 'requested' })
  expect(await read()).toEqual({ depth, isLate: false })
  expect(await uncertainAges()).toEqual([0, 0])
  await releaseWork(own, organization.id)
  expect(await read()).toEqual({ depth, isLate: false })
  expect(await uncertainAges()).toEqual([0, 0])
  await own.execute(passHour)
  expect(await read()).toEqual({ depth, isLate: true })
  expect(await uncertainAges()).toEqual([36, 36])
})

it('counts messages that wait for the turn of their contact, but not as late', async () => {
  const { database, sendText, newRecipient } = await aSendScene()
  const to = await newRecipient()
  for (let number = 0; number < 3; number++) await sendText(`${number}`, { to })
  const read = async () => {
    const { depth, oldestAge } = (await readQueues(database)).find(({ queue }) => queue === 'sends')!
    return [depth, Math.round(oldestAge / 60)]
  }
  await database.execute(makeDue)
  expect(await read()).toEqual([3, 10])
  await database.execute(postponeFirst)
  expect(await read()).toEqual([3, 0])
  await sendText('to another contact')
  await database.execute(makeDue)
  await database.execute(postponeFirst)
  expect(await read()).toEqual([4, 10])
  await database.execute(takeAll)
  expect(await read(), 'a worker has them').toEqual([4, 0])
})
