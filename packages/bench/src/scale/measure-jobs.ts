import type { Database } from '@channel/db'
import { jobs } from '@channel/queues/sweeps'
import type { Costs } from './compare-costs.ts'
import { costsOf, cpuOfConnection } from './cost-of.ts'

/**
 * Measures the scheduled sweeps when they have nothing to do: what was due is done in a first run. Without the
 * pauses that some make after each organization.
 *
 * @param databases each has one connection
 * @returns for each database, by sweep, the CPU time of a run in milliseconds, of PostgreSQL
 */
export async function measureJobs(databases: readonly Database[], log: (line: string) => void): Promise<Costs[]> {
  const sides = await Promise.all(
    databases.map(async (database) => ({
      cpuMs: await cpuOfConnection(database),
      context: { database, signal: new AbortController().signal, pauseFactor: 0 },
    })),
  )
  const costs = databases.map(() => new Map<string, number>())
  for (const { name, run } of jobs) {
    log(name)
    for (const { context } of sides) await run({}, context)
    const each = await costsOf(sides.map(({ cpuMs, context }) => ({ cpuMs, run: () => run({}, context) })))
    for (const [index, cost] of each.entries()) costs[index]?.set(name, cost)
  }
  return costs
}
