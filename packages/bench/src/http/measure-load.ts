import type { RunningProcess } from '@channel/test-kit/start-process'
import { fixture } from '../database/fixture.ts'
import type { LoadResult, Workload } from '../load/generate-load.ts'
import { cpuSeconds } from '../processes/cpu-seconds.ts'

/** One round of one server. */
export type Measurement = Readonly<Record<'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'cpuMicroseconds', number>>

/**
 * Loads a server. The CPU time per request is that of the server's process only.
 *
 * @throws Error naming the statuses if any response was unexpected: the measurement is then meaningless
 */
export async function measureLoad(
  loader: RunningProcess,
  { url, pid }: RunningProcess,
  workload: Workload,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Measurement> {
  const before = cpuSeconds(pid)
  const { result } = await loader.run<LoadResult>({ url, apiKey: fixture.apiKey, workload, connections, seconds })
  const unexpected = Object.entries(result.unexpected).map(([status, count]) => `${count} × ${status}`)
  if (unexpected.length > 0) {
    throw new Error(`${workload.kind}: of ${result.requests} requests, unexpected responses: ${unexpected.join(', ')}`)
  }
  return {
    requestsPerSecond: result.requests / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuMicroseconds: ((cpuSeconds(pid) - before) / result.requests) * 1e6,
  }
}
