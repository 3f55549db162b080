import { aDeliveryClock } from '@channel/core/testing'
import type { Database } from '@channel/db'
import { type AttemptOutcome, claimDeliveries, recordAttempts } from '@channel/queues/deliveries'

/**
 * Attempts the pending deliveries of a subscription as the worker does, with this outcome instead of a request.
 *
 * @returns how many there were
 */
export async function attemptDeliveries(
  database: Database,
  { organizationId, subscriptionId }: { organizationId: string; subscriptionId: string },
  outcome: Partial<AttemptOutcome>,
): Promise<number> {
  const clock = aDeliveryClock()
  const wanted = [
    { organization_id: organizationId, subscription_id: subscriptionId, first: 99, retry: 99, replay: 99 },
  ]
  const { deliveries } = await claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })
  const none = { responseStatus: null, error: null, snippet: null, retryAfterMs: undefined, durationMs: 12 }
  const startedAtMs = clock.monotonicMs()
  const attempts = deliveries.map((delivery) => ({ delivery, outcome: { ...none, ...outcome }, startedAtMs }))
  await recordAttempts(database, clock, attempts)
  return deliveries.length
}
