import { type Database, statement } from '@channel/db'
import { threadCpuSeconds } from '../processes/cpu-seconds.ts'

/** A sum of CPU time that is much longer than what the clock and other processes add to it, and what is measured in a turn. */
const enoughMs = 400
const turnMs = 100
/** How long the runs of what waits more than it works may take, and a turn. */
const maxMs = 10_000
const maxTurnMs = maxMs / 4
const readPid = statement('bench_read_pid', 'SELECT pg_backend_pid() AS pid')

/** What is measured in a state. */
export interface Side {
  /** The CPU time so far. */
  readonly cpuMs: () => number
  readonly run: () => Promise<unknown>
}

/** The CPU time of a run in milliseconds on each side, on average. The sides take turns, so that what else the machine does affects all. */
export async function costsOf(sides: readonly Side[]): Promise<number[]> {
  const totals = sides.map((side) => ({ ...side, count: 0, spentMs: 0 }))
  const endMs = performance.now() + maxMs * sides.length
  do {
    for (const total of totals) {
      const [before, startedMs] = [total.cpuMs(), performance.now()]
      do {
        await total.run()
        total.count += 1
      } while (total.cpuMs() - before < turnMs && performance.now() - startedMs < maxTurnMs)
      total.spentMs += total.cpuMs() - before
    }
  } while (totals.some(({ spentMs }) => spentMs < enoughMs) && performance.now() < endMs)
  return totals.map(({ count, spentMs }) => spentMs / count)
}

/** Reads the CPU time of PostgreSQL for a database that has one connection. */
export async function cpuOfConnection(database: Database): Promise<() => number> {
  const [backend] = await database.query<{ pid: number }>(readPid)
  return () => threadCpuSeconds(backend?.pid as number) * 1_000
}
