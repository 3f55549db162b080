import type { BenchDatabase } from '../database/open-bench-database.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { openSendBench, type SendBench } from './send-bench.ts'

/** Number of messages and rounds. */
export interface SendsOptions {
  readonly rounds: number
  /** Sent in each measurement. */
  readonly sends: number
}

/**
 * Measures messages from the outbox to the recorded response of the provider. Compares with a loop of the same
 * calls.
 *
 * @returns the table and the goal
 */
export async function runSends(
  database: BenchDatabase,
  { rounds, sends }: SendsOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const bench = await openSendBench(database, sends)
  try {
    const ours: number[] = []
    const floor: number[] = []
    for (let round = 0; round <= rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      const rates = [sends / (await measureWorker(bench)), sends / (await measureCaller(bench))] as const
      if (round === 0) continue
      ours.push(rates[0])
      floor.push(rates[1])
    }
    const ratio = medianRatio(ours, floor)
    const rows = [
      ['this service', median(ours).toFixed(0), ratio.toFixed(2)],
      ['fetch', median(floor).toFixed(0), '1.00'],
    ]
    const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 60 numbers`
    return {
      text: [`${what}, on ${database.description}`, renderTable(['', 'a second', '× fetch'], rows)].join('\n'),
      goals: [{ name: 'messages sent, × fetch', measured: ratio, bound: { atLeast: 0.6 }, unit: '×' }],
    }
  } finally {
    await bench.close()
  }
}

/** In seconds. */
async function measureWorker(bench: SendBench): Promise<number> {
  const worker = await bench.startWorker()
  try {
    await bench.queue()
    const begin = performance.now()
    await bench.untilSent()
    return (performance.now() - begin) / 1_000
  } finally {
    await worker.stop()
  }
}

async function measureCaller(bench: SendBench): Promise<number> {
  const caller = await bench.startCaller()
  try {
    return await caller.run()
  } finally {
    await caller.stop()
  }
}
