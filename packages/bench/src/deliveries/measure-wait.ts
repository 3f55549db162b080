import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import type { DeliveryBench } from './delivery-bench.ts'

/** From the commit to the first byte, in milliseconds. */
export interface Wait {
  readonly p50: number
  readonly p99: number
}

/** The number of events of a measurement, and the pause between them. */
const samples = 300
const betweenMs = 10

export const hangingReceivers = 10
const pendingOfEach = 1_000
const maxInsert = 50_000

/** Measures a subscription without any other work. */
export async function measureWait(bench: DeliveryBench): Promise<Wait> {
  await bench.clear()
  return measure(bench, async () => undefined)
}

/** Measures a subscription beside others with pending deliveries and a receiver that never responds. */
export async function measureWaitWithHanging(bench: DeliveryBench): Promise<Wait> {
  await bench.clear()
  for (let each = 0; each < hangingReceivers; each++) await bench.record(await bench.subscribe('/hang'), pendingOfEach)
  const before = (await bench.readSink()).hanging
  return measure(bench, async () => {
    while ((await bench.readSink()).hanging < before + hangingReceivers) await delay(50)
  })
}

/** Measures a subscription while another one of the same organization has a backlog. */
export async function measureWaitWithBacklog(bench: DeliveryBench, count: number): Promise<Wait> {
  await bench.clear()
  const busy = await bench.subscribe('/take')
  for (let left = count; left > 0; left -= maxInsert) await bench.record(busy, Math.min(maxInsert, left))
  return measure(bench, async () => undefined)
}

/** @param untilBusy resolves when the worker is as busy as it should be */
async function measure(bench: DeliveryBench, untilBusy: () => Promise<void>): Promise<Wait> {
  const subscription = await bench.subscribe('/take')
  await using _worker = await bench.startWorker()
  await bench.enable()
  await untilBusy()
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
