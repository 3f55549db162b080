import type { QueryResult } from 'pg'
import { channelOf, mainCell } from './cell.ts'
import { checkConnection } from './check-connection.ts'
import { keepPinging, queryOf, runOn, runQuery, send } from './connection.ts'
import { configFor, settingsOf } from './connection-config.ts'
import { type ConnectionPool, openPool, type PoolObserver } from './connection-pool.ts'
import { DatabaseUnavailable, describeConnectFailure, describeFailure, leavesConnectionUsable } from './errors.ts'
import { type Hint, notifyStatement, openHints } from './hints.ts'
import { type LibraryPool, openLibraryPool } from './library-pool.ts'
import { openListeners } from './listen-on.ts'
import { parseDatabaseUrl } from './parse-database-url.ts'
import type { Database, Transaction, Transactional } from './queryable.ts'
import { limitOf, ResponseWatch } from './response-watch.ts'
import { type AcquiredConnection, runTransaction } from './run-transaction.ts'
import type { ObserveStatement, ServerConfig } from './servers.ts'
import type { Statement } from './statement.ts'
import { withSession } from './with-session.ts'

/** Address and limits of a database connection pool. */
export interface DatabaseOptions {
  /**
   * `postgres://user:password@host:5432/database`, or with `?host=/directory` over a unix socket. Of several hosts, separated by
   * commas, the one that accepts writes is used.
   */
  readonly url: string
  /** The address of PostgreSQL itself if `url` leads to a connection pooler: for all that needs a session. */
  readonly directUrl?: string | undefined
  /** The cell whose tables are used; default `main`. A pool has one cell: no statement can reach the tables of another. */
  readonly cell?: string | undefined
  /** Max number of connections; default 10. */
  readonly poolSize?: number
  /** Max number of extra connections for `reserve`; default 5. */
  readonly reservedSize?: number
  /** Shown in pg_stat_activity; default `channel`. */
  readonly applicationName?: string
  /**
   * The server cancels a statement that takes longer; default 30,000, 0 for no limit. A second later the client
   * treats the connection as half-open and closes it.
   */
  readonly statementTimeoutMs?: number
  /**
   * Whether the pool relies on the limits of its role, as set by `migrate`, and may lead through a pooler. By default it connects
   * to PostgreSQL itself, and every connection sets its limits.
   */
  readonly areOfRole?: boolean
  /** How long to wait for a free or new connection; default 10,000. */
  readonly connectTimeoutMs?: number
  /** Told of every use of the database: whether it was available. */
  readonly availability?: Availability
  /** Told of waits for connections. */
  readonly poolObserver?: PoolObserver | undefined
  readonly observeStatement?: ObserveStatement | undefined
}

/** Watches whether a database is available. Called after each statement or transaction, so it has to be fast. */
export interface Availability {
  failed(error: DatabaseUnavailable): void
  succeeded(): void
}

/** The limit for a listener's ping. */
const pingLimitMs = 3_000

/**
 * Opens a pool. Connections are opened on demand. Sessions use UTC whatever the server's settings.
 *
 * @throws Error in one line if the URL or the name of the cell is invalid
 */
export function openDatabase(options: DatabaseOptions): Database {
  const {
    url,
    directUrl,
    cell = mainCell,
    statementTimeoutMs = 30_000,
    availability,
    areOfRole = false,
    poolObserver: observer,
    observeStatement,
  } = options
  const servers = configFor({ ...options, url: directUrl ?? url })
  const direct = { ...servers, session: { settings: settingsOf(statementTimeoutMs) } }
  const config: ServerConfig = areOfRole
    ? { ...(directUrl === undefined ? servers : configFor(options)), session: { mayBePooled: directUrl !== undefined } }
    : direct
  const { where } = config
  const watch = new ResponseWatch(limitOf(statementTimeoutMs), dropIdle)
  const listenerWatch = new ResponseWatch(pingLimitMs, dropIdle)
  const poolConfig = { ...config, observeStatement, idleTimeoutMillis: 30_000, allowExitOnIdle: true }
  const pool = openPool({ ...poolConfig, max: options.poolSize ?? 10 }, watch, { name: 'main', observer })
  const reservedConfig = {
    ...poolConfig,
    ...servers,
    session: { settings: { ...direct.session.settings, ...reservedSettings } },
    idleTimeoutMillis: 10_000,
  }
  const reserved = openPool({ ...reservedConfig, max: options.reservedSize ?? 5 }, watch, {
    name: 'reserved',
    observer,
  })
  const libraryPools = new Set<LibraryPool>()
  const listenOn = openListeners(direct, listenerWatch, reported)

  /** Reports what was thrown if the database is unavailable. */
  function reported<Thrown>(error: Thrown): Thrown {
    if (error instanceof DatabaseUnavailable) {
      // The server that the idle ones lead to is a standby by now.
      if (error.problem === 'read_only') dropIdle()
      availability?.failed(error)
    }
    return error
  }

  /**
   * If one connection is half-open, the idle ones probably are too. Dropping them spares each next query a timeout.
   */
  function dropIdle(): void {
    pool.dropIdle()
    reserved.dropIdle()
  }

  function take(from: ConnectionPool, at: string): Promise<AcquiredConnection> {
    return new Promise((resolve, reject) => {
      from.connect((error, client) => {
        if (client === undefined) reject(reported(describeConnectFailure(error, at)))
        else resolve({ client, isBroken: false })
      })
    })
  }

  function onAnyConnection<T>(
    statement: Statement,
    values: readonly unknown[] | undefined,
    resultOf: (result: QueryResult) => T,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      pool.connect((connectError, client) => {
        if (client === undefined) return reject(reported(describeConnectFailure(connectError, where)))
        send(client, queryOf(client, statement, values), (error, result) => {
          if (error === null) {
            client.release()
            availability?.succeeded()
            return resolve(resultOf(result))
          }
          client.release(!leavesConnectionUsable(error))
          reject(reported(describeFailure(error, where, statement)))
        })
      })
    })
  }

  const hints = openHints((channel, payloads) =>
    onAnyConnection(notifyStatement, [channelOf(channel, cell), payloads], () => undefined),
  )

  async function transactionOn<T>(acquired: AcquiredConnection, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const hintsAfterCommit: Hint[] = []
    const result = await runTransaction(acquired, work, where, hintsAfterCommit).catch((error) => {
      throw reported(error)
    })
    availability?.succeeded()
    for (const hint of hintsAfterCommit) hints.send(hint)
    return result
  }

  async function onAcquired(acquired: AcquiredConnection, statement: Statement, values?: readonly unknown[]) {
    try {
      return await runOn(acquired.client, statement, values)
    } catch (error) {
      acquired.isBroken ||= !leavesConnectionUsable(error)
      throw reported(describeFailure(error, where, statement))
    }
  }

  return {
    description: where,
    cell,
    poolRole: (directUrl && parseDatabaseUrl(url)[0]?.user) || undefined,
    query: <Row>(statement: Statement, values?: readonly unknown[]) =>
      onAnyConnection(statement, values, (result) => result.rows as Row[]),
    execute: (statement, values) => onAnyConnection(statement, values, (result) => result.rowCount ?? 0),
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const acquired = await take(pool, where)
      try {
        return await transactionOn(acquired, work)
      } finally {
        acquired.client.release(acquired.isBroken)
      }
    },
    async checkWritable() {
      const acquired = await take(pool, where)
      try {
        await checkConnection(acquired.client, config)
      } catch (error) {
        acquired.isBroken = true
        throw reported(describeFailure(error, where))
      } finally {
        acquired.client.release(acquired.isBroken)
      }
    },
    session: (work, { statementTimeoutMs: limitMs = 0 } = {}) =>
      withSession({ ...servers, session: { settings: settingsOf(limitMs) } }, limitMs, work),
    openLibraryPool(poolOptions) {
      const library = openLibraryPool(servers, { ...poolOptions, reported, observer })
      libraryPools.add(library)
      return library
    },
    poolCounts: () => [pool, reserved, ...libraryPools].map((each) => each.counts()),
    async reserve<T>(work: (connection: Transactional) => Promise<T>): Promise<T> {
      const acquired = await take(reserved, servers.where)
      const pings = keepPinging(acquired.client)
      try {
        return await work({
          query: async <Row>(statement: Statement, values?: readonly unknown[]) =>
            (await onAcquired(acquired, statement, values)).rows as Row[],
          execute: async (statement, values) => (await onAcquired(acquired, statement, values)).rowCount ?? 0,
          transaction: (inner) => transactionOn(acquired, inner),
        })
      } finally {
        pings.stop()
        await unlock(acquired)
        acquired.client.release(acquired.isBroken)
      }
    },
    listen: (channel, onNotification) => listenOn(channelOf(channel, cell), onNotification),
    async close() {
      await hints.close()
      await Promise.all([pool.close(), reserved.close()])
    },
  }
}

async function unlock(acquired: AcquiredConnection): Promise<void> {
  if (acquired.isBroken) return
  await runQuery(acquired.client, { text: 'SELECT pg_advisory_unlock_all()' }).catch(() => (acquired.isBroken = true))
}

/**
 * A reserved connection is pinged while in use. Without pings the client is gone, and the server releases its
 * locks.
 */
const reservedSettings = { idle_session_timeout: '30s' }
