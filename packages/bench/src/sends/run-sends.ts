import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, type Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
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
 */
export async function runSends(
  database: BenchDatabase,
  { rounds, sends }: SendsOptions,
  log: (line: string) => void,
): Promise<Report> {
  const bench = await openSendBench(database, sends)
  try {
    const { service, loop } = await measureRounds(
      rounds,
      {
        service: async () => sends / (await measureWorker(bench)),
        loop: async () => sends / (await measureCaller(bench)),
      },
      log,
    )
    const ratio = medianRatio(service, loop)
    const rows = [
      ['this service', median(service).toFixed(0), ratio.toFixed(2)],
      ['fetch', median(loop).toFixed(0), '1.00'],
    ]
    const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 60 numbers`
    return {
      text: [`${what}, on ${database.description}`, renderTable(['', 'a second', '× fetch'], rows)].join('\n'),
      goals: [atLeast('messages sent, × fetch', ratio, 0.65)],
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
    return (await caller.run()).seconds
  } finally {
    await caller.stop()
  }
}
