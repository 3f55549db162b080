import { setTimeout as delay } from 'node:timers/promises'
import { findRestoreState } from '@channel/core/mechanisms/restore'
import { type ListedProcess, lastSignsOfLife, listProcesses } from '@channel/core/secret-rotation'
import { type Database, mainCell } from '@channel/db'
import { disabledIsNewFor, maxFailing } from '@channel/metrics/limits'
import {
  listBrokenSubscriptions,
  readQueues,
  readRates,
  readRetentionLags,
  readSubscriptionHealth,
} from '@channel/queues/readings'
import { readJobs } from '@channel/queues/sweeps'
import { type Dependency, withReports } from './check-dependencies.ts'

/** What is known about the service now. Ages and lags are in seconds. */
export type Status = Awaited<ReturnType<typeof readStatus>>

/** Reads the status from the database, by the same readings as the metrics. */
export async function readStatus(database: Database, dependencies: readonly Dependency[]) {
  const pool = database.openLibraryPool({ applicationName: 'channel-cli', poolSize: 1, statementTimeoutMs: 5_000 })
  const jobs = await readJobs(pool, database.cell).finally(() => pool.close())
  const states = [...(await readQueues(database)), ...(jobs === undefined ? [] : [jobs])]
  const rates = new Map((await readRates(database)).map(({ queue, perMinute }) => [queue, perMinute]))
  const retention = await readRetentionLags(database)
  const processes = await listProcessesInTime(database)
  return {
    queues: states.map(({ queue, depth, oldestAge }) => {
      // Deliveries of all kinds are counted together.
      const rate = rates.get(queue === 'deliveries_first' ? 'deliveries' : queue)
      const per_minute = rate === undefined ? null : Math.round(rate * 10) / 10
      return { queue, depth, oldest_age: Math.round(oldestAge), per_minute }
    }),
    processes,
    dependencies: withReports(dependencies, processes),
    last_seen: await lastSignsOfLife(database),
    subscriptions: {
      ...(await readSubscriptionHealth(database)),
      need_a_person: await listBrokenSubscriptions(database, {
        failingFor: maxFailing,
        disabledWithin: disabledIsNewFor,
      }),
    },
    retention: retention.map(({ kind, lag }) => ({ kind, lag: Math.round(lag) })),
    restore: await findRestoreState(database),
  }
}

/**
 * Lists the processes. If none gives a sign of life, the database may have stood still: waits up to 10 s for the first sign of life, which says so.
 * Processes retry every second.
 */
async function listProcessesInTime(database: Database): Promise<ListedProcess[]> {
  for (let attempt = 1; ; attempt++) {
    const processes = await listProcesses(database)
    const are = (...states: ListedProcess['state'][]) => processes.some(({ state }) => states.includes(state))
    // Those of other cells are the same, and were waited for.
    const isLast = attempt > 10 || database.cell !== mainCell
    if (!are('silent') || are('live', 'unknown') || isLast) return processes
    await delay(1_000)
  }
}
