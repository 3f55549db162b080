import { channel } from '../../client.ts'
import type { DeliverySearch } from './delivery-search.ts'
import { deliveryQuery } from './delivery-search.ts'
import { type ReplayStep, replaySteps } from './replay-steps.ts'

/** How many deliveries are counted: each hundred takes a request. */
export const maxCounted = 5000

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
  // A fixed end, so that replays, which are deliveries too, are not replayed by the next step.
  const before = filters.created_before ?? new Date().toISOString()
  const query = { ...filters, created_before: before, subscription_id: subscriptionId, limit: 100 }
  const times: string[] = []
  let hasMore = false
  for await (const page of channel.webhookDeliveries.list(query, { signal }).pages()) {
    for (const { payload_erased_at, created_at } of page.data) if (payload_erased_at === null) times.push(created_at)
    onProgress(times.length)
    hasMore = page.has_more
    if (times.length >= maxCounted) break
  }
  return { steps: replaySteps(times, before), count: times.length, hasMore }
}
