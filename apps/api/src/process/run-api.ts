import { setTimeout as delay } from 'node:timers/promises'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { openDatabaseClock } from '@channel/core/mechanisms/clock'
import { openLiveHub } from '@channel/core/mechanisms/live'
import { type Log, watchDatabase, watchMediaStore } from '@channel/core/mechanisms/log'
import { openRateLimiter } from '@channel/core/mechanisms/rate-limits'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import {
  type Database,
  DatabaseUnavailable,
  findPendingMigrations,
  MigrationError,
  openDatabase,
  readMigrations,
  serviceLimits,
} from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { listen, reachableUrl } from '@channel/settings'
import { createApp } from '../app.ts'
import { openMail } from '../dashboard/mail/open-mail.ts'
import { findPageDirectory } from '../dashboard/page/find-page-directory.ts'
import type { ReadinessFailure } from '../dependencies.ts'
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
  const mediaStore = await openMediaStore(settings.mediaStore, { log, availability: watchMediaStore(log) })
  const database = openDatabase({
    url: settings.databaseUrl,
    directUrl: settings.directUrl,
    applicationName: 'channel-api',
    availability: watchDatabase(log),
    ...serviceLimits,
  })
  const checkReadiness = await readinessCheck(database)
  let draining = false
  let endsConnections = false
  let ownUrl = ''
  let mediaUrl = ''

  const [clock, keys, announcement] = await Promise.all([
    openDatabaseClock(database, { log }),
    openKeyCache(database),
    announceProcess(database, { kind: 'api', secrets }),
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
    findReadinessFailures: async () => (draining ? [{ code: 'draining' }] : checkReadiness()),
  })
  const server = createHttpServer(app, log, { endsConnections: () => endsConnections })

  async function close(): Promise<void> {
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

/**
 * Creates the readiness check of the database. The migrations are loaded once: a deployment may replace the files while this
 * process runs, but the process needs those of its own version.
 */
async function readinessCheck(database: Database): Promise<() => Promise<ReadinessFailure[]>> {
  const migrations = await readMigrations()
  return async () => {
    try {
      await database.checkWritable()
      const [first] = await findPendingMigrations(database, migrations)
      return first ? [{ code: 'migrations', detail: `the database lacks the migrations from ${first.name} on` }] : []
    } catch (error) {
      if (error instanceof MigrationError) return [{ code: 'schema_mismatch', detail: error.message }]
      const problem = error instanceof DatabaseUnavailable ? error.problem : undefined
      if (problem === 'unprepared') return [{ code: 'migrations', detail: (error as Error).message }]
      return [{ code: problem === 'read_only' ? 'database_read_only' : 'database' }]
    }
  }
}
