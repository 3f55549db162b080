import type { Database } from '@channel/db'
import type { QueueOptions } from 'pg-boss'

/** The context of a job. */
export interface JobContext {
  readonly database: Database
  /** Aborted when the time of the job is up, or the worker stops. */
  readonly signal: AbortSignal
}

/**
 * One kind of background work. It may run more than once for one `send`: a worker can die between the work and its record. So
 * `run` must be idempotent.
 */
export interface Job<Data extends object = object> {
  /** The queue's name: kebab-case, never reused for other data. */
  readonly name: string
  /** A cron expression in UTC; without one the job runs only when it is sent. */
  readonly schedule?: string
  /** Also sent whenever a worker starts, without data: it may be overdue. */
  readonly runsAtStart?: boolean
  /** Retries, their delays and the time allowed (seconds), where pg-boss's defaults do not fit. */
  readonly queue?: QueueOptions
  run(data: Data, context: JobContext): Promise<void>
}

/** A job whose data type only its `run` knows, so that jobs of different data share one list. */
export type RegisteredJob = Omit<Job, 'run'> & { run(data: never, context: JobContext): Promise<void> }
