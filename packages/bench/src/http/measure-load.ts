import { fixture } from '../database/fixture.ts'
import type { Workload } from '../load/load-protocol.ts'
import type { Loader } from '../load/start-loader.ts'
import { cpuSeconds } from '../processes/cpu-seconds.ts'
import type { RunningServer } from '../processes/start-server.ts'

/** One round of one server. */
export type Measurement = Readonly<Record<'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'cpuMicroseconds', number>>

/** Loads a server. The CPU time per request is that of the server's process only. */
export async function measureLoad(
  loader: Loader,
  { url, pid }: RunningServer,
  workload: Workload,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Measurement> {
  const before = cpuSeconds(pid)
  const result = await loader.run({ url, apiKey: fixture.apiKey, workload, connections, seconds })
  return {
    requestsPerSecond: result.requests / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuMicroseconds: ((cpuSeconds(pid) - before) / result.requests) * 1e6,
  }
}
