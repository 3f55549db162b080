import { setTimeout as delay } from 'node:timers/promises'
import { maintainPartitions } from '@channel/queues/sweeps'
import { Client } from 'pg'
import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { openDeliveryBench } from '../deliveries/delivery-bench.ts'
import { measureWait } from '../deliveries/measure-wait.ts'
import { workerProgram } from '../http/variants.ts'
import { startProgram } from '../processes/start-program.ts'
import { atMost, type Report } from '../report/goal.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { type Costs, compareCosts, goalsOf, renderComparisons } from './compare-costs.ts'
import { startMeter } from './cpu-meter.ts'
import { type Installation, openInstallation } from './installation.ts'
import { type Day, measureDay, renderDays } from './measure-day.ts'
import { measureDisk, renderDisk } from './measure-disk.ts'
import { measureJobs } from './measure-jobs.ts'
import { measureLists } from './measure-lists.ts'
import { measureQueues } from './measure-queues.ts'
import { measureRetention, renderLags } from './measure-retention.ts'
import { openTraffic, type Traffic } from './open-traffic.ts'
import { type ScaleAccount, seedMonth, seedTenants } from './seed-month.ts'

/** The installation that the service is sized for: its organizations, and their messages of a day. */
const target = { organizations: 2_000, messagesPerDay: 10_000_000 }
const days = 30
/** Of five messages of a day, so many are received. Two of three are answered. */
const receivedShare = 3 / 5
/** How long an idle worker is watched, after the first seconds, in which it does what is due. Some jobs run every minute. */
const idle = { settleMs: 10_000, watchMs: 60_000 }
/** The part of a day during which a snapshot is held. */
const heldShare = 1 / 4

type Log = (line: string) => void

/** Measures the service in the tables of a month, against those of the first minutes. */
export async function runScale(
  server: BenchDatabase,
  { rounds, scale, daySeconds, backlog }: BenchOptions,
  log: Log,
): Promise<Report> {
  await using first = await openInstallation(server, 'channel_bench_first')
  await using month = await openInstallation(server, 'channel_bench_month')
  const perDay = target.messagesPerDay / scale
  const messages = Math.round(perDay) * days
  // At the same rate, so that the last minutes of both have as many.
  const firstAccounts = await seed(first, { messages: target.organizations, days: target.organizations / perDay }, log)
  const monthAccounts = await seed(month, { messages, days }, log)
  const disk = await measureDisk(month.client)
  const lists = await measureBoth(rounds, () => measureLists([first, month]), log)
  const sweeps = await measureBoth(rounds, () => measureSweeps([first, month], log), log)

  await using firstTraffic = await openTraffic(first, firstAccounts)
  await using monthTraffic = await openTraffic(month, monthAccounts)
  const load = { count: Math.round(perDay * receivedShare), seconds: daySeconds }
  // PostgreSQL vacuums and analyzes at times: in a single day of one of them more than in that of the other.
  const loaded = await measureRounds(
    rounds,
    {
      'day at first': () => measureDay(first, firstTraffic, load),
      'day after a month': () => measureDay(month, monthTraffic, load),
    },
    log,
  )
  const [firstDays, monthDays] = [loaded['day at first'], loaded['day after a month']]
  const sideOf = (installation: Installation, { subscriptionOf }: Traffic) => ({
    installation,
    subscriptionId: subscriptionOf.get(installation.large.organizationId) ?? '',
  })
  const [firstSide, monthSide] = [sideOf(first, firstTraffic), sideOf(month, monthTraffic)]
  // PostgreSQL does it some seconds after a load, sooner in one than in the other.
  for (const { client } of [first, month]) await client.query('VACUUM ANALYZE webhook_deliveries, message_sends')
  const queues = await measureBoth(rounds, () => measureQueues([firstSide, monthSide]), log)
  const held = await measureHeld(
    month.url,
    async () => {
      const ofQueues = await measureQueues([monthSide])
      // New words that are not in the index yet are read beside it, at one time more of them than at another.
      await month.client.query("SELECT gin_clean_pending_list('search_words_words')")
      return new Map([...ofQueues, ...(await measureLists([month]))].flatMap((costs) => [...costs]))
    },
    async () => {
      await using _worker = await monthTraffic.startWorker()
      await monthTraffic.run(Math.round(load.count * heldShare), load.seconds * heldShare)
    },
    log,
  )
  const waits = await measureWaits(month, { backlog, rounds }, log)
  const deliveriesPerMessage = median(monthDays.map(({ deliveries, messages: count }) => deliveries / count))
  const lags = await measureRetention(month, { ...target, deliveriesPerMessage }, log)

  const compared = { list: compareCosts(lists.first, lists.month), sweep: compareCosts(sweeps.first, sweeps.month) }
  const claims = compareCosts(queues.first, queues.month)
  const [organizations, count] = [target.organizations.toLocaleString('en'), messages.toLocaleString('en')]
  const states = ['at first', 'after a month'] as const
  return {
    text: [
      `${organizations} organizations with ${count} messages of ${days} days, 1:${scale} of the target, against ${organizations} messages,`,
      `on ${server.description}. CPU in ms of PostgreSQL, and of the process: a list's request, a sweep's run, a second of the worker,`,
      'a claim of 25 rows, a count',
      renderComparisons([...compared.list, ...compared.sweep, ...claims], states),
      '',
      'Disk after a month, bytes a message',
      renderDisk(disk, messages),
      '',
      `A day of load, 1:${scale} of the target, in ${daySeconds} seconds`,
      ...firstDays.map((firstDay, round) => renderDays(states, [firstDay, monthDays[round] as Day])),
      '',
      `Beside a snapshot that was held during ${heldShare} of a day of load`,
      renderComparisons(held, ['before', 'beside']),
      '',
      `First deliveries of another tenant, p99 from the commit to the first byte: ${waits.alone.toFixed(1)} ms, beside ${backlog.toLocaleString('en')} that wait ${waits.beside.toFixed(1)} ms`,
      '',
      `Sweeps of one worker, with their pauses, against what expires at the target (${deliveriesPerMessage.toFixed(1)} deliveries a message)`,
      renderLags(lags),
    ].join('\n'),
    goals: [
      ...goalsOf(compared.list, 'lists', 'at first', 1.2),
      ...goalsOf(compared.sweep, 'sweeps', 'at first', 1.2),
      ...goalsOf(claims, 'claims and counts', 'at first', 1.2),
      ...goalsOfDays(firstDays, monthDays),
      ...goalsOf(held, 'what costs', 'without the held snapshot', 1.5),
      atMost('p99 of a first delivery beside the backlog of another tenant, × without', waits.ratio, 2),
      ...lags.map(({ name, hours }) => atMost(`retention lag: ${name}`, hours, 1, 'h')),
    ],
  }
}

/** Measures both installations in turn in each round. */
async function measureBoth(rounds: number, both: () => Promise<Costs[]>, log: Log) {
  const { both: measured } = await measureRounds(rounds, { both }, log)
  const of = (index: number) => measured.map((costs) => costs[index] as Costs)
  return { first: of(0), month: of(1) }
}

async function seed(
  { client, database, large }: Installation,
  size: { readonly messages: number; readonly days: number },
  log: Log,
): Promise<readonly ScaleAccount[]> {
  // As a service has made them in time.
  for (let weeks = Math.ceil(size.days / 7) + 1; weeks >= 0; weeks--)
    await maintainPartitions(database, { now: () => new Date(Date.now() - weeks * 7 * 86_400_000) })
  await seedTenants(client, target.organizations - 1)
  const accounts = await seedMonth(client, large, size, (done) => log(`${done.toLocaleString('en')} messages`))
  await client.query('VACUUM ANALYZE')
  return accounts
}

/** The sweeps, and a worker of each installation, when they have nothing to do. */
async function measureSweeps(installations: readonly Installation[], log: Log): Promise<Costs[]> {
  const jobs = await measureJobs(
    installations.map(({ database }) => database),
    log,
  )
  log('workers without work')
  const workers = await measureWorkers(installations)
  return jobs.map((costs, index) => new Map([...costs, ['worker without work', workers[index] as number]]))
}

/** @returns the CPU time of a second in milliseconds, of each worker and of PostgreSQL for it */
async function measureWorkers(installations: readonly Installation[]): Promise<number[]> {
  await using cleanup = new AsyncDisposableStack()
  const started: [Client, number][] = []
  for (const { client, url } of installations)
    started.push([client, cleanup.use(await startProgram(workerProgram(url))).pid])
  await delay(idle.settleMs)
  const meters = await Promise.all(started.map(([client, pid]) => startMeter(client, [pid])))
  await delay(idle.watchMs)
  return meters.map((meter) => (meter.seconds() / idle.watchMs) * 1e6)
}

/** Measures before and after a load during which another session holds a snapshot, so that no dead row can be removed. */
async function measureHeld(url: string, measure: () => Promise<Costs>, load: () => Promise<void>, log: Log) {
  log('before a held snapshot')
  const before = await measure()
  const holder = new Client({ connectionString: url })
  await holder.connect()
  try {
    await holder.query('SET idle_in_transaction_session_timeout = 0')
    await holder.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await holder.query('SELECT FROM organizations LIMIT 1')
    log('load beside a held snapshot')
    await load()
    log('beside a held snapshot')
    return compareCosts([before], [await measure()])
  } finally {
    await holder.end()
  }
}

/** Measures the first deliveries of the large organization alone, and while another one has a backlog. */
async function measureWaits(
  { url, client, large: { organizationId } }: Installation,
  { backlog, rounds }: Pick<BenchOptions, 'backlog' | 'rounds'>,
  log: Log,
) {
  await using bench = await openDeliveryBench({ url, client }, { organizationId, keepsData: true })
  log('time to the first byte')
  const ways = {
    alone: () => measureWait(bench),
    beside: () => measureWait(bench, { receivers: 1, pendingOfEach: backlog, ofOther: true }),
  }
  const waits = await measureRounds(rounds, ways, log)
  const [alone, beside] = [waits.alone, waits.beside].map((each) => each.map(({ p99 }) => p99)) as [number[], number[]]
  return { alone: median(alone), beside: median(beside), ratio: medianRatio(beside, alone) }
}

function goalsOfDays(first: readonly Day[], month: readonly Day[]) {
  const ratio = (name: string, read: (day: Day) => number) =>
    atMost(`${name} of a day of load, × at first`, medianRatio(month.map(read), first.map(read)), 1.2)
  return [
    ratio('CPU of the API', ({ cpuMs }) => cpuMs.api),
    ratio('CPU of the worker', ({ cpuMs }) => cpuMs.worker),
    ratio('CPU of PostgreSQL', ({ cpuMs }) => cpuMs.postgres),
    ratio('growth', ({ bytes }) => bytes.tables + bytes.indexes),
  ]
}
