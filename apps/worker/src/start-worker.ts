import type { Database } from '@channel/db'
import { PgBoss } from 'pg-boss'
import type { RegisteredJob } from './jobs/job.ts'

/** Where the job library keeps its tables, apart from the service's own. It creates and migrates them itself. */
const jobSchema = 'pgboss'

/** Less than the supervisor's 15 s, so that a slow job is handed back rather than killed. */
const jobGraceMs = 10_000

/** A job that is sent is taken at once; this is how late one may be that was put off, or is tried again. */
const pollingSeconds = 2

export interface WorkerOptions {
  readonly databaseUrl: string
  /** Handed to the jobs; whoever opened it closes it, after `stop`. */
  readonly database: Database
  readonly jobs: readonly RegisteredJob[]
  /** Told what goes wrong in the background (a lost connection, a failed job's query); the worker goes on by itself. */
  readonly onError: (error: Error) => void
}

export interface Worker {
  /** Hands in a job and resolves to its id. Throws for a name that is in no registered job. */
  send(name: string, data: object): Promise<string>
  /** Takes no further jobs, waits up to 10 s for those that run and gives the others back to be tried again. */
  stop(): Promise<void>
}

/** Starts the job library on its own schema, with a queue and a consumer for each job. */
export async function startWorker({ databaseUrl, database, jobs, onError }: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    application_name: 'channel-worker',
    max: 4,
    useListenNotify: true,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    for (const job of jobs) await consume(boss, job, database)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  return {
    async send(name, data) {
      const id = await boss.send(name, data)
      if (id === null) throw new Error(`The job ${name} was not taken: one with the same key is already waiting.`)
      return id
    },
    stop: () => boss.stop({ timeout: jobGraceMs }),
  }
}

async function consume(boss: PgBoss, job: RegisteredJob, database: Database): Promise<void> {
  await boss.createQueue(job.name, { ...job.queue, notify: true })
  if (job.schedule === undefined) await boss.unschedule(job.name)
  else await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' })
  await boss.work(job.name, { notifyPollingIntervalSeconds: pollingSeconds }, async ([taken]) => {
    if (taken !== undefined) await job.run((taken.data ?? {}) as never, { database, signal: taken.signal })
  })
  if (job.runsAtStart) await boss.send(job.name, {})
}
