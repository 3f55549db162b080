import { setTimeout as delay } from 'node:timers/promises'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { openDatabaseClock } from '@channel/core/mechanisms/clock'
import { openLiveHub } from '@channel/core/mechanisms/live'
import { type Log, watchDatabase, watchMediaStore, watchReceiver } from '@channel/core/mechanisms/log'
import { openRateLimiter } from '@channel/core/mechanisms/rate-limits'
import { openReadinessCheck, type ReadinessCheck } from '@channel/core/mechanisms/readiness'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import { openDatabase, serviceLimits } from '@channel/db'
import { openMail } from '@channel/mail'
import { openMediaStore } from '@channel/media-store'
import { type Operator, openOperator, poolObserver, poolReading } from '@channel/metrics'
import { build, listen, reachableUrl } from '@channel/settings'
import { observeStatement, openTraces } from '@channel/traces'
import { createApp } from '../app.ts'
import { findPageDirectory } from '../dashboard/page/find-page-directory.ts'
import { createHttpServer } from '../server/create-http-server.ts'
import { stopServer } from '../server/stop-server.ts'
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
  const database = openDatabase({
    url: settings.databaseUrl,
    directUrl: settings.directUrl,
    poolSize: settings.poolSize,
    applicationName: 'channel-api',
    availability: watchDatabase(log),
    poolObserver: settings.metrics && poolObserver,
    observeStatement: settings.traces?.statements ? observeStatement : undefined,
    ...serviceLimits,
  })
  const checkReadiness = await openReadinessCheck(database)
  const findReadinessFailures: ReadinessCheck = async () => (draining ? [{ code: 'draining' }] : checkReadiness())
  let operator: Operator | undefined
  let draining = false
  let endsConnections = false
  let ownUrl = ''
  let mediaUrl = ''

  if (settings.metrics !== undefined) {
    const readings = [poolReading(database)]
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
  const [clock, keys, announcement] = await Promise.all([
    openDatabaseClock(database, { log }),
    openKeyCache(database),
    announceProcess(database, { kind: 'api', build, secrets }),
  ])
  const { now } = clock
  const rateLimiter = await openRateLimiter({ limits, redisUrl, now, log })
  const apiLog = openApiLog(database, {
    onLost: (count) =>
      log.warn({ count }, 'Calls are missing from the API log: the database was unavailable for too long.'),
  })
  const live = openLiveHub(database, { now })
  const mail = settings.mail && (await openMail(settings.mail))
  const app = createApp({
    ...providerParts(settings),
    database,
    log,
    findKey: keys.find,
    rateLimiter,
    apiLog,
    live,
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
  })
  const server = createHttpServer(app, log, { endsConnections: () => endsConnections })

  async function close(): Promise<void> {
    await operator?.close()
    await traces?.close()
    rateLimiter.close()
    clock.close()
    await live.close()
    await Promise.all([keys.close(), announcement.close()])
    await apiLog.close()
    mediaStore.close()
    mail?.close()
    await database.close()
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
    await live.close()
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
