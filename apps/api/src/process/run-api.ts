import { setTimeout as delay } from 'node:timers/promises'
import { openDatabaseClock } from '@channel/core/mechanisms/clock'
import { type Log, watchDatabase, watchMediaStore, watchReceiver } from '@channel/core/mechanisms/log'
import { openRateLimiter } from '@channel/core/mechanisms/rate-limits'
import { openReadinessCheck, type ReadinessCheck } from '@channel/core/mechanisms/readiness'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { type Database, findRoutes, openCells, openDatabase, serviceLimits } from '@channel/db'
import { openMail } from '@channel/mail'
import { openMediaStore } from '@channel/media-store'
import { type Operator, openOperator, poolObserver, poolReading } from '@channel/metrics'
import { build, listen, reachableUrl } from '@channel/settings'
import { observeStatement, openTraces } from '@channel/traces'
import type { CellDirectory } from '../cells/cell-directory.ts'
import { CellUnavailable } from '../cells/cell-unavailable.ts'
import { checkCells } from '../cells/check-cells.ts'
import { findCellOfIdentity } from '../cells/find-cell-of-identity.ts'
import { findWebhookDatabase } from '../cells/find-webhook-database.ts'
import { hasNumber } from '../cells/has-number.ts'
import { routeToCells } from '../cells/route-to-cells.ts'
import { findPageDirectory } from '../dashboard/page/find-page-directory.ts'
import { createHttpServer } from '../server/create-http-server.ts'
import { stopServer } from '../server/stop-server.ts'
import { openCellApp, type SharedDependencies } from './open-cell-app.ts'
import { providerParts } from './provider-parts.ts'
import type { Settings } from './settings.ts'

/** An API that listens. */
export interface RunningApi {
  readonly url: string
  /**
   * Announces the stop on `/ready`, and serves requests until load balancers have noticed. Then completes the requests in
   * flight and closes everything.
   *
   * @param totalMs max time for both; after it requests are cut off
   */
  stop(totalMs: number): Promise<void>
}

/** How long idle connections may still be used after the listener was closed, if the stop was announced. */
const maxIdleMs = 1_000

/**
 * Wires the API as its settings say, and listens.
 *
 * @throws Error in one line, if it cannot start
 */
export async function runApi(settings: Settings, log: Log): Promise<RunningApi> {
  const { limits, redisUrl, oidc, development, validateResponses, trustedProxies, allowedReceivers } = settings
  const secrets = deriveSecrets(settings.secret)
  const mediaStore = await openMediaStore(settings.mediaStore, { log, observe: (works) => watchMediaStore(log, works) })
  const poolOptions = {
    url: settings.databaseUrl,
    directUrl: settings.directUrl,
    poolSize: settings.poolSize,
    applicationName: 'channel-api',
    availability: watchDatabase(log),
    poolObserver: settings.metrics && poolObserver,
    observeStatement: settings.traces?.statements ? observeStatement : undefined,
    ...serviceLimits,
  }
  const database = openDatabase(poolOptions)
  const checkReadiness = await openReadinessCheck(database)
  const findReadinessFailures: ReadinessCheck = async () => (draining ? [{ code: 'draining' }] : checkReadiness())
  let operator: Operator | undefined
  let cellDatabases: () => readonly Database[] = () => []
  let draining = false
  let endsConnections = false
  let ownUrl = ''
  let mediaUrl = ''

  if (settings.metrics !== undefined) {
    const poolCounts = () => [database, ...cellDatabases()].flatMap((each) => each.poolCounts())
    const readings = [poolReading({ poolCounts })]
    const receiver = watchReceiver(log, 'metrics')
    operator = await openOperator({
      process: 'api',
      build,
      ...settings.metrics,
      readings,
      findReadinessFailures,
      receiver,
    })
    if (operator.url !== undefined) log.info({ url: operator.url }, 'Readiness and metrics are served.')
  }
  const traces =
    settings.traces &&
    (await openTraces({ process: 'api', build, receiver: watchReceiver(log, 'traces'), ...settings.traces }))
  const clock = await openDatabaseClock(database, { log })
  const { now } = clock
  const rateLimiter = await openRateLimiter({ limits, redisUrl, now, log })
  const mail = settings.mail && (await openMail(settings.mail))
  const checks = checkCells((cell) => openDatabase({ ...poolOptions, cell, poolSize: 1 }))
  const shared: SharedDependencies = {
    ...providerParts(settings),
    log,
    rateLimiter,
    mail,
    oidc,
    secrets,
    now,
    development,
    validateResponses,
    trustedProxies,
    allowedReceivers,
    mediaStore,
    get mediaBaseUrl() {
      return mediaUrl
    },
    publicUrl: () => settings.publicUrl ?? ownUrl,
    pageDirectory: findPageDirectory(log),
    operator: settings.operator,
    clockErrorMs: clock.errorMs,
    findReadinessFailures,
    otherCells: {
      problems: async () => checks.problems(cells.names() ?? []),
      ofWebhook: (body) => findWebhookDatabase(directory, body),
      hasNumber: (number, cell) => hasNumber(directory, number, cell),
      ofIdentity: (identity) => findCellOfIdentity(directory, identity),
      verifications: database,
    },
  }
  const main = await openCellApp(database, shared)
  const cells = await openCells(database, async (cell) => {
    const [problem] = await checks.problems([cell])
    if (problem !== undefined) throw new CellUnavailable(problem)
    return openCellApp(openDatabase({ ...poolOptions, cell }), shared)
  })
  const directory: CellDirectory = { main, cells, find: (...named) => findRoutes(database, ...named) }
  cellDatabases = () => cells.opened().map((each) => each.database)
  const server = createHttpServer(routeToCells(directory, log), log, { endsConnections: () => endsConnections })

  async function close(): Promise<void> {
    await operator?.close()
    await traces?.close()
    rateLimiter.close()
    clock.close()
    await cells.close()
    await checks.close()
    await main.close()
    mediaStore.close()
    mail?.close()
  }

  async function stop(totalMs: number): Promise<void> {
    const { shutdownDelayMs } = settings
    draining = true
    endsConnections = true
    await delay(shutdownDelayMs / 2)
    // Closing the listener resets connections that are being opened. A proxy that does not read /ready opens hardly any while it
    // can keep them.
    endsConnections = false
    await delay(shutdownDelayMs / 2)
    // Its responses never end by themselves.
    await Promise.all([main, ...cells.opened()].map((cell) => cell.endStreams()))
    await stopServer(server, totalMs - shutdownDelayMs, Math.min(shutdownDelayMs / 2, maxIdleMs))
    await close()
  }

  try {
    const url = await listen(server, settings, { port: 'PORT', host: 'HOST' })
    ownUrl = reachableUrl(url)
    mediaUrl = settings.mediaBaseUrl(ownUrl)
    return { url, stop }
  } catch (error) {
    await close()
    throw error
  }
}
