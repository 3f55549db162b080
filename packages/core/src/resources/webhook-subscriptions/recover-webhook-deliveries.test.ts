import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aContact, aTenant, aWebhookSubscription, type Tenant } from '../../testing/index.ts'
import { listWebhookDeliveries } from '../webhook-deliveries/index.ts'
import { recoverWebhookDeliveries } from './recover-webhook-deliveries.ts'
import { updateWebhookSubscription } from './update-webhook-subscription.ts'

const database = await sharedDatabase()
const setStatus = statement(
  'recover_test_set_status',
  `UPDATE webhook_deliveries SET status = $3,
     next_attempt_at = CASE $3::text WHEN 'failed' THEN clock_timestamp() + interval '10 hours' END
   WHERE organization_id = $1 AND id = $2`,
)

async function aScene() {
  const tenant = await aTenant(database)
  const { id } = await aWebhookSubscription(database, tenant.organization.id, { event_types: ['contact.created'] })
  const recover = (since = '2026-01-01T00:00:00Z') =>
    database.transaction((tx) => recoverWebhookDeliveries(tx, tenant.scope, { params: { id }, body: { since } }))
  return { tenant, id, recover }
}

const newestFirst = async ({ scope }: Tenant, id: string) =>
  (await listWebhookDeliveries(database, scope, { query: { subscription_id: id, limit: 100 } })).data

/** @returns the delivery of a new contact, in this status */
async function aDelivery(tenant: Tenant, id: string, status: string) {
  await aContact(database, tenant.account)
  const [delivery] = await newestFirst(tenant, id)
  if (status !== 'pending') await database.execute(setStatus, [tenant.organization.id, delivery!.id, status])
  return delivery!
}

it('replays dead deliveries to the current URL, makes failed ones due, and leaves all others', async () => {
  const { tenant, id, recover } = await aScene()
  const dead = await aDelivery(tenant, id, 'dead')
  const failed = await aDelivery(tenant, id, 'failed')
  await aDelivery(tenant, id, 'succeeded')
  await aDelivery(tenant, id, 'pending')
  const url = 'https://moved.example.com/hooks'
  await database.transaction((tx) => updateWebhookSubscription(tx, tenant.scope, { params: { id }, body: { url } }))

  expect(await recover()).toMatchObject({ enqueued: 2, remaining: 0 })
  const all = await newestFirst(tenant, id)
  expect(all).toHaveLength(5)
  expect(all[0]).toMatchObject({ event_id: dead.event_id, replayed_from: dead.id, status: 'pending' })
  const retried = all.find((each) => each.id === failed.id)
  expect(Date.parse(retried!.next_attempt_at ?? '') - Date.now()).toBeLessThan(60_000)
})

it('sends an event once, however often it is called, and again if the replay is dead too', async () => {
  const { tenant, id, recover } = await aScene()
  const { event_id } = await aDelivery(tenant, id, 'dead')
  const calls = await Promise.all([recover(), recover(), recover()])
  expect(calls.map(({ enqueued }) => enqueued).toSorted()).toEqual([0, 0, 1])
  const [replay] = await newestFirst(tenant, id)
  await database.execute(setStatus, [tenant.organization.id, replay!.id, 'dead'])
  expect(await recover()).toMatchObject({ enqueued: 1 })
  const [again] = await newestFirst(tenant, id)
  expect(again).toMatchObject({ event_id, replayed_from: replay!.id })
  await database.execute(setStatus, [tenant.organization.id, again!.id, 'succeeded'])
  expect(await recover()).toMatchObject({ enqueued: 0 })
})

it('takes none from before the given time, and none of other subscriptions', async () => {
  const { tenant, id, recover } = await aScene()
  await aDelivery(tenant, id, 'dead')
  const other = await aWebhookSubscription(database, tenant.organization.id, { event_types: ['contact.created'] })
  await aDelivery(tenant, other.id, 'dead')
  expect(await recover('2999-01-01T00:00:00Z')).toMatchObject({ enqueued: 0, remaining: 0 })
  expect(await recover()).toMatchObject({ enqueued: 1, remaining: 0 })
})

it('sends 1,000 at a time, oldest first, and says how many remain', async () => {
  const { tenant, id, recover } = await aScene()
  const { event_id } = await aDelivery(tenant, id, 'dead')
  await database.execute(copyDead, [tenant.organization.id, id, event_id, 1_499])
  expect(await recover()).toMatchObject({ enqueued: 1_000, remaining: 500 })
  expect(await recover()).toMatchObject({ enqueued: 500, remaining: 0 })
  expect(await recover()).toMatchObject({ enqueued: 0, remaining: 0 })
})

const copyDead = statement(
  'recover_test_copy_dead',
  `WITH event AS (
     INSERT INTO events (organization_id, id, type, payload, created_at)
     SELECT $1, left(id, 14) || upper(left(md5($2 || number), 16)), type, payload, created_at
     FROM events, generate_series(1, $4::int) AS number WHERE organization_id = $1 AND id = $3
     RETURNING id
   )
   INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, status)
   SELECT $1, 'wbd_' || right(id, 26), $2, id, 'contact.created', 'https://hooks.example.com/', 'dead' FROM event`,
)
