import type { Database } from '@channel/db'
import { LeasedQueue } from './leased-queue.ts'

export interface RowQueueOptions<Row> {
  readonly database: Pick<Database, 'listen'>
  /** Notifications on this channel wake the queue up. */
  readonly channel?: string
  /** How often to claim without a notification, in milliseconds. */
  readonly pollMs: number
  /** How long a stop waits for work in flight, in milliseconds. */
  readonly graceMs: number
  /** Max rows in work. */
  readonly maxRows: number
  /** Claims up to `limit` due rows. */
  readonly claim: (limit: number) => Promise<readonly Row[]>
  /** Does the work of a row, and records the result. */
  readonly work: (row: Row) => Promise<void>
  /** Last step of a stop: interrupts the work that is still in flight. */
  readonly finish?: () => Promise<void>
  /** Receives errors of the background work. The queue continues. */
  readonly onError: (error: Error) => void
}

/** A queue without flows, until it is stopped. */
export interface RowQueue {
  /** Claims no more, and waits up to `graceMs` for the work in flight. */
  stop(): Promise<void>
}

/** Claims rows by due time, and works on up to `maxRows` of them at a time. */
export function startRowQueue<Row>({ claim, work, maxRows, finish, ...options }: RowQueueOptions<Row>): RowQueue {
  const queue = new LeasedQueue(options, {
    async claim() {
      const limit = maxRows - queue.inFlight.size
      if (limit <= 0) return false
      const claimed = await claim(limit)
      for (const row of claimed) queue.begin(work(row))
      return claimed.length > 0
    },
    ...(finish !== undefined && { finish }),
  })
  queue.start()
  return { stop: () => queue.stop() }
}
