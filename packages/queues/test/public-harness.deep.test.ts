import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { channelSecretOfTests } from '@channel/core/testing'
import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { offerJobs, sampleRates } from './support/offer-jobs.ts'
import { type OfferedJobs, offeredDeliveries, offeredSends } from './support/offered-jobs.ts'
import { isServerGiven, type OwnServer, startOwnServer } from './support/own-server.ts'
import { startProcess } from './support/start-process.ts'

// The scenarios of https://github.com/hardbyte/postgresql-job-queue-benchmarking: jobs are offered at a steady rate, something
// happens, and the rate has to return. By default a tenth as long and at a sixth of its rates; PUBLIC_HARNESS=full runs them as
// they are there.
const isFull = process.env.PUBLIC_HARNESS === 'full'
const secondsOf = (seconds: number) => (isFull ? seconds : seconds / 10)
const rateOf = (rate: number) => (isFull ? rate : rate / 6)
/** The lowest share of the rate before that a queue without failures there has. */
const minShare = 0.7
/** A delivery is claimed and recorded, a send also begun; some are released and claimed again. */
const maxDeadRows = 5

interface World {
  readonly server: OwnServer
  /** Kills a worker. */
  kill(index: number): Promise<void>
  start(index: number): Promise<void>
}

interface Scenario {
  readonly scenario: string
  readonly workers?: number
  /** Jobs a second. */
  readonly rate: number
  readonly stress: number
  readonly recovery: number
  /** The rate of the stress, × the rate before. */
  readonly multiplier?: number
  /** Causes the stress, for that many seconds. */
  readonly cause?: (world: World, seconds: number) => Promise<void>
  /** Whether the stress keeps dead rows from being removed. */
  readonly holdsSnapshot?: boolean
}

const scenarios: readonly Scenario[] = [
  { scenario: 'chaos_crash_recovery', workers: 2, rate: 600, stress: 120, recovery: 60, cause: killAndStart },
  { scenario: 'chaos_repeated_kills', workers: 2, rate: 600, stress: 120, recovery: 60, cause: killRepeatedly },
  { scenario: 'chaos_postgres_restart', rate: 600, stress: 60, recovery: 60, cause: restartPostgres },
  { scenario: 'chaos_pg_backend_kill', rate: 600, stress: 60, recovery: 60, cause: endBackends },
  { scenario: 'chaos_pool_exhaustion', rate: 600, stress: 60, recovery: 60, cause: takeAllConnections },
  { scenario: 'idle_in_tx', rate: 800, stress: 240, recovery: 180, cause: holdTransaction, holdsSnapshot: true },
  { scenario: 'active_readers', rate: 800, stress: 240, recovery: 120, cause: readAlways, holdsSnapshot: true },
  { scenario: 'sustained_high_load', rate: 800, stress: 240, recovery: 120, multiplier: 1.5 },
  { scenario: 'event_burst', rate: 1_200, stress: 300, recovery: 240, multiplier: 1.5 },
]

const queues = { deliveries: offeredDeliveries, sends: offeredSends }
const runs = (['deliveries', 'sends'] as const).flatMap((queue) => scenarios.map((each) => ({ queue, ...each })))

it.skipIf(isServerGiven).each(runs)(
  'completes all $queue, none twice, and recovers its rate: $scenario of the public harness (skipped on a given server)',
  async ({ queue, scenario, workers = 1, rate, stress, recovery, multiplier = 1, cause = pass, holdsSnapshot }) => {
    const server = await startOwnServer()
    const jobs = await queues[queue](server.database)
    const { world, deathsMs, countRunning } = await startWorkers(server, workers, jobs)
    const offer = offerJobs(jobs, rateOf(rate))
    await delay(secondsOf(30) * 1_000)
    const baseline = median(await sampleRates(jobs, delay(secondsOf(60) * 1_000)))

    const before = offer.enqueued
    offer.rate = rateOf(rate) * multiplier
    const stressed = median(await sampleRates(jobs, cause(world, secondsOf(stress))))
    const offered = offer.enqueued - before
    const deadRows = await readDeadRows(server, jobs)

    offer.rate = rateOf(rate)
    const recoveryRates = await sampleRates(jobs, delay(secondsOf(recovery) * 1_000))
    const recovered = median(recoveryRates)
    const recoveredAfter = recoveryRates.findIndex((each) => each >= 0.9 * baseline)
    report({ scenario, queue, baseline, stressed, recovered, recoveredAfter, deadRows, offered })

    expect(baseline).toBeGreaterThan(0)
    // On a busy machine, later.
    const rateNow = async () => Math.max(...(await sampleRates(jobs, pass(world, 1))))
    if (recoveredAfter < 0) await expect.poll(rateNow).toBeGreaterThanOrEqual(0.9 * baseline)
    await offer.stop()
    // The work of a dead worker waits for the end of its leases.
    await expect.poll(jobs.waiting, { timeout: 600_000, interval: 500 }).toBe(0)
    expect(await jobs.problems(offer.enqueued, deathsMs)).toEqual([])
    expect(countRunning()).toBe(workers)
    if (!holdsSnapshot) return
    expect(stressed).toBeGreaterThanOrEqual(minShare * baseline)
    expect(deadRows).toBeLessThanOrEqual(maxDeadRows * offered)
    // No session of the service keeps them either.
    await server.database.session((session) => session.run(`VACUUM ${jobs.table}`))
    await expect.poll(() => readDeadRows(server, jobs)).toBeLessThanOrEqual(deadRows / 10)
  },
)

async function startWorkers(server: OwnServer, count: number, jobs: OfferedJobs) {
  const settings = { CHANNEL_SECRET: channelSecretOfTests, PORT: '0', LOG_LEVEL: 'fatal', ...jobs.settings }
  const children: ChildProcess[] = []
  const deathsMs: number[] = []
  const world: World = {
    server,
    async kill(index) {
      const child = children[index] as ChildProcess
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      deathsMs.push(performance.now())
    },
    async start(index) {
      const { child } = startProcess('worker', server.database.url, settings)
      children[index] = child
      await once(child, 'message')
    },
  }
  await Promise.all(Array.from({ length: count }, (_, index) => world.start(index)))
  const countRunning = () => children.filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null).length
  return { world, deathsMs, countRunning }
}

async function pass(_world: World, seconds: number): Promise<void> {
  await delay(seconds * 1_000)
}

async function killAndStart(world: World, seconds: number): Promise<void> {
  await world.kill(0)
  await delay((seconds / 2) * 1_000)
  await world.start(0)
  await delay((seconds / 2) * 1_000)
}

async function killRepeatedly(world: World, seconds: number): Promise<void> {
  const endMs = performance.now() + seconds * 1_000
  while (performance.now() < endMs) {
    await delay(secondsOf(20) * 1_000)
    await world.kill(0)
    await world.start(0)
  }
}

async function restartPostgres({ server }: World, seconds: number): Promise<void> {
  await server.end('fast')
  await delay((seconds / 2) * 1_000)
  await server.startAgain()
  await delay((seconds / 2) * 1_000)
}

const endBusyBackends = statement(
  'public_harness_end_busy_backends',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`,
)

/** Twice a second. */
async function endBackends({ server }: World, seconds: number): Promise<void> {
  const endMs = performance.now() + seconds * 1_000
  await server.database.session(async (session) => {
    while (performance.now() < endMs) {
      await session.execute(endBusyBackends)
      await delay(500)
    }
  })
}

/** Takes all that the server has; there it takes 300 of 400. */
async function takeAllConnections({ server }: World, seconds: number): Promise<void> {
  const endMs = performance.now() + seconds * 1_000
  const over = delay(seconds * 1_000)
  const holding: Promise<unknown>[] = []
  while (performance.now() < endMs) {
    const opened = Promise.withResolvers<void>()
    const held = server.database.session(async () => {
      opened.resolve()
      await over
    })
    holding.push(held.catch(opened.reject))
    await opened.promise.catch(() => delay(100))
  }
  await Promise.all(holding)
}

const takeTransactionId = statement('public_harness_take_transaction_id', 'SELECT txid_current()')

async function holdTransaction({ server }: World, seconds: number): Promise<void> {
  await server.database.session(async (session) => {
    await session.run('BEGIN')
    await session.execute(takeTransactionId)
    await delay(seconds * 1_000)
    await session.run('ROLLBACK')
  })
}

const countRows = statement(
  'public_harness_count_rows',
  'SELECT (SELECT count(*) FROM webhook_deliveries), (SELECT count(*) FROM message_sends)',
)

/** Four readers, each with one snapshot all the time. */
async function readAlways({ server }: World, seconds: number): Promise<void> {
  const endMs = performance.now() + seconds * 1_000
  const read = () =>
    server.database.session(async (session) => {
      await session.run('BEGIN ISOLATION LEVEL REPEATABLE READ')
      while (performance.now() < endMs) {
        await session.execute(countRows)
        await delay(100)
      }
      await session.run('ROLLBACK')
    })
  await Promise.all([read(), read(), read(), read()])
}

const deadRowsStatement = statement(
  'public_harness_dead_rows',
  'SELECT n_dead_tup AS count FROM pg_stat_user_tables WHERE relname = $1',
)

async function readDeadRows({ database }: OwnServer, { table }: OfferedJobs): Promise<number> {
  return (await database.query<{ count: number }>(deadRowsStatement, [table]))[0]?.count ?? Number.NaN
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Prints the figures in the terms of the harness. */
function report(figures: Readonly<Record<string, string | number>>): void {
  const texts = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? value.toFixed(0) : value}`,
  )
  process.stdout.write(`${texts.join(', ')}\n`)
}
