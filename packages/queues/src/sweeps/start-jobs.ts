import { setTimeout as delay } from 'node:timers/promises'
import { type Database, jobSchemaOf, mainCell } from '@channel/db'
import { count } from '@channel/metrics'
import { PgBoss } from 'pg-boss'
import type { QueueState } from '../leased/index.ts'
import type { RegisteredJob } from './job.ts'
import { readJobs } from './read-jobs.ts'

/** Those of the library. A statement may take longer than those of the service. */
const connections = { applicationName: 'channel-worker', statementTimeoutMs: 8_000 }
/**
 * The max number of connections, and the max delay of a delayed or retried job in seconds. A job that is sent starts at once. There may be
 * many cells besides main, most of them with little work.
 */
const limits = { main: { poolSize: 4, pollingSeconds: 2 }, other: { poolSize: 2, pollingSeconds: 30 } }

/** Less than the supervisor's 15 s, so that a slow job is released rather than killed. */
const jobGraceMs = 10_000

/** How long the library may take to stop after the jobs have ended: its listener's connection may be half-open. */
const stopGraceMs = 2_000

export interface JobsOptions {
  /** For the jobs and the library. The caller closes it after `stop`. */
  readonly database: Database
  readonly jobs: readonly RegisteredJob[]
  /** Receives errors of the background work (a lost connection, a failed query). The worker continues. */
  readonly onError: (error: Error) => void
  /** Called when the library has used the database, which it does every few seconds. */
  readonly onStep?: (() => void) | undefined
}

export interface RunningJobs {
  /** Sends a job and resolves to its id. Throws if no job has this name. */
  send(name: string, data: object): Promise<string>
  /** Reads what waits. */
  read(): Promise<QueueState | undefined>
  /** Starts no further job, waits up to 10 s for running jobs, and releases the others. */
  stop(): Promise<void>
}

/** Starts the job library on its own schema, with a queue and a consumer for each job. */
export async function startJobs({ database, jobs, onError, onStep }: JobsOptions): Promise<RunningJobs> {
  const { poolSize, pollingSeconds } = limits[database.cell === mainCell ? 'main' : 'other']
  const pool = database.openLibraryPool({ ...connections, poolSize })
  const db: typeof pool = {
    ...pool,
    executeSql: (text, values) => pool.executeSql(text, values).finally(() => onStep?.()),
  }
  const boss = new PgBoss({ db, schema: jobSchemaOf(database.cell), useListenNotify: true })
  const running = new Set<Promise<void>>()
  let isStopping = false
  /** Another worker takes over what is still running. */
  const onTimeLimit = (job: string) => {
    if (isStopping) return
    count('channel.lease.lost', { queue: 'jobs' })
    onError(new Error(`The job ${job} has exceeded its time limit. It runs again.`))
  }
  boss.on('error', onError)
  try {
    await boss.start()
    for (const job of jobs) await consume(boss, job, { database, running, pollingSeconds, onTimeLimit })
  } catch (error) {
    await boss.stop({ graceful: false })
    await db.close()
    throw error
  }
  return {
    async send(name, data) {
      const id = await boss.send(name, data)
      if (id === null) throw new Error(`The job ${name} was not queued: one with the same key is already waiting.`)
      return id
    },
    read: () => readJobs(pool, database.cell),
    async stop() {
      isStopping = true
      const wait = (ms: number) => delay(ms, undefined, { ref: false })
      const stopped = boss.stop({ timeout: jobGraceMs })
      const jobsEnded = Promise.race([Promise.allSettled(running), wait(jobGraceMs)])
      await Promise.race([stopped.then(() => db.close()), jobsEnded.then(() => wait(stopGraceMs))])
    },
  }
}

interface Consumer {
  readonly database: Database
  readonly running: Set<Promise<void>>
  readonly pollingSeconds: number
  /** Called with the name of a job that has run for too long. */
  readonly onTimeLimit: (job: string) => void
}

async function consume(
  boss: PgBoss,
  job: RegisteredJob,
  { database, running, pollingSeconds, onTimeLimit }: Consumer,
): Promise<void> {
  await boss.createQueue(job.name, { ...job.queue, notify: true })
  if (job.schedule === undefined) await boss.unschedule(job.name)
  else await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' })
  await boss.work(job.name, { notifyPollingIntervalSeconds: pollingSeconds }, async ([taken]) => {
    if (taken === undefined) return
    const run = job.run((taken.data ?? {}) as never, { database, signal: taken.signal })
    running.add(run)
    // The library aborts it in the end, too.
    taken.signal.addEventListener('abort', () => running.has(run) && onTimeLimit(job.name))
    await run.finally(() => running.delete(run))
  })
  if (job.runsAtStart) await boss.send(job.name, {})
}
