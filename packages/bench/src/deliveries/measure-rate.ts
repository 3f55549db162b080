import type { DeliveryBench } from './delivery-bench.ts'

/** Deliveries per second of some workers, from the rows to the recorded results. */
export async function measureWorkers(
  bench: DeliveryBench,
  workers: number,
  path: '/take' | '/later',
  count: number,
): Promise<number> {
  await bench.clear()
  const subscription = await bench.subscribe(path)
  await bench.record(subscription, count)
  await using running = new AsyncDisposableStack()
  for (let each = 0; each < workers; each++) running.use(await bench.startWorker())
  const begin = performance.now()
  await bench.enable()
  await bench.untilDone(subscription)
  const seconds = (performance.now() - begin) / 1_000
  const { requests, ids } = await bench.readSink()
  if (requests !== count || ids !== count) throw new Error(`${requests} requests of ${ids} events, not ${count}`)
  return count / seconds
}

/** Deliveries per second of a loop in one process. pg-boss has a job for each row; `Pool.request` needs no rows. */
export async function measureSender(
  bench: DeliveryBench,
  how: 'Pool.request' | 'pg-boss',
  count: number,
): Promise<number> {
  await bench.clear()
  if (how === 'pg-boss') await bench.record(await bench.subscribe('/take'), count)
  await using sender = await bench.startSender(how, count)
  return count / (await sender.run()).seconds
}
