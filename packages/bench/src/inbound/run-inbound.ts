import type { BenchDatabase } from '../database/open-bench-database.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { type InboundBench, openInboundBench } from './inbound-bench.ts'
import { measureWaits, type Wait } from './measure-waits.ts'

/** Number of messages and rounds. */
export interface InboundOptions {
  readonly rounds: number
  /** Received in each measurement. */
  readonly messages: number
}

/** The numbers of messages per webhook. */
const batches = [1, 100, 1_000] as const
/** The goal, relative to the rate of inserts. */
const minRatio = 0.5
const modestRate = 50

interface Rates {
  readonly batch: number
  readonly ours: number[]
  readonly floor: number[]
}

/**
 * Measures messages from the provider's signed webhook, through the API and the worker as in production, until they
 * can be read through the API. Compares with a process that only writes the same rows.
 *
 * @returns the tables and the goals
 */
export async function runInbound(
  database: BenchDatabase,
  { rounds, messages }: InboundOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const bench = await openInboundBench(database, messages)
  try {
    const rates: Rates[] = batches.map((batch) => ({ batch, ours: [], floor: [] }))
    for (let round = 0; round <= rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const { batch, ours, floor } of rates) {
        const measured = [
          await measureService(bench, batch, messages),
          await measureFloor(bench, batch, messages),
        ] as const
        if (round === 0) continue
        ours.push(measured[0])
        floor.push(measured[1])
      }
    }
    log('time until a message can be read')
    const idle = await measureWaits(bench, 0)
    const modest = await measureWaits(bench, modestRate)
    return report(database, messages, rates, { idle, modest })
  } finally {
    await bench.close()
  }
}

/** Messages per second. */
async function measureService(bench: InboundBench, batch: number, count: number): Promise<number> {
  await bench.clear()
  const worker = await bench.startWorker()
  const poster = await bench.startPoster(batch)
  try {
    const begin = performance.now()
    await poster.run()
    await bench.waitUntilReceived()
    const rate = count / ((performance.now() - begin) / 1_000)
    const readable = await bench.countReadable()
    if (readable !== count) throw new Error(`The API shows ${readable} messages, not ${count}.`)
    return rate
  } finally {
    await Promise.all([poster.stop(), worker.stop()])
  }
}

async function measureFloor(bench: InboundBench, batch: number, count: number): Promise<number> {
  await bench.clear()
  const floor = await bench.startFloor(batch)
  try {
    return count / (await floor.run())
  } finally {
    await floor.stop()
  }
}

function report(
  database: BenchDatabase,
  messages: number,
  rates: readonly Rates[],
  { idle, modest }: { readonly idle: Wait; readonly modest: Wait },
): { text: string; goals: Goal[] } {
  const rateRows = rates.flatMap(({ batch, ours, floor }) => {
    const size = batch.toLocaleString('en')
    return [
      [`this service, ${size} a webhook`, median(ours).toFixed(0), medianRatio(ours, floor).toFixed(2)],
      [`inserts, ${size} a transaction`, median(floor).toFixed(0), '1.00'],
    ]
  })
  const ms = ({ p50, p99 }: Wait) => [p50.toFixed(1), p99.toFixed(1)]
  const waitRows = [
    ['one at a time', ...ms(idle)],
    [`${modestRate} a second`, ...ms(modest)],
  ]
  return {
    text: [
      `${messages.toLocaleString('en')} text messages, each from another sender, every tenth of them new, from the POST of their webhooks`,
      `until all can be read, compared with inserts of the same rows over four connections, on ${database.description}`,
      renderTable(['', 'a second', '× inserts'], rateRows),
      '',
      renderTable(['from the POST of one message to a page that shows it', 'p50 ms', 'p99 ms'], waitRows),
    ].join('\n'),
    goals: rates.map(({ batch, ours, floor }) => ({
      name: `messages received, ${batch.toLocaleString('en')} a webhook, × inserts`,
      measured: medianRatio(ours, floor),
      bound: { atLeast: minRatio },
      unit: '×',
    })),
  }
}
