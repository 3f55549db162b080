import { once } from 'node:events'
import { type Database, type EmbeddedPostgres, openDatabase, startEmbeddedPostgres } from '@channel/db'
import { type Environment, isSet, reachableUrl, withVariables } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { type DemoOptions, ensureDemo } from '../demo/ensure-demo.ts'
import { introduceCustomers } from '../demo/introduce-customers.ts'
import { syncDemoTemplates } from '../demo/sync-demo-templates.ts'
import { migrateCells } from '../migrate-cells.ts'
import { Failure } from '../output/failure.ts'
import { saveServiceUrl } from '../service-url.ts'
import { siblingApp } from '../sibling-app.ts'
import { buildPage } from './build-page.ts'
import { checkPort } from './check-port.ts'
import type { ChildCommand, ReadyMessage } from './child-service.ts'
import { listenForStop } from './listen-for-stop.ts'
import { obeyParent } from './obey-parent.ts'
import { printWelcome } from './print-welcome.ts'
import { readSecret } from './read-secret.ts'
import { secretNotice } from './secret-notice.ts'
import { connectSimulator, type RunningSimulator, simulatorArguments } from './simulator.ts'
import { openStartLog, type StartLog } from './start-log.ts'
import { readStartSettings, type StartSettings } from './start-settings.ts'
import { stopServices } from './stop-services.ts'
import { type SupervisedService, superviseService } from './supervise-service.ts'

export interface StartOptions {
  /** Creates the demo organization even with DATABASE_URL. */
  readonly demo: boolean
  /** Whether the caller removes the data at the end. */
  readonly isTemporary: boolean
}

/** The started parts, in order, which must be stopped. */
interface Running {
  readonly log: StartLog
  database?: EmbeddedPostgres
  readonly services: SupervisedService[]
  /** The API's URL on this machine, once it listens. */
  apiUrl?: string
}

/**
 * Runs everything: database, migrations, demo with its simulated provider, API, worker. Resolves when a signal has
 * stopped it. A service that ends is restarted.
 *
 * @throws SettingsError if a variable is invalid, before anything is started. Failure if a part cannot start, or the
 *   database ends on its own; all other parts are stopped by then
 */
export async function start(options: StartOptions, given: Environment): Promise<void> {
  const settings = readStartSettings(given, options)
  // No process that is started here may change the schema.
  const environment = withVariables(given, { DATABASE_MIGRATION_URL: undefined })
  const log = openStartLog(settings.log)
  const running: Running = { log, services: [] }
  const stop = listenForStop(() => exitNow(running))
  const parent = obeyParent(running.services)
  try {
    await startServices(options, settings, environment, running, stop.signal)
    const failure = await Promise.race([untilAborted(stop.signal), firstFailure(running)])
    if (failure !== undefined) throw failure
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    if (running.services.length > 0) log.info(stop.signal.aborted ? `Stopping (${stop.signal.reason}) …` : 'Stopping …')
    await stopServices(running.services)
    await running.database?.stop()
    if (stop.signal.aborted || running.services.length > 0) log.info('Stopped.')
    stop.stopListening()
    parent.stopListening()
  }
}

async function startServices(
  options: StartOptions,
  given: StartSettings,
  environment: Environment,
  running: Running,
  signal: AbortSignal,
) {
  const { host, port } = given
  const { log } = running
  await checkPort(host, port)
  const directory = dataDirectory(environment)
  // While the database starts, which uses little CPU.
  const page = buildPage(environment, log)
  const { url, secret, isEmbedded } = await findDatabase(given, environment, directory, running)
  signal.throwIfAborted()

  const database = openDatabase({ url, directUrl: given.directUrl, applicationName: 'channel-start' })
  const demoOptions = given.hasDemo
    ? { database, dataDirectory: directory, secret, mediaStore: given.mediaStore, log: log.info }
    : undefined
  const opened = [database]
  const owner = given.migrationUrl === undefined ? { url, directUrl: given.directUrl } : { url: given.migrationUrl }
  const open = (cell: string) => {
    const owned = openDatabase({ ...owner, cell, applicationName: 'channel-start' })
    opened.push(owned)
    return owned
  }
  const service = given.migrationUrl === undefined ? undefined : database
  const demo = await prepareDatabase(open, service, signal, log, demoOptions).finally(() =>
    Promise.all(opened.map((each) => each.close())),
  )
  for (const line of await secretNotice({ url, directUrl: given.directUrl }, secret)) log.info(line)
  signal.throwIfAborted()

  const simulator = demo && (await startSimulator(given, environment, directory, running, signal))
  const settings = withVariables(environment, {
    // The embedded database is for trial use, most likely with a webhook receiver on the same machine.
    ...(isEmbedded && !isSet(environment, 'CHANNEL_DEVELOPMENT') && { CHANNEL_DEVELOPMENT: '1' }),
    ...log.serviceSettings,
    ...simulator?.settings,
    DATABASE_URL: url,
    CHANNEL_SECRET: secret,
    HOST: host,
    PORT: String(port),
  })
  await page
  log.info('Starting the API and the worker …')
  const api = await startService(running, signal, (first) => ({
    name: 'The API',
    entry: siblingApp('api'),
    // The other services know its URL: a restart reuses a port that was picked at the first start.
    environment: { ...settings, ...(port === 0 && first?.url && { PORT: new URL(first.url).port }) },
  })).catch(async (error: unknown) => {
    // Another program may have taken the port since the check.
    if (!signal.aborted) await checkPort(host, port)
    throw error
  })
  const apiUrl = reachableUrl(api.url ?? `http://${host}:${port}`)
  running.apiUrl = apiUrl
  // The API listens on METRICS_PORT itself.
  const metricsPort = given.metricsPort ? { METRICS_PORT: String(given.metricsPort + 1) } : {}
  const workerSettings = { ...settings, ...metricsPort, MEDIA_BASE_URL: given.mediaBaseUrl(apiUrl) }
  await startService(running, signal, () => ({
    name: 'The worker',
    entry: siblingApp('worker'),
    environment: workerSettings,
  }))
  if (simulator !== undefined) await connectSimulator(simulator, apiUrl)
  if (simulator !== undefined && demo?.isNew) await syncDemoTemplates(apiUrl, demo, running.log.info)
  if (demo) await saveServiceUrl(directory, apiUrl, simulator?.url)
  const allowsLocalWebhooks = settings.CHANNEL_DEVELOPMENT === '1'
  if (log.isPretty) {
    const data = options.isTemporary ? 'removed' : isEmbedded ? 'kept' : undefined
    printWelcome({ url: apiUrl, demo, data, allowsLocalWebhooks, simulatorUrl: simulator?.url, directory })
  } else log.info(`Channel is running at ${apiUrl}.`)
  process.send?.({ type: 'ready', url: apiUrl, dataDirectory: directory })
}

/**
 * The demo's accounts do not exist at the real provider, so a simulated one is started unless another is set. It
 * knows their numbers, and its state is kept between runs.
 */
async function startSimulator(
  { simulatedApp: app, port, hasSimulatorPort: hasPort }: StartSettings,
  environment: Environment,
  directory: string,
  running: Running,
  signal: AbortSignal,
): Promise<RunningSimulator | undefined> {
  if (app === undefined) return undefined
  const { url } = await startService(running, signal, (first) => ({
    name: 'The simulated provider',
    entry: siblingApp('simulator'),
    environment: { ...environment, ...running.log.serviceSettings, ...app },
    args: simulatorArguments(directory, { apiPort: port, hasPort, url: first?.url, apiUrl: running.apiUrl }),
  }))
  if (url === undefined) return undefined
  await introduceCustomers(url)
  return { url, settings: { ...app, PROVIDER_BASE_URL: url } }
}

async function findDatabase(
  { databaseUrl: url }: StartSettings,
  environment: Environment,
  directory: string,
  running: Running,
) {
  if (url !== undefined) return { url, secret: await readSecret(environment, undefined), isEmbedded: false }
  running.log.info(`Starting the database in ${directory} …`)
  running.database = await startEmbeddedPostgres({ dataDir: directory, log: running.log.info })
  return { url: running.database.url, secret: await readSecret(environment, directory), isEmbedded: true }
}

async function prepareDatabase(
  open: (cell: string) => Database,
  service: Database | undefined,
  signal: AbortSignal,
  { info: log }: StartLog,
  demo: DemoOptions | undefined,
) {
  const { applied, failed } = await migrateCells(open, { service, log, signal })
  const [{ result: names } = { result: [] }] = applied
  if (names.length > 0) log(`Migrated the database (${names.at(-1)}).`)
  for (const { cell, result } of failed) log(`The cell ${cell} was not migrated: ${result.message}`)
  signal.throwIfAborted()
  return demo && ensureDemo(demo)
}

async function startService(
  running: Running,
  signal: AbortSignal,
  command: (first: ReadyMessage | undefined) => ChildCommand,
): Promise<ReadyMessage> {
  const service = superviseService(command, running.log)
  running.services.push(service)
  const ready = await Promise.race([service.ready, untilAborted(signal)])
  signal.throwIfAborted()
  return ready ?? { type: 'ready' }
}

/** Resolves when a service is given up, or the database ends on its own. */
function firstFailure({ database, services }: Running): Promise<Failure> {
  const databaseEnd = database?.exited.then(
    () => new Failure('The database ended on its own, so everything was stopped.'),
  )
  return Promise.race([...services.map((service) => service.givenUp), ...(databaseEnd ? [databaseEnd] : [])])
}

/** At the second Ctrl-C, without waiting. The database ends with this process. */
function exitNow({ services }: Running): void {
  for (const service of services) service.kill('SIGKILL')
  process.exit(130)
}

async function untilAborted(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort')
}
