import { timeOfIds } from '@channel/core/mechanisms/ids'
import { aContact, aDeliveryClock, aTenant, aWebhookSubscription } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { claimDeliveries } from './claim-deliveries.ts'
import { WaitingDeliveries } from './find-due-subscriptions.ts'
import { findWaitingWeeks, type IdRange } from './find-waiting-weeks.ts'
import { recordAttempts } from './record-attempts.ts'

const dayMs = 86_400_000
const moveTo = statement(
  'waiting_weeks_test_move',
  `WITH event AS (UPDATE events SET id = 'evt_' || $2 || right(id, 16) WHERE organization_id = $1 RETURNING id)
   UPDATE webhook_deliveries SET id = 'wbd_' || $2 || right(webhook_deliveries.id, 16), event_id = event.id FROM event WHERE organization_id = $1`,
)

it('finds the weeks whose deliveries wait, in which claims find all', async () => {
  await using database = await createTestDatabase()
  const clock = aDeliveryClock()
  const { organization, account } = await aTenant(database)
  const { id } = await aWebhookSubscription(database, organization.id)
  await aContact(database, account)
  const timeOf = (daysAgo: number) => timeOfIds('event', new Date(Date.now() - daysAgo * dayMs).toISOString()).slice(4)
  const recent = await findWaitingWeeks(database)
  expect(recent.from > timeOf(8) && recent.from <= timeOf(0) && recent.to > timeOf(0) && recent.to <= timeOf(-8)).toBe(
    true,
  )

  const lanes = { first: 10, retry: 10, replay: 0 }
  const wanted = [{ organization_id: organization.id, subscription_id: id, ...lanes }]
  const claim = async (weeks: IdRange) => {
    const waiting = Object.assign(new WaitingDeliveries(), { weeks })
    return (await claimDeliveries(database, clock, { wanted, leaseMs: 60_000, waiting })).deliveries
  }
  for (const daysAgo of [20, 400, -30]) {
    await database.execute(moveTo, [organization.id, timeOf(daysAgo)])
    const { from, to } = await findWaitingWeeks(database)
    expect(from <= timeOf(daysAgo) && to > timeOf(daysAgo)).toBe(true)
    expect(await claim(recent)).toEqual([])
  }
  const [delivery] = await claim(await findWaitingWeeks(database))
  const outcome = { responseStatus: 200, error: null, snippet: null, retryAfterMs: undefined, durationMs: 1 }
  await recordAttempts(database, clock, [{ delivery: delivery!, outcome, startedAtMs: clock.monotonicMs() }])
  expect(await findWaitingWeeks(database)).toEqual(recent)
})
