// The process of the worker: importing this file runs it.
import { openDatabaseClock } from '@channel/core/mechanisms/clock'
import { watchDatabase, watchMediaStore, watchReceiver } from '@channel/core/mechanisms/log'
import type { ReadinessFailure } from '@channel/core/mechanisms/readiness'
import { type Cells, openCells, openDatabase, readMigrations, serviceLimits } from '@channel/db'
import { openProcessLog } from '@channel/logger'
import { describeFailure } from '@channel/logger/describe-failure'
import { openMail } from '@channel/mail'
import { openMediaStore } from '@channel/media-store'
import { type Operator, openOperator, poolObserver, poolReading } from '@channel/metrics'
import { Capacity } from '@channel/queues/leased'
import { build, logSettings } from '@channel/settings'
import { observeStatement, openTraces, type Traces, traceFields } from '@channel/traces'
import { type Cell, openCell } from './open-cell.ts'
import { reportErrors } from './report-errors.ts'
import { readSettings, type Settings } from './settings.ts'
import { Steps } from './steps.ts'

const log = openProcessLog('worker', { ...logSettings(process.env), fields: traceFields })
const settings = read()
const availability = watchDatabase(log)
const database = open()
const steps = new Steps()
const store = await openMediaStore(settings.mediaStore, { log, observe: (works) => watchMediaStore(log, works) })
const mail = settings.mail && (await openMail(settings.mail))
const shared = {
  settings,
  log,
  store,
  mail,
  steps,
  capacity: new Capacity(),
  migrations: readMigrations(),
  cells: { main: database, names: () => further?.names() },
}
const main = await openCell(database, shared)
let further: Cells<Cell> | undefined
let operator: Operator | undefined
let traces: Traces | undefined
let isStopping = false

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nothing else would stop this process.
process.once('disconnect', stop)

await start().catch((error: Error) => {
  log.fatal(`The worker cannot start: ${describeFailure(error)}`)
  process.exit(1)
})
if (!isStopping) {
  process.send?.({ type: 'ready' })
  log.info({ build }, 'The worker is running.')
}

async function start(): Promise<void> {
  await serveOperator()
  traces =
    settings.traces &&
    (await openTraces({ process: 'worker', build, receiver: watchReceiver(log, 'traces'), ...settings.traces }))
  await main.start()
  // Only to warn of a wrong clock: statements use the clock of the database.
  await openDatabaseClock(database, { log })
  if (!isStopping) further = await openFurtherCells()
}

/** Also those that are created later. One that cannot be used does not stop the others. */
async function openFurtherCells(): Promise<Cells<Cell>> {
  const cells = await openCells(database, async (name) => {
    const cell = await openCell(open(name), shared)
    void cell.startAgain()
    return cell
  })
  const onError = reportErrors(log)('cells')
  const openAll = () => {
    for (const name of cells.names() ?? []) cells.of(name).catch(onError)
  }
  cells.onChange(openAll)
  openAll()
  return cells
}

/** @param cell main by default */
function open(cell?: string) {
  return openDatabase({
    url: settings.databaseUrl,
    directUrl: settings.directUrl,
    cell,
    poolSize: settings.poolSize,
    availability,
    poolObserver: settings.metrics && poolObserver,
    observeStatement: settings.traces?.statements ? observeStatement : undefined,
    ...serviceLimits,
  })
}

function allCells() {
  return [main, ...(further?.opened() ?? [])]
}

async function serveOperator(): Promise<void> {
  if (settings.metrics === undefined) return
  const poolCounts = () => allCells().flatMap((cell) => cell.database.poolCounts())
  const ofCells = async () =>
    (await Promise.all(allCells().flatMap(({ readings }) => readings.map((reading) => reading())))).flat()
  const readings = [poolReading({ poolCounts }), ofCells]
  const watching = { findReadinessFailures, findLivenessFailures, receiver: watchReceiver(log, 'metrics') }
  operator = await openOperator({ process: 'worker', build, ...settings.metrics, readings, ...watching })
  if (operator.url !== undefined) log.info({ url: operator.url }, 'Readiness and metrics are served.')
}

/** Waits for the database first: its failures explain why the parts do nothing. */
async function findReadinessFailures(): Promise<readonly ReadinessFailure[]> {
  if (isStopping) return [{ code: 'draining' }]
  const failures = await Promise.all(allCells().map((cell) => cell.findFailures()))
  return [...failures.flat(), ...findLivenessFailures()]
}

function findLivenessFailures(): readonly ReadinessFailure[] {
  const stalled = steps.stalled().map(({ part, seconds }) => `${part} has made no step for ${seconds} s`)
  return stalled.length === 0 ? [] : [{ code: 'stalled', detail: stalled.join(', ') }]
}

function read(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    log.fatal((error as Error).message)
    process.exit(1)
  }
}

function stop(): void {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeListener(event, stop)
  isStopping = true
  log.info('The worker is stopping.')
  // The worker is still waiting for the database or starting: there is no work to finish.
  if (!main.isWorking()) process.exit(0)
  Promise.all([main.stop(), further?.close()])
    .then(() => store.close())
    .then(() => mail?.close())
    .then(() => operator?.close())
    .then(() => traces?.close())
    .then(() => database.close())
    .then(
      () => {
        log.info('The worker has stopped.')
        process.exit(0)
      },
      (error: Error) => {
        log.error({ err: error }, 'The worker did not end cleanly.')
        process.exit(1)
      },
    )
}
