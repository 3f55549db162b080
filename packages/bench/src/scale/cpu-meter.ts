import type { Client } from 'pg'
import { cpuSeconds, threadCpuSeconds } from '../processes/cpu-seconds.ts'

/** Measures the CPU time of processes, and of PostgreSQL for all connections to the bench's database that are open now. */
export async function startMeter(client: Client, pids: readonly number[]): Promise<{ seconds(): number }> {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  const read = () => [...pids.map(cpuSeconds), ...rows.map(({ pid }) => threadCpuSeconds(pid))]
  const before = read()
  return {
    seconds: () => read().reduce((sum, seconds, index) => sum + Math.max(0, seconds - (before[index] as number)), 0),
  }
}
