import { setTimeout as delay } from 'node:timers/promises'
import { type Database, mainCell } from '@channel/db'
import { type Reading, type Sample, sample } from '@channel/metrics'
import type { QueueState } from '../leased/index.ts'
import { readQueues, waitingInQueues } from './read-queues.ts'
import { readRetentionLags } from './read-retention-lags.ts'
import { readSubscriptionHealth } from './read-subscription-health.ts'

export interface QueueReadingsOptions {
  readonly database: Database
  /** Reads the queue of jobs. */
  readonly readJobs: () => Promise<QueueState | undefined>
  /** Receives the errors of readings. Their metrics are absent meanwhile. */
  readonly onError: (error: Error) => void
}

/** How long a reading is used again. */
const minMs = 10_000
const maxMs = 60_000
/** How long a collection waits for a reading. Without the database, what the process knows of itself must not be late for its reader. */
const maxWaitMs = 2_000
/** How long the last reading stands in for one that takes longer. */
const maxAgeMs = 2 * maxMs
/** Of a slow one longer, so that readings take at most a fiftieth of the time of a connection: there may be many groups. */
const maxShare = 1 / 50

/** Readings of what waits in the database. However many readers there are, each is repeated only after a while. */
export function queueReadings({ database, readJobs, onError }: QueueReadingsOptions): Reading[] {
  const since = waitingInQueues()
  const queues = async () => {
    const jobs = await readJobs()
    const states = [...(await readQueues(database, since)), ...(jobs === undefined ? [] : [jobs])]
    return states.flatMap(({ queue, depth, oldestAge }) => [
      sample('channel.queue.depth', depth, { queue }),
      sample('channel.queue.oldest_age', oldestAge, { queue }),
    ])
  }
  const subscriptions = async () => {
    const { failing, disabled } = await readSubscriptionHealth(database)
    return [
      sample('channel.subscriptions.failing', failing, {}),
      sample('channel.subscriptions.disabled', disabled, {}),
    ]
  }
  const retention = async () =>
    (await readRetentionLags(database)).map(({ kind, lag }) => sample('channel.retention.lag', lag, { kind }))
  const { cell } = database
  // Without further cells nothing is labeled: what one cell shows stays as it is when the first is added.
  const labeled = (samples: readonly Sample[]) =>
    cell === mainCell ? samples : samples.map((each) => ({ ...each, labels: { ...each.labels, cell } }))
  return [queues, subscriptions, retention].map((read) => kept(async () => labeled(await read()), onError))
}

/** Reads again only when the last reading is old enough. */
function kept(read: () => Promise<readonly Sample[]>, onError: (error: Error) => void): Reading {
  let until = 0
  let reading: Promise<readonly Sample[]> = Promise.resolve([])
  let last: readonly Sample[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  async function readNow(): Promise<readonly Sample[]> {
    const since = performance.now()
    until = Number.POSITIVE_INFINITY
    last = await read().catch((error: Error) => {
      onError(error)
      return []
    })
    lastAt = performance.now()
    until = lastAt + Math.min(maxMs, Math.max(minMs, (lastAt - since) / maxShare))
    return last
  }
  return async () => {
    if (performance.now() >= until) reading = readNow()
    const inTime = await Promise.race([reading, delay(maxWaitMs, undefined, { ref: false })])
    return inTime ?? (performance.now() - lastAt < maxAgeMs ? last : [])
  }
}
