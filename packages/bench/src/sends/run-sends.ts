import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, atMost, type Report } from '../report/goal.ts'
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
  { rounds, sends, backlog }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  await using bench = await openSendBench(database, Math.max(sends, backlog))
  const ways = {
    'this service': () => measureWorker(bench, sends),
    fetch: async () => {
      await using caller = await bench.startCaller(sends)
      return sends / (await caller.run()).seconds
    },
  }
  const rates = await measureRounds(rounds, ways, log)
  log('time to the call')
  const [alone, beside] = [await bench.measureWait(0), await bench.measureWait(backlog)]
  const waits = `p99 from the request to the call: ${alone.toFixed(1)} ms, beside the backlog ${beside.toFixed(1)} ms`
  const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 60 numbers`
  return {
    text: `${what}, on ${database.description}\n${renderRates(rates, 'fetch')}\n${waits}`,
    goals: [
      atLeast('messages sent, × fetch', medianRatio(rates['this service'], rates.fetch), 0.65),
      atMost(`p99 beside ${backlog.toLocaleString('en')} messages of another tenant, × without`, beside / alone, 2),
    ],
  }
}

/** Messages per second. */
async function measureWorker(bench: SendBench, count: number): Promise<number> {
  await using _worker = await bench.startWorker()
  await bench.queue(count)
  const begin = performance.now()
  await bench.untilSent(count)
  return (count / (performance.now() - begin)) * 1_000
}
