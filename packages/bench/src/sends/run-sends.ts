import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { cpuSeconds } from '../processes/cpu-seconds.ts'
import { atLeast, atMost, type Report } from '../report/goal.ts'
import { renderRates } from '../report/render-rates.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
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
    'this service': async () => (await measureWorker(bench, () => bench.queue(sends), bench.untilSent, sends)).rate,
    fetch: async () => {
      await using caller = await bench.startCaller(sends)
      return sends / (await caller.run()).seconds
    },
  }
  const rates = await measureRounds(rounds, ways, log)
  log('CPU of broadcasts')
  const { single, broadcast } = await measureRounds(
    rounds,
    {
      single: async () =>
        (await measureWorker(bench, () => bench.queuePaced(sends), bench.untilPacedSent, sends)).cpuMs,
      broadcast: async () => {
        await bench.queueBroadcasts(sends)
        return (await measureWorker(bench, bench.startBroadcasts, bench.untilBroadcast, sends)).cpuMs
      },
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
  const cost = `CPU of the worker: ${median(single).toFixed(2)} ms a message at the pace of 10 numbers, ${median(broadcast).toFixed(2)} ms of a broadcast, which the worker also makes`
  const wait = (name: keyof typeof waits) => `${median(waits[name]).toFixed(1)} ms`
  const others = `p99 from the request to the call: ${wait('alone')}, beside the backlog ${wait('backlog')}, beside broadcasts ${wait('broadcasts')}
${cost}
messages of a broadcast before a reply of its number: ${overtaken.mean.toFixed(1)} on average, p99 ${overtaken.p99.toFixed(0)}`
  const what = `${sends.toLocaleString('en')} messages to the simulated provider, from 60 numbers`
  return {
    text: `${what}, on ${database.description}\n${renderRates(rates, 'fetch')}\n${others}`,
    goals: [
      atLeast('messages sent, × fetch', medianRatio(rates['this service'], rates.fetch), 0.65),
      atMost('CPU of the worker for a message of a broadcast, × a single one', medianRatio(broadcast, single), 1.2),
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

interface Measured {
  /** Messages per second. */
  readonly rate: number
  /** CPU time of the worker for each message. */
  readonly cpuMs: number
}

/** @param begin queues `count` messages */
async function measureWorker(
  bench: SendBench,
  begin: () => Promise<void>,
  untilEnd: (count: number) => Promise<void>,
  count: number,
): Promise<Measured> {
  await using worker = await bench.startWorker()
  const cpu = cpuSeconds(worker.pid)
  await begin()
  const startedMs = performance.now()
  await untilEnd(count)
  const rate = (count / (performance.now() - startedMs)) * 1_000
  return { rate, cpuMs: ((cpuSeconds(worker.pid) - cpu) / count) * 1_000 }
}
