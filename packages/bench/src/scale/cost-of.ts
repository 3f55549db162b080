import { type Database, statement } from '@channel/db'
import { threadCpuSeconds } from '../processes/cpu-seconds.ts'

/** A sum of CPU time that is much longer than what the clock and other processes add to it. */
const enoughMs = 400
/** How long the runs of what waits more than it works may take. */
const maxMs = 10_000
const readPid = statement('bench_read_pid', 'SELECT pg_backend_pid() AS pid')

/** The CPU time of a run in milliseconds, on average over as many runs as make it exact. @param cpuMs the CPU time so far */
export async function costOf(cpuMs: () => number, run: () => Promise<unknown>): Promise<number> {
  const [before, startedMs] = [cpuMs(), performance.now()]
  let count = 0
  while (count === 0 || (cpuMs() - before < enoughMs && performance.now() - startedMs < maxMs)) {
    await run()
    count += 1
  }
  return (cpuMs() - before) / count
}

/** Reads the CPU time of PostgreSQL for a database that has one connection. */
export async function cpuOfConnection(database: Database): Promise<() => number> {
  const [backend] = await database.query<{ pid: number }>(readPid)
  return () => threadCpuSeconds(backend?.pid as number) * 1_000
}
