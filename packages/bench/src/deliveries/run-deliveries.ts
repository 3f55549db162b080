import { setTimeout as delay } from 'node:timers/promises'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import type { Child } from './child.ts'
import { type DeliveryBench, memoryMb, openDeliveryBench } from './delivery-bench.ts'
import { type Committed, type Wait, waitOf } from './first-byte.ts'
import { endpoints, type HalfDead, measureHalfDead } from './measure-half-dead.ts'

/** Number of deliveries and rounds. */
export interface DeliveriesOptions {
  readonly rounds: number
  /** Sent in each measurement. */
  readonly deliveries: number
  /** The backlog of one subscription in the last measurement. */
  readonly backlog: number
}

/** The number of workers and their receiver's path. The other ways are loops in a single process. */
const workersOf = {
  'this service': { number: 1, path: '/take' },
  'two workers': { number: 2, path: '/take' },
  'this service, response after 20 ms': { number: 1, path: '/later' },
  'two workers, response after 20 ms': { number: 2, path: '/later' },
} as const
const loops = ['Pool.request', 'fetch', 'pg-boss', 'pg-boss, deliveries recorded'] as const
type Way = keyof typeof workersOf | (typeof loops)[number]
const ways: readonly Way[] = [...(Object.keys(workersOf) as (keyof typeof workersOf)[]), ...loops]

const isWorkers = (way: Way): way is keyof typeof workersOf => way in workersOf

/** The number of events that measure the time to the first byte, and the pause between them. */
const samples = 300
const betweenMs = 10
const deadReceivers = 10

/**
 * Measures webhooks from the row to the recorded result. Compares with loops that only sign and post, and with a
 * job per delivery, with and without the result recorded where the API shows it.
 *
 * @returns the tables and the goals
 */
export async function runDeliveries(
  database: BenchDatabase,
  options: DeliveriesOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const bench = await openDeliveryBench(database)
  try {
    const rates = new Map<Way, number[]>(ways.map((way) => [way, []]))
    for (let round = 0; round <= options.rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`)
      for (const [way, measured] of rates) {
        const rate = await measureRate(bench, way, options.deliveries)
        if (round > 0) measured.push(rate)
      }
    }
    log('time to the first byte')
    const alone = await measureWait(bench, 0)
    const withDeadReceivers = await measureWait(bench, deadReceivers)
    log('half of all endpoints dead')
    const halfDead: HalfDead[] = []
    for (let round = 0; round < Math.min(3, options.rounds); round++) halfDead.push(await measureHalfDead(bench))
    log(`a backlog of ${options.backlog.toLocaleString('en')}`)
    const backlog = await measureBacklog(bench, options.backlog)
    return report(database, options, rates, { alone, withDeadReceivers, halfDead, backlog })
  } finally {
    await bench.close()
  }
}

/** Deliveries per second. */
async function measureRate(bench: DeliveryBench, way: Way, count: number): Promise<number> {
  await bench.clear()
  if (isWorkers(way)) return measureWorkers(bench, workersOf[way], count)
  if (way === 'pg-boss, deliveries recorded') await bench.record(await bench.subscribe('/take'), count)
  const sender = await bench.startSender(way, count)
  try {
    return count / (await sender.run())
  } finally {
    await sender.stop()
  }
}

async function measureWorkers(
  bench: DeliveryBench,
  { number, path }: (typeof workersOf)[keyof typeof workersOf],
  count: number,
): Promise<number> {
  const subscription = await bench.subscribe(path)
  await bench.record(subscription, count)
  const workers: Child[] = []
  try {
    for (let each = 0; each < number; each++) workers.push(await bench.startWorker())
    const begin = performance.now()
    await bench.enable()
    await bench.untilDone(subscription)
    const seconds = (performance.now() - begin) / 1_000
    const { requests, ids } = await bench.seen()
    if (requests !== count || ids !== count) throw new Error(`${requests} requests of ${ids} events, not ${count}`)
    return count / seconds
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

/**
 * @param dead number of other subscriptions with a thousand pending deliveries each, and a receiver that never
 *   responds
 */
async function measureWait(bench: DeliveryBench, dead: number): Promise<Wait> {
  await bench.clear()
  const subscription = await bench.subscribe('/take')
  for (let each = 0; each < dead; each++) await bench.record(await bench.subscribe('/hang'), 1_000)
  const before = (await bench.seen()).hanging
  const worker = await bench.startWorker()
  try {
    await bench.enable()
    while (dead > 0 && (await bench.seen()).hanging < before + dead) await delay(50)
    return await waitsOf(bench, subscription, samples)
  } finally {
    await worker.stop()
  }
}

async function waitsOf(bench: DeliveryBench, subscription: string, count: number): Promise<Wait> {
  const committed: Committed[] = []
  for (let each = 0; each < count; each++) {
    committed.push(await bench.recordOne(subscription))
    await delay(betweenMs)
  }
  await bench.untilDone(subscription)
  return waitOf(bench, committed)
}

interface Backlog {
  readonly rate: number
  readonly memoryMb: number
  /** Of events of another subscription meanwhile. */
  readonly wait: Wait
}

async function measureBacklog(bench: DeliveryBench, count: number): Promise<Backlog> {
  await bench.clear()
  const [busy, fresh] = [await bench.subscribe('/take'), await bench.subscribe('/take')]
  for (let recorded = 0; recorded < count; recorded += 50_000)
    await bench.record(busy, Math.min(50_000, count - recorded))
  const worker = await bench.startWorker()
  try {
    await bench.enable()
    const begin = performance.now()
    const wait = await waitsOf(bench, fresh, samples)
    const { ids } = await bench.seen()
    const rate = (ids - samples) / ((performance.now() - begin) / 1_000)
    return { rate, memoryMb: memoryMb(worker.pid), wait }
  } finally {
    await worker.stop()
  }
}

function report(
  database: BenchDatabase,
  { deliveries, backlog: waiting }: DeliveriesOptions,
  rates: ReadonlyMap<Way, readonly number[]>,
  {
    alone,
    withDeadReceivers,
    halfDead,
    backlog,
  }: { alone: Wait; withDeadReceivers: Wait; halfDead: readonly HalfDead[]; backlog: Backlog },
): { text: string; goals: Goal[] } {
  const of = (way: Way) => rates.get(way) ?? []
  const ratio = (way: Way, to: Way) => medianRatio(of(way), of(to))
  const ms = ({ p50, p99 }: Wait) => [p50.toFixed(1), p99.toFixed(1)]
  const count = waiting.toLocaleString('en')
  const rateRows = ways.map((way) => [way, median(of(way)).toFixed(0), ratio(way, 'Pool.request').toFixed(2)])
  const waitRows = [
    ['nothing else', ...ms(alone)],
    [`${deadReceivers} receivers that never respond`, ...ms(withDeadReceivers)],
    [`${endpoints} endpoints, all alive`, ...ms(medianRound(halfDead.map(({ alive }) => ({ ...alive }))))],
    [`${endpoints} endpoints, every other one dead`, ...ms(medianRound(halfDead.map(({ dead }) => ({ ...dead }))))],
    [`${count} waiting for another subscription`, ...ms(backlog.wait)],
  ]
  return {
    text: [
      `${deliveries.toLocaleString('en')} webhooks of 935 bytes to one receiver on this machine, on ${database.description}`,
      renderTable(['', 'a second', '× Pool.request'], rateRows),
      '',
      renderTable(['from the commit to the first byte, with', 'p50 ms', 'p99 ms'], waitRows),
      '',
      `With ${count} waiting: ${backlog.rate.toFixed(0)} a second, ${backlog.memoryMb.toFixed(0)} MB.`,
    ].join('\n'),
    goals: [
      {
        name: 'webhooks, × Pool.request',
        measured: ratio('this service', 'Pool.request'),
        bound: { atLeast: 0.6 },
        unit: '×',
      },
      { name: 'webhooks, × fetch', measured: ratio('this service', 'fetch'), bound: { atLeast: 3 }, unit: '×' },
      {
        name: 'webhooks, × pg-boss, deliveries recorded',
        measured: ratio('this service', 'pg-boss, deliveries recorded'),
        bound: { atLeast: 1 },
        unit: '×',
      },
      {
        name: 'two workers, × one',
        measured: ratio('two workers', 'this service'),
        bound: { atLeast: 1.25 },
        unit: '×',
      },
      {
        name: 'two workers, × one, response after 20 ms',
        measured: ratio('two workers, response after 20 ms', 'this service, response after 20 ms'),
        bound: { atLeast: 1.25 },
        unit: '×',
      },
      {
        name: 'p99 with receivers that never respond, × without',
        measured: withDeadReceivers.p99 / alone.p99,
        bound: { atMost: 2 },
        unit: '×',
      },
      {
        name: 'p99 of healthy endpoints with half of all dead, × with all alive',
        measured: medianRatio(
          halfDead.map(({ dead }) => dead.p99),
          halfDead.map(({ alive }) => alive.p99),
        ),
        bound: { atMost: 2 },
        unit: '×',
      },
    ],
  }
}
