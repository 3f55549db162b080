import type { Database } from '@channel/db'
import type { Queue } from 'pg-boss'
import type { PurgeOptions } from './purge-options.ts'

/** The context of a job. */
export interface JobContext extends Pick<PurgeOptions, 'pauseFactor'> {
  readonly database: Database
  /** Aborted when the job exceeds its time limit, or the worker stops. */
  readonly signal: AbortSignal
}

/**
 * A kind of background work. It may run more than once for one `send`, because a worker can die between the work and
 * its record. So `run` must be idempotent.
 */
export interface Job<Data extends object = object> {
  /** The queue's name: kebab-case, never reused for other data. */
  readonly name: string
  /** A cron expression in UTC; without one the job runs only when it is sent. */
  readonly schedule?: string
  /** Also sent without data whenever a worker starts, because it may be overdue. */
  readonly runsAtStart?: boolean
  /** Retries, their delays, the time limit (in seconds) and the policy, if pg-boss's defaults do not fit. */
  readonly queue?: Omit<Queue, 'name'>
  run(data: Data, context: JobContext): Promise<void>
}

/** A job with its data type hidden, so that jobs with different data can share a list. */
export type RegisteredJob = Omit<Job, 'run'> & { run(data: never, context: JobContext): Promise<void> }
