import type { Database } from '@channel/db'
import type { QueueOptions } from 'pg-boss'

/** What a job gets besides its data. */
export interface JobContext {
  readonly database: Database
  /** Aborted when the job has used up its time or the worker cannot wait for it any longer. */
  readonly signal: AbortSignal
}

/**
 * One kind of background work. It may run more than once for one `send` (a worker can die after the work and before
 * the note of it), so `run` has to bear that.
 */
export interface Job<Data extends object = object> {
  /** The queue's name: kebab-case, never reused for other data. */
  readonly name: string
  /** A cron expression in UTC; without one the job runs only when it is sent. */
  readonly schedule?: string
  /** Sent once more whenever a worker starts, without data: for what may be overdue by then. */
  readonly runsAtStart?: boolean
  /** Retries, their delays and the time allowed (seconds), where pg-boss's defaults do not fit. */
  readonly queue?: QueueOptions
  run(data: Data, context: JobContext): Promise<void>
}

/** A job whose data type is known to its `run` and to nobody else, so that jobs of different data share one list. */
export type RegisteredJob = Omit<Job, 'run'> & { run(data: never, context: JobContext): Promise<void> }
