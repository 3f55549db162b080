import type { Listener } from './listen.ts'
import type { Statement } from './statement.ts'

/**
 * What runs statements. Columns arrive as: timestamptz `2026-11-21T05:20:22.123456Z` (UTC, six digits, never a Date),
 * bigint a number (beyond 2^53 an error), json and jsonb as JSON.parse gives them, numeric, date, time and interval as text.
 * Values go out as: null and undefined NULL, a Date with milliseconds, an array a PostgreSQL array, any other object JSON
 * (an array that is meant as JSON needs JSON.stringify).
 */
export interface Queryable {
  /**
   * Runs a prepared statement and gives its rows.
   *
   * @throws DatabaseUnavailable when there is no connection
   * @throws DatabaseError (pg) when the server refuses the statement: the SQLSTATE in `code`, the name in `statement`
   */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** As {@link query}, for a statement without RETURNING: gives the number of rows that it changed. */
  execute(statement: Statement, values?: readonly unknown[]): Promise<number>
}

declare const insideTransaction: unique symbol

/**
 * A transaction that is open: only `database.transaction()` makes one. Statements that are started together
 * (`Promise.all`) share a round trip and run in the order in which they were started.
 */
export interface Transaction extends Queryable {
  readonly [insideTransaction]: true
  /**
   * Runs a statement whose result nobody waits for: it is sent with the transaction's next statement or its COMMIT and
   * costs no round trip. Should it fail, that next statement or `transaction()` itself throws its error, and nothing stays.
   *
   * @param onRows gets its rows, before the transaction is over
   */
  enqueue<Row>(statement: Statement, values?: readonly unknown[], onRows?: (rows: readonly Row[]) => void): void
  /**
   * Raises the statement timeout until the end of the transaction, for work that grows with its data. Costs no round trip.
   */
  allowLongStatements(statementTimeoutMs: number): void
  /**
   * Lets the transaction be idle for longer between its statements, for one that only holds locks while work is done
   * elsewhere. Costs no round trip.
   */
  allowIdle(idleTimeoutMs: number): void
  /**
   * Tells those who listen on a channel, soon after the COMMIT, that there is something to see. Nobody waits for it, it may
   * get lost, and the same payload of several transactions may arrive once. (NOTIFY within a transaction makes every commit
   * of the server wait for the one before it.)
   */
  hint(channel: string, payload: string): void
}

/** A connection of one's own, for what belongs to a session: advisory locks, long work outside the pool. */
export interface Session extends Queryable {
  /** Runs SQL that is no registered statement: migrations, administration. Several statements in one text are allowed. */
  run(sql: string): Promise<void>
}

/** What runs transactions: the pool of a database, or one connection. */
export interface Transactional extends Queryable {
  /**
   * Runs `work` between BEGIN and COMMIT; when it throws, ROLLBACK, and the error passes on. BEGIN travels with the first
   * statement. Nothing is retried: a serialization failure or deadlock (`40001`, `40P01`) reaches the caller.
   *
   * @throws DatabaseUnavailable from COMMIT leaves open whether the transaction took place
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** How a session is run. */
export interface SessionOptions {
  /** The server cancels a statement that takes longer, and the client gives up a second later; no limit by default. */
  readonly statementTimeoutMs?: number
}

/** A pool of connections to one database. */
export interface Database extends Transactional {
  /** Host, port and name without user or password, for messages. */
  readonly description: string
  /** Opens a connection beside the pool for as long as `work` takes. */
  session<T>(work: (session: Session) => Promise<T>, options?: SessionOptions): Promise<T>
  /**
   * Runs `work` on one of a few connections beside the pool. For a session-level advisory lock that is held during a wait, such
   * as for another server. Session locks are released after `work`, and whenever the connection ends.
   *
   * @throws ConnectionsBusy if no connection becomes free in time
   */
  reserve<T>(work: (connection: Transactional) => Promise<T>): Promise<T>
  /**
   * Listens on a channel over a connection beside the pool that is renewed whenever it is lost; see {@link listenOn}.
   *
   * @param onNotification gets each payload, and undefined whenever the connection has come up
   */
  listen(channel: string, onNotification: (payload: string | undefined) => void): Listener
  /** Waits for what is running, then closes every connection of the pool. */
  close(): Promise<void>
}
