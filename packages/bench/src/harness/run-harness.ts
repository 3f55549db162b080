import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { openDeliveryBench } from '../deliveries/delivery-bench.ts'
import type { Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { openSendBench } from '../sends/send-bench.ts'
import { median } from '../statistics/median.ts'
import { measureDepth } from './measure-depth.ts'

/** A subscription has up to 32 attempts in flight: these have 256, as many as the workers of the best queue there. */
const subscriptions = 8
const recipients = 40_000

/**
 * Measures completed jobs a second while 4,000 wait, as https://github.com/hardbyte/postgresql-job-queue-benchmarking does for
 * other queues. There a job is a pause of a millisecond; here it is a request over HTTP to another process, and its recorded result.
 */
export async function runHarness(
  database: BenchDatabase,
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  log('deliveries')
  const deliveries = await measureDeliveries(database, options)
  log('sends')
  const sends = await measureSends(database, options)
  const row = (name: string, rates: readonly number[]) => [
    name,
    median(rates).toFixed(0),
    Math.max(...rates).toFixed(0),
  ]
  return {
    text: [
      `Jobs completed a second by one worker while 4,000 wait, on ${database.description}`,
      renderTable(['', 'median', 'best sample'], [row('deliveries', deliveries), row('sends', sends)]),
    ].join('\n'),
    goals: [],
  }
}

async function measureDeliveries(database: BenchDatabase, { rounds, seconds }: BenchOptions): Promise<number[]> {
  await using bench = await openDeliveryBench(database)
  await bench.clear()
  const all = await Promise.all(Array.from({ length: subscriptions }, () => bench.subscribe('/take')))
  await bench.enable()
  await using _worker = await bench.startWorker()
  let next = 0
  const enqueue = async (count: number) => {
    await bench.record(all[next++ % subscriptions] as (typeof all)[number], count)
  }
  return await measureDepth({ countWaiting: bench.countWaiting, enqueue }, rounds, seconds)
}

async function measureSends(database: BenchDatabase, { rounds, seconds }: BenchOptions): Promise<number[]> {
  await using bench = await openSendBench(database, recipients)
  await bench.queue(0)
  await bench.release()
  await using _worker = await bench.startWorker()
  let next = 0
  const enqueue = async (count: number) => {
    await bench.add(next, next + count)
    next += count
  }
  return await measureDepth({ countWaiting: bench.countWaiting, enqueue }, rounds, seconds)
}
