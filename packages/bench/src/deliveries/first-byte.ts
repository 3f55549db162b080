import type { DeliveryBench } from './delivery-bench.ts'

/** From the commit to the first byte, in milliseconds. */
export interface Wait {
  readonly p50: number
  readonly p99: number
}

/** A committed event. */
export interface Committed {
  readonly id: string
  /** Since 1970. */
  readonly atMs: number
}

/** The time that events took to reach the sink; all have arrived. */
export async function waitOf(bench: DeliveryBench, committed: readonly Committed[]): Promise<Wait> {
  const { arrivals = {} } = await bench.seen('arrivals')
  const waits = committed.map(({ id, atMs }) => (arrivals[id] ?? Number.NaN) - atMs).toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
