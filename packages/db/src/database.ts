import { Client, type ClientConfig, Pool, type PoolClient } from 'pg'
import { runOn } from './connection.ts'
import { readDatabaseUrl } from './database-url.ts'
import { describeConnectFailure, describeFailure, leavesConnectionUsable } from './errors.ts'
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
  pool.on('connect', (client) => client.on('error', ignore))

  async function acquire(): Promise<PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw describeConnectFailure(error, address.description)
    }
  }

  async function onAnyConnection(statement: Statement, values: readonly unknown[] | undefined) {
    const client = await acquire()
    try {
      const result = await runOn(client, statement, values)
      client.release()
      return result
    } catch (error) {
      client.release(!leavesConnectionUsable(error))
      throw describeFailure(error, address.description)
    }
  }

  return {
    description: address.description,
    query: async <Row>(statement: Statement, values?: readonly unknown[]) =>
      (await onAnyConnection(statement, values)).rows as Row[],
    execute: async (statement, values) => (await onAnyConnection(statement, values)).rowCount ?? 0,
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const client = await acquire()
      return runTransaction(client, work, address.description)
    },
    session: (work) => withSession({ ...connection, statement_timeout: false }, address.description, work),
    listen: (channel, onNotification) => listenOn(connection, channel, onNotification),
    close: () => pool.end(),
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
      throw describeFailure(error, where)
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
