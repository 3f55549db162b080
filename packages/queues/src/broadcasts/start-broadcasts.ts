import { type HeldBroadcast, makeBroadcastMessages } from '@channel/core/broadcasts'
import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { broadcastsChannel } from '@channel/core/mechanisms/outbox'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import type { Database } from '@channel/db'
import { attempted } from '@channel/metrics'
import { type Capacity, type RowQueue, startRowQueue } from '../leased/index.ts'
import { claimBroadcasts, findDueBroadcasts } from './claim-broadcasts.ts'

export interface BroadcastsOptions {
  readonly database: Database
  /** The base URL of media in events. */
  readonly mediaBaseUrl: string
  /** Receives errors on our side. The queue continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
  /** That of the process. */
  readonly capacity?: Capacity
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  readonly limits?: Partial<typeof defaultLimits>
}

/** The limits of one worker. Times in milliseconds. */
const defaultLimits = {
  /** Max broadcasts whose messages are being made, which organizations share. More would only delay other work. */
  maxBroadcasts: 2,
  /** Max messages of a transaction, all that may wait: larger batches cost less for each message. */
  maxMessages: 160,
  /** Two seconds of the provider's pace: pausing and canceling have an effect soon, and no send has to wait for the next batch. */
  maxWaiting: 160,
  maxWaitingInBusinessApp: 40,
  /** Until the next messages of a broadcast. They are found within another `pollMs`: a number sends up to 120 meanwhile. */
  pauseMs: 1_000,
  leaseMs: 30_000,
  pollMs: 500,
  /** How long a stop waits for the transactions in progress. */
  graceMs: 8_000,
}

/**
 * Makes the messages of broadcasts that run, a batch of each in turn, only as far ahead as they can be sent. If a worker dies, its
 * batch is rolled back, and another worker makes it when the lease has expired.
 */
export function startBroadcasts({
  database,
  mediaBaseUrl,
  capacity,
  onError,
  onStep,
  clock = systemDeliveryClock,
  ...options
}: BroadcastsOptions): RowQueue {
  const limits = { ...defaultLimits, ...options.limits }
  const { maxBroadcasts, leaseMs, pollMs, graceMs } = limits
  return startRowQueue({
    database,
    queue: 'broadcasts',
    capacity,
    channel: broadcastsChannel,
    pollMs,
    graceMs,
    onError,
    onStep,
    maxRows: maxBroadcasts,
    findDue: () => findDueBroadcasts(database, clock),
    claim: (wanted) => claimBroadcasts(database, clock, { wanted, leaseMs }),
    work,
  })

  async function work(held: HeldBroadcast): Promise<void> {
    const startedMs = performance.now()
    const now = () => new Date(Date.now() + clock.aheadMs())
    const scope = { organizationId: held.organization_id, mediaBaseUrl, now }
    const pace = { ...limits, aheadMs: clock.aheadMs() }
    try {
      await rerunDeadlocked(database, (tx) => makeBroadcastMessages(tx, scope, held, pace))
      attempted('broadcasts', 'succeeded', startedMs)
    } catch (error) {
      // It is due again when the lease has expired.
      attempted('broadcasts', 'failed', startedMs)
      onError(error as Error)
    }
  }
}
