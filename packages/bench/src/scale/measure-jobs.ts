import { type Database, statement } from '@channel/db'
import { jobs } from '@channel/queues/sweeps'
import { threadCpuSeconds } from '../processes/cpu-seconds.ts'

const runs = 20
/** A run that takes longer is one with pauses, or had much to do. */
const pacedMs = 2_000
const readPid = statement('bench_read_pid', 'SELECT pg_backend_pid() AS pid')

/**
 * Measures the scheduled sweeps when they have nothing to do: what was due is done in a first run. Some pause after each
 * organization and are measured once.
 *
 * @param database has one connection
 * @returns by sweep, the CPU time of a run in milliseconds, of PostgreSQL
 */
export async function measureJobs(database: Database, log: (line: string) => void): Promise<Map<string, number>> {
  const costs = new Map<string, number>()
  const context = { database, signal: new AbortController().signal }
  const [backend] = await database.query<{ pid: number }>(readPid)
  const cpuMs = () => threadCpuSeconds(backend?.pid as number) * 1_000
  for (const { name, run } of jobs) {
    log(name)
    const startedMs = performance.now()
    await run({}, context)
    const repeats = performance.now() - startedMs > pacedMs ? 1 : runs
    const before = cpuMs()
    for (let count = 0; count < repeats; count++) await run({}, context)
    costs.set(name, (cpuMs() - before) / repeats)
  }
  return costs
}
