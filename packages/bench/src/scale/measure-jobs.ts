import type { Database } from '@channel/db'
import { jobs } from '@channel/queues/sweeps'
import { costOf, cpuOfConnection } from './cost-of.ts'

/**
 * Measures the scheduled sweeps when they have nothing to do: what was due is done in a first run. Without the
 * pauses that some make after each organization.
 *
 * @param database has one connection
 * @returns by sweep, the CPU time of a run in milliseconds, of PostgreSQL
 */
export async function measureJobs(database: Database, log: (line: string) => void): Promise<Map<string, number>> {
  const costs = new Map<string, number>()
  const context = { database, signal: new AbortController().signal, pauseFactor: 0 }
  const cpuMs = await cpuOfConnection(database)
  for (const { name, run } of jobs) {
    log(name)
    await run({}, context)
    costs.set(name, await costOf(cpuMs, () => run({}, context)))
  }
  return costs
}
