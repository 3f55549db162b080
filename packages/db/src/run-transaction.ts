import type { PoolClient, QueryResult } from 'pg'
import { columnsOf } from './columns-of.ts'
import { runOn, runQuery } from './connection.ts'
import { describeFailure, isRejectedAfterFailure, leavesConnectionUsable } from './errors.ts'
import type { Hint } from './hints.ts'
import type { RowStatement, Transaction } from './queryable.ts'
import { limitOf, pendingResponsesOf } from './response-watch.ts'
import { type Statement, statement } from './statement.ts'

const begin = { text: 'BEGIN' }
const commit = { text: 'COMMIT' }
const rollback = { text: 'ROLLBACK' }
const setStatementTimeout = statement('set_statement_timeout', "SELECT set_config('statement_timeout', $1, true)")
const setIdleTimeout = statement(
  'set_idle_timeout',
  "SELECT set_config('idle_in_transaction_session_timeout', $1, true)",
)

type OnRows = (rows: never[]) => void

/** A connection taken from a pool. */
export interface AcquiredConnection {
  readonly client: PoolClient
  /** Set when it must not be used again. */
  isBroken: boolean
}

/**
 * Runs `work` in a transaction on a connection, and marks the connection if it breaks.
 *
 * @param hints receives the hints to send after the commit
 */
export async function runTransaction<T>(
  connection: AcquiredConnection,
  work: (tx: Transaction) => Promise<T>,
  where: string,
  hints: Hint[] = [],
): Promise<T> {
  const waiting: (() => Promise<unknown>)[] = []
  const enqueued: Promise<unknown>[] = []
  /** The rows that the last one waiting sends. */
  let lastRows: { readonly statement: RowStatement; readonly rows: (readonly unknown[])[] } | undefined
  let state: 'new' | 'open' | 'ended' = 'new'
  const { client } = connection
  let firstFailure: unknown

  /**
   * Records the first failure. Responses arrive in the order of the statements, but their callers may resume in
   * another order.
   */
  function recordFailure(sent: Promise<QueryResult>, statement: Statement): Promise<QueryResult> {
    sent.catch((error) => {
      firstFailure ??= describeFailure(error, where, statement)
    })
    return sent
  }

  const causeOf = (error: unknown, statement: Statement) =>
    isRejectedAfterFailure(error) && firstFailure !== undefined
      ? firstFailure
      : describeFailure(error, where, statement)

  /**
   * Sends the pending BEGIN, the enqueued statements and `last` in one packet, with all other statements that are started in
   * the same turn: the server wakes once.
   */
  function sendWith<Result>(last: () => Promise<Result>): Promise<Result> {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const beginning = state === 'new' ? runQuery(client, begin) : undefined
    state = 'open'
    lastRows = undefined
    for (const send of waiting.splice(0)) enqueued.push(send())
    const result = last()
    return beginning === undefined ? result : Promise.all([beginning, result]).then(() => result)
  }

  function rejectAfterEnd({ name }: Statement): void {
    if (state === 'ended') throw new Error(`statement '${name}' was started after its transaction had ended`)
  }

  async function run(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    rejectAfterEnd(statement)
    try {
      return await sendWith(() => recordFailure(runOn(client, statement, values), statement))
    } catch (error) {
      connection.isBroken ||= !leavesConnectionUsable(error)
      await enqueuedResults()
      throw causeOf(error, statement)
    }
  }

  function enqueue(statement: Statement, values?: readonly unknown[], onRows?: OnRows): void {
    rejectAfterEnd(statement)
    lastRows = undefined
    enqueueLater(() => [statement, values], onRows)
  }

  function enqueueRow(statement: RowStatement, row: readonly unknown[], onRows?: OnRows): void {
    rejectAfterEnd(statement.one)
    if (lastRows?.statement === statement) return void lastRows.rows.push(row)
    const rows = [row]
    lastRows = { statement, rows }
    enqueueLater(() => (rows.length === 1 ? [statement.one, row] : [statement.many, columnsOf(rows)]), onRows)
  }

  function enqueueLater(
    last: () => readonly [statement: Statement, values: readonly unknown[] | undefined],
    onRows?: OnRows,
  ): void {
    waiting.push(() => {
      const [statement, values] = last()
      const sent = recordFailure(runOn(client, statement, values), statement).then(
        ({ rows }) => onRows?.(rows as never[]),
        (error) => {
          connection.isBroken ||= !leavesConnectionUsable(error)
          throw causeOf(error, statement)
        },
      )
      sent.catch(() => undefined) // reported by the next statement, or by COMMIT
      return sent
    })
  }

  /** In order: after a statement fails, the server rejects all later ones, and only the first failure matters. */
  async function enqueuedResults(): Promise<void> {
    for (const result of enqueued) await result
  }

  async function finish(): Promise<void> {
    const committed = sendWith(() => runQuery(client, commit))
    committed.catch(() => undefined) // thrown below, unless something failed before it
    await enqueuedResults()
    const { command } = await committed
    // A statement failed and `work` swallowed its error: the server responds to COMMIT with a rollback and no
    // error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back because one of its statements had failed')
  }

  const tx = {
    query: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rows,
    execute: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rowCount ?? 0,
    enqueue,
    enqueueRow,
    allowLongStatements(statementTimeoutMs: number) {
      enqueue(setStatementTimeout, [String(statementTimeoutMs)])
      pendingResponsesOf(client)?.allow(limitOf(statementTimeoutMs))
    },
    allowIdle: (idleTimeoutMs: number) => enqueue(setIdleTimeout, [String(idleTimeoutMs)]),
    hint: (channel: string, payload: string, pauseMs?: number) => void hints.push({ channel, payload, pauseMs }),
  } as unknown as Transaction

  const isOpen = () => state === 'open'
  let hasBegun = false
  try {
    const result = await work(tx)
    hasBegun = isOpen() || waiting.length > 0
    const finished = hasBegun ? finish() : undefined
    state = 'ended' // a forgotten statement must not run outside the transaction
    await finished
    return result
  } catch (error) {
    hasBegun ||= isOpen()
    state = 'ended'
    if (hasBegun && !connection.isBroken) await runQuery(client, rollback).catch(() => (connection.isBroken = true))
    throw describeFailure(error, where)
  } finally {
    pendingResponsesOf(client)?.allow()
  }
}
