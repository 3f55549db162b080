import type { Log } from '@channel/core/mechanisms/log'
import { attempted, count } from '@channel/metrics'

/** What has become of a call. */
export interface CallRecord {
  readonly outcome: 'succeeded' | 'failed'
  /** Whether the call failed for the last time. */
  readonly isGivenUp: boolean
  /** Whether its row was still that of the claim. */
  readonly isHeld: boolean
}

/** The name of a queue of calls. */
export type CallsQueue = 'quality_checks' | 'read_receipts' | 'sync_requests'

interface MeasuredCall {
  readonly queue: CallsQueue
  readonly organizationId: string
  readonly phoneNumberId: string
  readonly leaseMs: number
  readonly log: Log
}

/** Does the work of a call, counts it, and logs a call that is given up. */
export async function measureCall(
  { queue, leaseMs, log, ...call }: MeasuredCall,
  work: () => Promise<CallRecord>,
): Promise<void> {
  const startedMs = performance.now()
  const { outcome, isGivenUp, isHeld } = await work()
  attempted(queue, outcome, startedMs)
  // Otherwise the work was requested again during the call.
  const isLate = performance.now() - startedMs > leaseMs
  if (!isHeld && isLate) count('channel.lease.lost', { queue })
  if (isGivenUp && isHeld) log.warn({ part: queue, ...call }, 'A call of the provider has failed for the last time.')
}
