import { bulkReplayWebhookDeliveries, getWebhookDelivery } from '@channel/core/webhook-deliveries'
import { expect, it } from 'vitest'
import { claimDeliveries } from '../../src/deliveries/claim-deliveries.ts'
import { limitBacklogs } from '../../src/deliveries/limit-backlogs.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'

it('ends the newest deliveries beyond the limit as dead with a reason, and they can be replayed', async () => {
  const { database, subscribe, record, deliveries, engine, sink, scope, clock, anotherOrganization } =
    await aDeliveryScene()
  const subscription = await subscribe('/one')
  await record(subscription, 7)
  await record(await subscribe('/two'), 5)
  const other = await anotherOrganization()
  await other.record(await other.subscribe('/other'), 6)
  expect(await limitBacklogs(database, { max: 5, clock })).toBe(3)
  expect(await limitBacklogs(database, { max: 5, clock })).toBe(0)

  const own = (await deliveries()).filter(({ subscription_id }) => subscription_id === subscription.id)
  expect(own.map(({ status }) => status)).toEqual([...Array(5).fill('pending'), 'dead', 'dead'])
  const shown = await getWebhookDelivery(database, scope, { params: { id: own[6]!.id } })
  expect(shown).toMatchObject({ status: 'dead', dead_reason: 'backlog_full', next_attempt_at: null, attempt_count: 0 })
  expect((await getWebhookDelivery(database, scope, { params: { id: own[0]!.id } })).dead_reason).toBeNull()

  const body = { subscription_id: subscription.id, status: 'dead' as const }
  const replay = database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body }))
  expect(await replay).toEqual({ enqueued: 2, capped: false })
  engine()
  await expect.poll(() => sink.at('/one').length).toBe(7)
})

it('limits first attempts and replays separately, and leaves what a worker holds', async () => {
  const { database, subscribe, record, deliveries, scope, clock } = await aDeliveryScene()
  const { id } = await subscribe('/held')
  await record({ id }, 4)
  const body = { subscription_id: id }
  await database.transaction((tx) => bulkReplayWebhookDeliveries(tx, scope, { body }))
  expect(await limitBacklogs(database, { max: 3, clock })).toBe(2)
  const wanted = [{ organization_id: scope.organizationId, subscription_id: id, first: 2, retry: 0, replay: 2 }]
  await claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })
  expect(await limitBacklogs(database, { max: 0, clock })).toBe(2)
  expect((await deliveries()).filter(({ lease_token }) => lease_token !== null)).toHaveLength(4)
})
