import type { PoolCounts } from './connection-pool.ts'
import type { LibraryPool, LibraryPoolOptions } from './library-pool.ts'
import type { Listener } from './listen-on.ts'
import type { Statement } from './statement.ts'

/**
 * Runs statements. Columns are returned as follows: timestamptz as `2026-11-21T05:20:22.123456Z` (UTC, six digits,
 * never a Date), bigint as a number (an error beyond 2^53), json and jsonb as JSON.parse returns them, numeric,
 * date, time and interval as text. Values are sent as follows: null and undefined as NULL, a Date with
 * milliseconds, an array as a PostgreSQL array, any other object as JSON (an array that is meant as JSON needs
 * JSON.stringify).
 */
export interface Queryable {
  /**
   * Runs a prepared statement and returns its rows. Their type is known by the statement's name.
   *
   * @throws DatabaseUnavailable if there is no connection
   * @throws DatabaseError (pg) if the server rejects the statement, with the SQLSTATE in `code` and the name in
   *   `statement`
   */
  query<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
  /** Runs a statement without RETURNING and returns the number of changed rows. See {@link query}. */
  execute(statement: Statement, values?: readonly unknown[]): Promise<number>
}

/** A statement for one row, and one for many, which takes an array of each value. */
export interface RowStatement<Row = unknown> {
  readonly one: Statement<Row>
  readonly many: Statement<Row>
}

declare const insideTransaction: unique symbol

/**
 * An open transaction; only `database.transaction()` creates one. Statements that are started concurrently
 * (`Promise.all`) share a round trip and run in the order in which they were started.
 */
export interface Transaction extends Queryable {
  readonly [insideTransaction]: true
  /**
   * Runs a statement without waiting for its result. It is sent with the transaction's next statement or its COMMIT
   * and costs no round trip. If it fails, the next statement or `transaction()` throws its error, and the
   * transaction is rolled back.
   *
   * @param onRows receives its rows before the transaction ends
   */
  enqueue<Row>(statement: Statement<Row>, values?: readonly unknown[], onRows?: (rows: readonly Row[]) => void): void
  /**
   * Like {@link enqueue}, for a row of a {@link RowStatement}. Rows that follow one another are sent together: a statement costs
   * several times as much as a row.
   *
   * @param onRows receives the rows of all that were sent together; only that of the first one is called
   */
  enqueueRow<Row>(statement: RowStatement<Row>, row: readonly unknown[], onRows?: (rows: readonly Row[]) => void): void
  /**
   * Raises the statement timeout until the end of the transaction, for work that grows with its data. Costs no
   * round trip.
   */
  allowLongStatements(statementTimeoutMs: number): void
  /**
   * Raises the idle timeout of the transaction, for one that only holds locks while work is done elsewhere. Costs
   * no round trip.
   */
  allowIdle(idleTimeoutMs: number): void
  /**
   * Notifies the listeners of a channel soon after the COMMIT. The notification is not awaited and may get lost,
   * and equal payloads of several transactions may arrive once. (NOTIFY within a transaction would serialize the
   * commits of the whole server.)
   *
   * @param pauseMs the pause after each notification of this channel; default 10 ms
   */
  hint(channel: string, payload: string, pauseMs?: number): void
}

/** A dedicated connection, for session state such as advisory locks and for long work outside the pool. */
export interface Session extends Queryable {
  /**
   * Runs SQL that is not a registered statement: migrations, administration. The text may contain several
   * statements.
   */
  run(sql: string): Promise<void>
  /** Runs a statement that is not registered, because its text depends on the tables that it finds, and returns its rows. */
  ask<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}

/** Runs transactions: a connection pool, or one connection. */
export interface Transactional extends Queryable {
  /**
   * Runs `work` between BEGIN and COMMIT. If it throws, rolls back and rethrows. BEGIN is sent with the first
   * statement. Nothing is retried: a serialization failure or deadlock (`40001`, `40P01`) reaches the caller.
   *
   * @throws DatabaseUnavailable; if COMMIT throws it, the outcome of the transaction is unknown
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** Options of a session. */
export interface SessionOptions {
  /** The server cancels a statement that takes longer, and the client gives up a second later; default no limit. */
  readonly statementTimeoutMs?: number
}

/** A connection pool of one database. */
export interface Database extends Transactional {
  /** Host, port and name without user or password, for messages. */
  readonly description: string
  /** The cell whose tables it uses; `main` in an installation without further cells. */
  readonly cell: string
  /** The role of the pool according to its URL, if there is another URL for sessions. */
  readonly poolRole: string | undefined
  /** Opens a connection outside the pool for the duration of `work`. */
  session<T>(work: (session: Session) => Promise<T>, options?: SessionOptions): Promise<T>
  /**
   * Runs `work` on one of a few connections outside the pool, for a session-level advisory lock that is held during
   * a long wait, such as for another server. Session locks are released after `work`, and whenever the connection
   * ends.
   *
   * @throws ConnectionsBusy if no connection becomes free in time
   */
  reserve<T>(work: (connection: Transactional) => Promise<T>): Promise<T>
  /**
   * Listens on a channel, over one connection outside the pool for all channels, which reconnects after a loss; see
   * {@link openListeners}.
   *
   * @param onNotification receives each payload, and undefined after each connect
   */
  listen(channel: string, onNotification: (payload: string | undefined) => void): Listener
  /** @throws DatabaseUnavailable if the server is read-only, or there is no connection */
  checkWritable(): Promise<void>
  /** Opens connections of their own for a library with its own SQL. The caller closes them. */
  openLibraryPool(options: LibraryPoolOptions): LibraryPool
  /** The open connections of each pool. */
  poolCounts(): PoolCounts[]
  /** Waits for running work, then closes every connection of the pool. */
  close(): Promise<void>
}
