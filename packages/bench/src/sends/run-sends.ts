import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, type Report } from '../report/goal.ts'
import { renderRates } from '../report/render-rates.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { openSendBench, type SendBench } from './send-bench.ts'

/**
 * Measures messages from the outbox to the recorded response of the provider. Compares with a loop of the same
 * calls.
 */
export async function runSends(
  database: BenchDatabase,
  { rounds, sends }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  await using bench = await openSendBench(database, sends)
  const ways = {
    'this service': async () => sends / (await measureWorker(bench)),
    fetch: async () => sends / (await measureCaller(bench)),
  }
  const rates = await measureRounds(rounds, ways, log)
  const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 60 numbers`
  return {
    text: `${what}, on ${database.description}\n${renderRates(rates, 'fetch')}`,
    goals: [atLeast('messages sent, × fetch', medianRatio(rates['this service'], rates.fetch), 0.65)],
  }
}

/** In seconds. */
async function measureWorker(bench: SendBench): Promise<number> {
  await using _worker = await bench.startWorker()
  await bench.queue()
  const begin = performance.now()
  await bench.untilSent()
  return (performance.now() - begin) / 1_000
}

async function measureCaller(bench: SendBench): Promise<number> {
  await using caller = await bench.startCaller()
  return (await caller.run()).seconds
}
