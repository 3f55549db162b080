import { once } from 'node:events'
import { readMediaBaseUrl } from '@channel/core'
import { type Database, type EmbeddedPostgres, migrate, openDatabase, startEmbeddedPostgres } from '@channel/db'
import { dataDirectory } from '../data-directory.ts'
import { type DemoOptions, ensureDemo } from '../demo/ensure-demo.ts'
import { Failure } from '../output/failure.ts'
import { keepServiceAddress } from '../service-address.ts'
import { siblingApp } from '../sibling-app.ts'
import { checkPort } from './check-port.ts'
import type { ChildCommand, ReadyMessage } from './child-service.ts'
import { reachableUrl } from './reachable-url.ts'
import { readSecret } from './read-secret.ts'
import { secretNotice } from './secret-notice.ts'
import { connectSimulator, type RunningSimulator, simulatedApp, simulatorArguments } from './simulator.ts'
import { stopServices } from './stop-services.ts'
import { listenForStop } from './stop-signals.ts'
import { type SupervisedService, superviseService } from './supervise-service.ts'
import { printWelcome } from './welcome.ts'

export interface StartOptions {
  readonly port: number
  readonly host: string
  /** Makes the demo organization on a database of one's own too. */
  readonly demo: boolean
}

/** What has been started so far, in order, and has to be ended. */
interface Running {
  database?: EmbeddedPostgres
  readonly services: SupervisedService[]
  /** Where the API is reached on this machine, once it listens. */
  apiUrl?: string
}

/**
 * Runs everything in one go: database, migrations, demo with its simulated provider, API, worker; resolves when a signal has ended it all.
 * A service that ends is started again.
 *
 * @throws Failure when a part cannot start, or the database ends by itself; all others have been ended by then
 */
export async function start(options: StartOptions, environment: NodeJS.ProcessEnv): Promise<void> {
  const running: Running = { services: [] }
  const stop = listenForStop(() => endAtOnce(running))
  try {
    await bringUp(options, environment, running, stop.signal)
    const failure = await Promise.race([untilAborted(stop.signal), firstFailure(running)])
    if (failure !== undefined) throw failure
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    if (running.services.length > 0) say(stop.signal.aborted ? `Stopping (${stop.signal.reason}) …` : 'Stopping …')
    await stopServices(running.services)
    await running.database?.stop()
    stop.ignore()
  }
}

async function bringUp(options: StartOptions, environment: NodeJS.ProcessEnv, running: Running, signal: AbortSignal) {
  const { host, port } = options
  await checkPort(host, port)
  const directory = dataDirectory(environment)
  const { url, secret, isEmbedded } = await findDatabase(environment, directory, running)
  signal.throwIfAborted()

  const database = openDatabase({ url, applicationName: 'channel-start' })
  const demoOptions = isEmbedded || options.demo ? { database, dataDirectory: directory, secret, say } : undefined
  const demo = await prepareDatabase(database, signal, demoOptions).finally(() => database.close())
  for (const line of await secretNotice({ url, secret })) say(line)
  signal.throwIfAborted()

  const simulator = demo && (await startSimulator(environment, directory, running, signal))
  const settings = {
    // A service with a database of its own is somebody trying it out, most likely with a receiver on the same machine.
    ...(isEmbedded && { CHANNEL_DEVELOPMENT: '1' }),
    ...environment,
    ...simulator?.settings,
    DATABASE_URL: url,
    CHANNEL_SECRET: secret,
    HOST: host,
    PORT: String(port),
  }
  say('Starting the API and the worker …')
  const api = await startService(running, signal, (first) => ({
    name: 'The API',
    entry: siblingApp('api'),
    // The others know its address: it keeps a port that it was given.
    environment: { ...settings, ...(port === 0 && first?.url && { PORT: new URL(first.url).port }) },
  })).catch(async (error: unknown) => {
    // Somebody may have taken the port since it was tried.
    if (!signal.aborted) await checkPort(host, port)
    throw error
  })
  const apiUrl = reachableUrl(api.url ?? `http://${host}:${port}`)
  running.apiUrl = apiUrl
  const workerSettings = { ...settings, MEDIA_BASE_URL: readMediaBaseUrl(environment, apiUrl) }
  await startService(running, signal, () => ({
    name: 'The worker',
    entry: siblingApp('worker'),
    environment: workerSettings,
  }))
  if (simulator !== undefined) await connectSimulator(simulator, apiUrl)
  if (demo) await keepServiceAddress(directory, apiUrl)
  const webhooksComeHere = settings.CHANNEL_DEVELOPMENT === '1'
  printWelcome({ url: apiUrl, demo, isEmbedded, webhooksComeHere, simulatorUrl: simulator?.url })
}

/**
 * The demo's accounts are nobody's at the real provider, so they get a simulated one, unless another is named. It knows their
 * numbers, and the next day what it knew the day before.
 */
async function startSimulator(
  environment: NodeJS.ProcessEnv,
  directory: string,
  running: Running,
  signal: AbortSignal,
): Promise<RunningSimulator | undefined> {
  if (environment.PROVIDER_BASE_URL) return undefined
  const app = simulatedApp(environment)
  const { url } = await startService(running, signal, (first) => ({
    name: 'The simulated provider',
    entry: siblingApp('simulator'),
    environment: { ...environment, ...app },
    args: simulatorArguments(directory, first?.url, running.apiUrl),
  }))
  return url === undefined ? undefined : { url, settings: { ...app, PROVIDER_BASE_URL: url } }
}

async function findDatabase(environment: NodeJS.ProcessEnv, directory: string, running: Running) {
  const given = environment.DATABASE_URL
  if (given) return { url: given, secret: await readSecret(environment, undefined), isEmbedded: false }
  say(`Starting the database in ${directory} …`)
  running.database = await startEmbeddedPostgres({ dataDir: directory, log: say })
  return { url: running.database.url, secret: await readSecret(environment, directory), isEmbedded: true }
}

async function prepareDatabase(database: Database, signal: AbortSignal, demo: DemoOptions | undefined) {
  const applied = await migrate(database, { log: say, signal })
  if (applied.length > 0) say(`Brought the database up to date (${applied.at(-1)}).`)
  signal.throwIfAborted()
  return demo && ensureDemo(demo)
}

async function startService(
  running: Running,
  signal: AbortSignal,
  command: (first: ReadyMessage | undefined) => ChildCommand,
): Promise<ReadyMessage> {
  const service = superviseService(command)
  running.services.push(service)
  const ready = await Promise.race([service.ready, untilAborted(signal)])
  signal.throwIfAborted()
  return ready ?? { type: 'ready' }
}

/** Resolves when a service is given up, or the database ends by itself. */
function firstFailure({ database, services }: Running): Promise<Failure> {
  const databaseEnd = database?.exited.then(
    () => new Failure('The database ended by itself, so everything was stopped.'),
  )
  return Promise.race([...services.map((service) => service.givenUp), ...(databaseEnd ? [databaseEnd] : [])])
}

/** The second Ctrl-C: nothing is waited for; the database is told to end as this process does. */
function endAtOnce({ services }: Running): void {
  for (const service of services) service.kill('SIGKILL')
  process.exit(130)
}

async function untilAborted(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort')
}

function say(line: string): void {
  console.log(line)
}
