import { channel } from '../../client.ts'
import { type DeliverySearch, deliveryQuery } from './delivery-search.ts'
import { type ReplayStep, replaySteps } from './replay-steps.ts'

/** How many deliveries are counted: each hundred takes a request. */
const maxCounted = 5000

export interface ReplayPlan {
  readonly steps: readonly ReplayStep[]
  readonly count: number
  /** Whether there are older ones that were not counted. */
  readonly hasMore: boolean
}

interface Input {
  readonly subscriptionId: string
  readonly search: DeliverySearch
  readonly signal: AbortSignal
  /** Called with the number of deliveries found so far. */
  readonly onProgress: (count: number) => void
}

/** Finds the deliveries that match and can be replayed, and splits them into requests. */
export async function planReplay({ subscriptionId, search, signal, onProgress }: Input): Promise<ReplayPlan> {
  const filters = deliveryQuery(search)
  const query = { ...filters, subscription_id: subscriptionId, limit: 100 }
  const times: string[] = []
  let hasMore = false
  for await (const page of channel.webhookDeliveries.list(query, { signal }).pages()) {
    for (const { payload_erased_at, created_at } of page.data) if (payload_erased_at === null) times.push(created_at)
    onProgress(times.length)
    hasMore = page.has_more
    if (times.length >= maxCounted) break
  }
  return { steps: replaySteps(times, endOf(times[0], filters.created_before)), count: times.length, hasMore }
}

/**
 * The end of the last step, so that replays, which are deliveries too, are not replayed by the next step. It is not the
 * current time, because the clock of this computer may be ahead of the service's.
 */
function endOf(newest: string | undefined, limit: string | undefined): string {
  const end = newest === undefined ? Number.POSITIVE_INFINITY : Date.parse(newest) + 1
  if (limit !== undefined && Date.parse(limit) <= end) return limit
  return newest === undefined ? '' : new Date(end).toISOString()
}
