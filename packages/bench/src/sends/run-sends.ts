import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, atMost, type Report } from '../report/goal.ts'
import { renderRates } from '../report/render-rates.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { type Costs, measureLoop, measureWorker, renderCosts } from './measure-costs.ts'
import { openSendBench } from './send-bench.ts'

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
  const all = { prepare: () => bench.queue(sends), begin: bench.release, untilEnd: bench.untilSent }
  const single = { prepare: () => bench.queuePaced(sends), begin: bench.releasePaced, untilEnd: bench.untilPacedSent }
  const broadcast = {
    prepare: () => bench.queueBroadcasts(sends),
    begin: bench.startBroadcasts,
    untilEnd: bench.untilBroadcast,
  }
  const costs = await measureRounds(
    rounds,
    { 'this service': () => measureWorker(bench, all, sends), fetch: () => measureLoop(bench, sends) },
    log,
  )
  const rates = { 'this service': ratesOf(costs['this service']), fetch: ratesOf(costs.fetch) }
  log('CPU of broadcasts')
  const paced = await measureRounds(
    rounds,
    {
      single: async () => (await measureWorker(bench, single, sends)).cpuMs.caller,
      broadcast: async () => (await measureWorker(bench, broadcast, sends)).cpuMs.caller,
    },
    log,
  )
  log('time to the call')
  const waits = await measureRounds(
    rounds,
    {
      alone: () => bench.measureWait(0),
      backlog: () => bench.measureWait(backlog),
      broadcasts: () => bench.measureWaitBesideBroadcasts(Math.min(backlog, 100_000)),
    },
    log,
  )
  const overtaken = await bench.measureReplies()
  const cost = `CPU of the worker: ${median(paced.single).toFixed(2)} ms a message at the pace of 10 numbers, ${median(paced.broadcast).toFixed(2)} ms of a broadcast, which the worker also makes`
  const wait = (name: keyof typeof waits) => `${median(waits[name]).toFixed(1)} ms`
  const others = `p99 from the request to the call: ${wait('alone')}, beside the backlog ${wait('backlog')}, beside broadcasts ${wait('broadcasts')}
${cost}
messages of a broadcast before a reply of its number: ${overtaken.mean.toFixed(1)} on average, p99 ${overtaken.p99.toFixed(0)}`
  const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 120 numbers`
  return {
    text: `${what}, on ${database.description}\n${renderRates(rates, 'fetch')}\n\n${renderCosts(costs)}\n\n${others}`,
    goals: [
      atLeast('messages sent, × fetch', medianRatio(rates['this service'], rates.fetch), 0.65),
      atMost(
        'CPU of the worker for a message of a broadcast, × a single one',
        medianRatio(paced.broadcast, paced.single),
        1.2,
      ),
      atMost('p99 beside broadcasts of another tenant, × without', medianRatio(waits.broadcasts, waits.alone), 2),
      atMost('messages of a broadcast before a reply of its number, p99', overtaken.p99, 5, ''),
      atMost(
        `p99 beside ${backlog.toLocaleString('en')} messages of another tenant, × without`,
        medianRatio(waits.backlog, waits.alone),
        2,
      ),
    ],
  }
}

const ratesOf = (costs: readonly Costs[]) => costs.map(({ rate }) => rate)
