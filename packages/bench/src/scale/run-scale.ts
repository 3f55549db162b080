import { setTimeout as delay } from 'node:timers/promises'
import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { workerProgram } from '../http/variants.ts'
import { startProgram } from '../processes/start-program.ts'
import { atMost, type Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { startMeter } from './cpu-meter.ts'
import { type Installation, openInstallation } from './installation.ts'
import { measureJobs } from './measure-jobs.ts'
import { measureLists } from './measure-lists.ts'
import { seedMonth, seedTenants } from './seed-month.ts'

/** The installation that the service is sized for: its organizations, and their messages of a day. */
const target = { organizations: 2_000, messagesPerDay: 10_000_000 }
const days = 30
/** How long an idle worker is watched, after the first seconds, in which it does what is due. */
const idle = { settleMs: 10_000, watchMs: 20_000 }

type Costs = ReadonlyMap<string, number>

/** Measures what lists, sweeps and an idle worker cost in the tables of a month, against those of the first minutes. */
export async function runScale(
  server: BenchDatabase,
  { rounds, scale }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  await using first = await openInstallation(server, 'channel_bench_first')
  await using month = await openInstallation(server, 'channel_bench_month')
  const messages = Math.round(target.messagesPerDay / scale) * days
  await seed(first, { messages: target.organizations, days: 1 }, log)
  await seed(month, { messages, days }, log)
  const lists = await measureRounds(rounds, { first: () => measureLists(first), month: () => measureLists(month) }, log)
  const others = { first: [await measureWorker(first, log)], month: [await measureWorker(month, log)] }
  const rows = [...rowsOf(lists), ...rowsOf(others)]
  const [organizations, count] = [target.organizations.toLocaleString('en'), messages.toLocaleString('en')]
  return {
    text: [
      `${organizations} organizations with ${count} messages of ${days} days, 1:${scale} of the target, against ${organizations} messages,`,
      `on ${server.description}. CPU in ms of PostgreSQL, and of the process: a list's request, a sweep's run, a second of the worker`,
      renderTable(
        ['', 'at first', 'after a month', '× at first'],
        rows.map(({ name, costs, ratio }) => [name, ...costs.map((cost) => cost.toFixed(2)), ratio.toFixed(2)]),
      ),
    ].join('\n'),
    goals: rows.map(({ name, ratio }) => atMost(`${name}, × at first`, ratio, 1.2)),
  }
}

async function seed(
  { client, large }: Installation,
  size: { readonly messages: number; readonly days: number },
  log: (line: string) => void,
): Promise<void> {
  await seedTenants(client, target.organizations - 1)
  await seedMonth(client, large, size, (done) => log(`${done.toLocaleString('en')} messages`))
}

/** The sweeps, and a worker that has nothing to do. */
async function measureWorker({ client, database, url }: Installation, log: (line: string) => void): Promise<Costs> {
  const sweeps = await measureJobs(database, log)
  log('a worker without work')
  await using worker = await startProgram(workerProgram(url))
  await delay(idle.settleMs)
  const meter = await startMeter(client, [worker.pid])
  await delay(idle.watchMs)
  return new Map([...sweeps, ['worker without work', (meter.seconds() / idle.watchMs) * 1e6]])
}

function rowsOf({ first, month }: Readonly<Record<'first' | 'month', readonly Costs[]>>) {
  return [...(month[0]?.keys() ?? [])].map((name) => {
    const [before, after] = [first, month].map((rounds) => rounds.map((costs) => costs.get(name) ?? Number.NaN))
    return {
      name,
      costs: [median(before as number[]), median(after as number[])],
      ratio: medianRatio(after as number[], before as number[]),
    }
  })
}
