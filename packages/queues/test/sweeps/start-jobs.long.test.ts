import { statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Job } from '../../src/sweeps/job.ts'
import { type RunningJobs, startJobs } from '../../src/sweeps/start-jobs.ts'

const readServerTime = statement('test_job_reads_server_time', 'SELECT now() AS time')
const cutWorkerOff = statement(
  'test_cut_worker_off',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE application_name = 'channel-worker' AND datname = current_database()`,
)

let worker: RunningJobs | undefined

const own = await createTestDatabase()
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => own.drop())

async function start(job: Job<{ text: string }>): Promise<{ worker: RunningJobs }> {
  worker = await startJobs({ database: own, jobs: [job], onError: () => undefined })
  return { worker }
}

describe('startJobs', () => {
  it('runs a sent job once, with its data and the database', async () => {
    const ran = Promise.withResolvers<unknown>()
    let runs = 0
    const started = await start({
      name: 'test-greet',
      async run({ text }, { database }) {
        runs += 1
        const [row] = await database.query<{ time: string }>(readServerTime)
        ran.resolve({ text, time: row?.time })
      },
    })
    await started.worker.send('test-greet', { text: 'hello' })
    expect(await ran.promise).toEqual({ text: 'hello', time: expect.stringMatching(/^\d{4}-.*Z$/) })
    await started.worker.stop()
    expect(runs).toBe(1)
  })

  it('runs a job at the start of the worker if the job requests it', async () => {
    const ran = Promise.withResolvers<object>()
    await start({ name: 'test-at-start', runsAtStart: true, run: async (data) => ran.resolve(data) })
    expect(await ran.promise).toEqual({})
  })

  it('retries a failed job', async () => {
    const secondTry = Promise.withResolvers<void>()
    let attempts = 0
    const started = await start({
      name: 'test-fail-once',
      queue: { retryLimit: 1, retryDelay: 0 },
      async run() {
        attempts += 1
        if (attempts === 1) throw new Error('not yet')
        secondTry.resolve()
      },
    })
    await started.worker.send('test-fail-once', { text: '' })
    await secondTry.promise
    expect(attempts).toBe(2)
  })

  it('rejects an unregistered job', async () => {
    const started = await start({ name: 'test-known', run: async () => undefined })
    await expect(started.worker.send('test-unknown', {})).rejects.toThrow('test-unknown')
  })

  it('runs a job on another worker while it is running on one', async () => {
    const bothRun = Promise.withResolvers<void>()
    let running = 0
    const job: Job<{ text: string }> = {
      name: 'test-shared',
      queue: { policy: 'short' },
      async run() {
        running += 1
        if (running === 2) bothRun.resolve()
        await bothRun.promise
      },
    }
    const first = await start(job)
    const second = await startJobs({ database: own, jobs: [job], onError: () => undefined })
    try {
      await first.worker.send('test-shared', { text: '' })
      await expect.poll(() => running).toBe(1)
      await first.worker.send('test-shared', { text: '' })
      await bothRun.promise
    } finally {
      await second.stop()
    }
  })

  it('waits for a running job when it stops', async () => {
    const running = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    let ended = false
    const started = await start({
      name: 'test-slow',
      async run() {
        running.resolve()
        await mayEnd.promise
        ended = true
      },
    })
    await started.worker.send('test-slow', { text: '' })
    await running.promise
    const stopped = started.worker.stop()
    mayEnd.resolve()
    await stopped
    expect(ended).toBe(true)
  })

  it('continues after the database has cut every connection', async () => {
    const ran = Promise.withResolvers<string>()
    const started = await start({ name: 'test-after-cut', run: async ({ text }) => ran.resolve(text) })
    expect(await own.execute(cutWorkerOff)).toBeGreaterThan(0)
    await expect
      .poll(() => started.worker.send('test-after-cut', { text: 'still here' }).catch(() => ''))
      .toMatch(/^\w/)
    expect(await ran.promise).toBe('still here')
  })
})
