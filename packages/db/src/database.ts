import { Client, type ClientConfig, Pool, type PoolClient, type QueryResult } from 'pg'
import { queryOf, runOn } from './connection.ts'
import { readDatabaseUrl } from './database-url.ts'
import { describeConnectFailure, describeFailure, leavesConnectionUsable } from './errors.ts'
import { type Hint, notifyStatement, openHints } from './hints.ts'
import { listenOn } from './listen.ts'
import type { Database, Session, Transaction } from './queryable.ts'
import type { Statement } from './statement.ts'
import { runTransaction } from './transaction.ts'
import { typeParsers } from './type-parsers.ts'

/** How to reach a database and how much of it to use. */
export interface DatabaseOptions {
  /** `postgres://user:password@host:5432/database`, or with `?host=/directory` over a unix socket. */
  readonly url: string
  /** Most connections at a time; 10 by default. */
  readonly poolSize?: number
  /** What the server shows in pg_stat_activity; `channel` by default. */
  readonly applicationName?: string
  /** The server cancels a statement that takes longer; 30,000 by default, 0 for no limit. */
  readonly statementTimeoutMs?: number
  /** How long to wait for a connection, a free one or a new one; 10,000 by default. */
  readonly connectTimeoutMs?: number
}

/**
 * Opens a pool; connections are made when they are needed. Sessions are in UTC whatever the server's settings.
 *
 * @throws Error in one line when the URL is none
 */
export function openDatabase(options: DatabaseOptions): Database {
  const address = readDatabaseUrl(options.url)
  const connection = connectionConfig(options)
  const pool = new Pool({
    ...connection,
    max: options.poolSize ?? 10,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  // A connection that breaks, idle or not, is the pool's business; without listeners it would end the process.
  pool.on('error', ignore)
  const connections = new Set<Promise<void>>()
  pool.on('connect', (client) => {
    client.on('error', ignore)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    connections.add(ended)
    ended.then(() => connections.delete(ended))
  })

  async function acquire(): Promise<PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw describeConnectFailure(error, address.description)
    }
  }

  // By callbacks: a promise per step costs a tenth of what a short query takes.
  function onAnyConnection<T>(
    statement: Statement,
    values: readonly unknown[] | undefined,
    take: (result: QueryResult) => T,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      pool.connect((connectError, client) => {
        if (client === undefined) return reject(describeConnectFailure(connectError, address.description))
        let settled = false
        client.query(queryOf(statement, values), (error: Error | null, result) => {
          // The driver calls twice when it could not encode a value.
          if (settled) return
          settled = true
          if (error === null) {
            client.release()
            return resolve(take(result))
          }
          client.release(!leavesConnectionUsable(error))
          reject(describeFailure(error, address.description, statement))
        })
      })
    })
  }

  const hints = openHints((channel, payloads) => onAnyConnection(notifyStatement, [channel, payloads], () => undefined))

  return {
    description: address.description,
    query: <Row>(statement: Statement, values?: readonly unknown[]) =>
      onAnyConnection(statement, values, (result) => result.rows as Row[]),
    execute: (statement, values) => onAnyConnection(statement, values, (result) => result.rowCount ?? 0),
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const client = await acquire()
      const wanted: Hint[] = []
      const result = await runTransaction(client, work, address.description, wanted)
      for (const hint of wanted) hints.send(hint)
      return result
    },
    session: (work) => withSession({ ...connection, statement_timeout: false }, address.description, work),
    listen: (channel, onNotification) => listenOn(connection, channel, onNotification),
    async close() {
      await hints.close()
      // Idle connections do not keep the process alive, and it must not end while it waits for them.
      const alive = setInterval(ignore, 60_000)
      await pool.end()
      // The pool has sent its goodbyes; what follows may need the database unused.
      await Promise.all(connections)
      clearInterval(alive)
    },
  }
}

// Every statement here wants few rows: starting workers or compiling costs more than it takes (9 ms against 0.1 for a list).
const sessionSettings =
  '-c TimeZone=UTC -c DateStyle=ISO,YMD -c IntervalStyle=postgres -c max_parallel_workers_per_gather=0 -c jit=off'

function connectionConfig(options: DatabaseOptions): ClientConfig {
  const address = readDatabaseUrl(options.url)
  return {
    connectionString: address.connectionString,
    // In the start-up packet, so that they cost no round trip and win over the role's and the database's settings.
    options: `${address.options} ${sessionSettings}`.trim(),
    application_name: options.applicationName ?? 'channel',
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    keepAlive: true,
    // BEGIN and the first statement leave in one packet, and statements started together do not wait for each other.
    pipeline: true,
    types: typeParsers,
    // PGSSLMODE is about servers elsewhere.
    ...(address.isSocket && { ssl: false }),
  }
}

async function withSession<T>(config: ClientConfig, where: string, work: (session: Session) => Promise<T>): Promise<T> {
  const client = new Client(config)
  client.on('error', ignore)
  try {
    await client.connect()
  } catch (error) {
    throw describeConnectFailure(error, where)
  }
  const run = async (statement: Statement, values?: readonly unknown[]) => {
    try {
      return await runOn(client, statement, values)
    } catch (error) {
      throw describeFailure(error, where, statement)
    }
  }
  try {
    return await work({
      query: async <Row>(statement: Statement, values?: readonly unknown[]) =>
        (await run(statement, values)).rows as Row[],
      execute: async (statement, values) => (await run(statement, values)).rowCount ?? 0,
      async run(sql) {
        try {
          await client.query(sql)
        } catch (error) {
          throw describeFailure(error, where)
        }
      },
    })
  } finally {
    await client.end()
  }
}

function ignore(): void {}
