// The process of the worker: importing this file runs it.
import { openDatabaseClock } from '@channel/core/mechanisms/clock'
import { watchDatabase, watchMediaStore, watchReceiver } from '@channel/core/mechanisms/log'
import { openReadinessCheck, type ReadinessFailure } from '@channel/core/mechanisms/readiness'
import { announceProcess, type ProcessAnnouncement } from '@channel/core/secret-rotation'
import { openDatabase, serviceLimits } from '@channel/db'
import { openProcessLog } from '@channel/logger'
import { describeFailure } from '@channel/logger/describe-failure'
import { openMail } from '@channel/mail'
import { openMediaStore } from '@channel/media-store'
import { type Operator, openOperator, poolObserver, poolReading } from '@channel/metrics'
import { startBroadcasts } from '@channel/queues/broadcasts'
import { startContactImports } from '@channel/queues/contact-imports'
import { limitBacklogsJob, startDeliveries } from '@channel/queues/deliveries'
import { startInbox } from '@channel/queues/inbox'
import { Headroom } from '@channel/queues/leased'
import { removeMediaFilesJob, startMediaFetcher } from '@channel/queues/media'
import { noticesJobs } from '@channel/queues/notices'
import { queueReadings } from '@channel/queues/readings'
import { startQualityChecks, startReadReceipts, startSyncRequests } from '@channel/queues/receipts-and-quality'
import { doubtMovedDatabase, recordRest, startRestoreGuard } from '@channel/queues/restore'
import { startSendEngine } from '@channel/queues/sends'
import { jobs, logJob, type RunningJobs, startJobs } from '@channel/queues/sweeps'
import { build, logSettings } from '@channel/settings'
import { observeStatement, openTraces, type Traces, traceFields } from '@channel/traces'
import { reportErrors } from './report-errors.ts'
import { readSettings, type Settings } from './settings.ts'
import { Steps } from './steps.ts'
import { waitForDatabase } from './wait-for-database.ts'

const log = openProcessLog('worker', { ...logSettings(process.env), fields: traceFields })
const settings = read()
const onErrorIn = reportErrors(log)
const database = openDatabase({
  url: settings.databaseUrl,
  directUrl: settings.directUrl,
  poolSize: settings.poolSize,
  availability: watchDatabase(log),
  poolObserver: settings.metrics && poolObserver,
  observeStatement: settings.traces?.statements ? observeStatement : undefined,
  ...serviceLimits,
})
const checkReadiness = await openReadinessCheck(database)
const steps = new Steps()
const store = await openMediaStore(settings.mediaStore, { log, observe: (works) => watchMediaStore(log, works) })
const mail = settings.mail && (await openMail(settings.mail))
const parts: { stop(): Promise<unknown> }[] = []
let announcing: Promise<ProcessAnnouncement> | undefined
let operator: Operator | undefined
let traces: Traces | undefined
let running: RunningJobs | undefined
let isStopping = false

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nothing else would stop this process.
process.once('disconnect', stop)

const worker = await startOnceReady().catch((error: Error) => {
  log.fatal(`The worker cannot start: ${describeFailure(error)}`)
  process.exit(1)
})
// Jobs are running now: from here on a stop has to wait for them.
parts.push(worker)
announcing = announceProcess(database, { kind: 'worker', build, secrets: settings.secrets })
await announcing
// Only to warn of a wrong clock: statements use the clock of the database.
await openDatabaseClock(database, { log })
if (!isStopping) {
  startParts()
  process.send?.({ type: 'ready' })
  log.info({ build }, 'The worker is running.')
}

function watched(part: string) {
  return { onError: onErrorIn(part), onStep: steps.of(part) }
}

function startParts(): void {
  const shared = { database, store, ...settings, log, headroom: new Headroom() }
  parts.push(
    startRestoreGuard({ ...shared, ...watched('restore') }),
    startDeliveries({ ...shared, ...watched('deliveries') }),
    startSendEngine({ ...shared, ...watched('sends') }),
    startMediaFetcher({ ...shared, ...watched('media') }),
    startBroadcasts({ ...shared, ...watched('broadcasts') }),
    startContactImports({ ...shared, ...watched('contact-imports') }),
    startQualityChecks({ ...shared, ...watched('quality') }),
    startReadReceipts({ ...shared, ...watched('read-receipts') }),
    startInbox({ ...shared, ...watched('inbox') }),
    startInbox({ ...shared, lane: 'history', parallel: 1, ...watched('history') }),
    startSyncRequests({ ...shared, ...watched('sync-requests') }),
  )
}

async function serveOperator(): Promise<void> {
  if (settings.metrics === undefined) return
  const readJobs = async () => running?.read()
  const readings = [poolReading(database), ...queueReadings({ database, readJobs, onError: onErrorIn('metrics') })]
  const watching = { findReadinessFailures, findLivenessFailures, receiver: watchReceiver(log, 'metrics') }
  operator = await openOperator({ process: 'worker', build, ...settings.metrics, readings, ...watching })
  if (operator.url !== undefined) log.info({ url: operator.url }, 'Readiness and metrics are served.')
}

/** The database may become unavailable again while the job library starts: up to three attempts. */
async function startOnceReady(): Promise<RunningJobs> {
  await serveOperator()
  traces =
    settings.traces &&
    (await openTraces({ process: 'worker', build, receiver: watchReceiver(log, 'traces'), ...settings.traces }))
  const onError = onErrorIn('jobs')
  for (let attempt = 1; ; attempt++) {
    await waitForDatabase(checkReadiness, log)
    try {
      await doubtMovedDatabase(database)
      const ofSettings = [removeMediaFilesJob(store), limitBacklogsJob(settings.backlogLimit)]
      const notices = noticesJobs({ send: mail?.send, publicUrl: settings.publicUrl, log })
      const logged = [...jobs, ...ofSettings, ...notices].map((job) => logJob(job, log))
      running = await startJobs({ database, jobs: logged, ...watched('jobs') })
      return running
    } catch (error) {
      if (attempt === 3) throw error
      onError(error as Error)
    }
  }
}

/** Waits for the database first: its failures explain why the parts do nothing. */
async function findReadinessFailures(): Promise<readonly ReadinessFailure[]> {
  if (isStopping) return [{ code: 'draining' }]
  return [...(await checkReadiness()), ...findLivenessFailures()]
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
  if (parts.length === 0) process.exit(0)
  Promise.all(parts.map((part) => part.stop()))
    // Its statement may still run: wait before withdrawing it.
    .then(() => announcing)
    .then((announcement) => announcement?.close())
    // Without it, a move of the database needs a decision.
    .then(() => recordRest(database, store).catch(() => undefined))
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
