import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import type { DeliveryBench } from './delivery-bench.ts'

/** From the commit to the first byte, in milliseconds. */
export interface Wait {
  readonly p50: number
  readonly p99: number
}

/** The number of events of a measurement, and the pause between them: longer than that between two hints of a process. */
const samples = 500
const betweenMs = 20
/** Deliveries before a measurement: the first ones of a worker wait for the compiler and for new connections. */
const warmUps = 3_000
const maxInsert = 50_000

/** What waits while a subscription is measured. */
export interface Busy {
  /** The number of receivers. They never respond if there are several. */
  readonly receivers: number
  readonly pendingOfEach: number
  /** Whether they are another organization's. */
  readonly ofOther: boolean
}

const nothing: Busy = { receivers: 0, pendingOfEach: 0, ofOther: false }

/** Measures a subscription beside others with pending deliveries. */
export async function measureWait(bench: DeliveryBench, busy = nothing): Promise<Wait> {
  const { receivers, pendingOfEach, ofOther } = busy
  await bench.clear()
  for (let each = 0; each < receivers; each++) {
    const subscription = await bench.subscribe(receivers > 1 ? '/hang' : '/take', ofOther ? bench.otherId : undefined)
    for (let left = pendingOfEach; left > 0; left -= maxInsert)
      await bench.record(subscription, Math.min(maxInsert, left))
  }
  const subscription = await bench.subscribe('/take')
  const before = (await bench.readSink()).hanging
  await using _worker = await bench.startWorker()
  const warm = await bench.subscribe('/take')
  await bench.record(warm, warmUps)
  await bench.enable(warm)
  await bench.untilDone(warm)
  await bench.enable(subscription)
  for (let each = 0; each < warmUps / 100; each++) await bench.recordOne(subscription)
  await bench.untilDone(subscription)
  await bench.enable()
  // The onset counts: not all of them hang yet.
  while (receivers > 1 && (await bench.readSink()).hanging < before + 10) await delay(50)
  const committed: { readonly id: string; readonly atMs: number }[] = []
  for (let each = 0; each < samples; each++) {
    committed.push(await bench.recordOne(subscription))
    await delay(betweenMs)
  }
  await bench.untilDone(subscription)
  const { arrivals } = await bench.readSink()
  const waits = committed.map(({ id, atMs }) => (arrivals[id] ?? Number.NaN) - atMs)
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) }
}
