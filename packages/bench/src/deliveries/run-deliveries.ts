import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, atMost, type Report } from '../report/goal.ts'
import { renderRates } from '../report/render-rates.ts'
import { renderTable } from '../report/render-table.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { openDeliveryBench } from './delivery-bench.ts'
import { measureSender, measureWorkers } from './measure-rate.ts'
import { type Busy, measureWait, type Wait } from './measure-wait.ts'

const service = 'this service'
const slow = 'this service, response after 20 ms'
const twoSlow = 'two workers, response after 20 ms'
const pool = 'Pool.request'
const pgBoss = 'pg-boss, deliveries recorded'

/**
 * Measures webhooks from the row to the recorded result. Compares with a loop that only signs and posts, and with a
 * pg-boss job per delivery whose result is recorded where the API shows it.
 */
export async function runDeliveries(
  database: BenchDatabase,
  { rounds, deliveries: count, backlog }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  await using bench = await openDeliveryBench(database)
  const ways = {
    [service]: () => measureWorkers(bench, 1, '/take', count),
    [slow]: () => measureWorkers(bench, 1, '/later', count),
    [twoSlow]: () => measureWorkers(bench, 2, '/later', count),
    [pool]: () => measureSender(bench, 'Pool.request', count),
    [pgBoss]: () => measureSender(bench, 'pg-boss', count),
  }
  const rates = await measureRounds(rounds, ways, log)
  log('time to the first byte')
  const waiting = backlog.toLocaleString('en')
  const busy: Record<string, Busy> = {
    '10 receivers that never respond': { receivers: 10, pendingOfEach: 1_000, ofOther: false },
    [`${waiting} waiting for another subscription`]: { receivers: 1, pendingOfEach: backlog, ofOther: false },
    '1,000 of another tenant that never respond': { receivers: 1_000, pendingOfEach: 10, ofOther: true },
    [`${waiting} waiting of another tenant`]: { receivers: 1, pendingOfEach: backlog, ofOther: true },
  }
  // The p99 of a few hundred waits varies, so each measurement has one without load before it.
  const alone: Wait[] = []
  const waits: [string, Wait][] = []
  for (const [name, each] of Object.entries(busy)) {
    log(name)
    alone.push(await measureWait(bench))
    waits.push([name, await measureWait(bench, each)])
  }
  const usual = { p50: median(alone.map(({ p50 }) => p50)), p99: median(alone.map(({ p99 }) => p99)) }
  const ratio = (way: keyof typeof ways, to: keyof typeof ways) => medianRatio(rates[way], rates[to])
  const ms = ({ p50, p99 }: Wait) => [p50.toFixed(1), p99.toFixed(1)]
  const waitRows = [['nothing else', ...ms(usual)], ...waits.map(([name, wait]) => [name, ...ms(wait)])]
  return {
    text: [
      `${count.toLocaleString('en')} webhooks of 935 bytes to one receiver on this machine, on ${database.description}`,
      renderRates(rates, pool),
      '',
      renderTable(['from the commit to the first byte, with', 'p50 ms', 'p99 ms'], waitRows),
    ].join('\n'),
    goals: [
      atLeast(`webhooks, × ${pool}`, ratio(service, pool), 0.65),
      atLeast(`webhooks, × ${pgBoss}`, ratio(service, pgBoss), 1.3),
      atLeast('two workers, × one, response after 20 ms', ratio(twoSlow, slow), 1.5),
      ...waits.map(([name, { p99 }]) => atMost(`p99 beside ${name}, × without`, p99 / usual.p99, 2)),
    ],
  }
}
