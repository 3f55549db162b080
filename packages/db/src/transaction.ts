import type { PoolClient, QueryResult } from 'pg'
import { runOn, runQuery } from './connection.ts'
import { describeFailure, isRefusedAfterFailure, leavesConnectionUsable } from './errors.ts'
import type { Hint } from './hints.ts'
import type { Transaction } from './queryable.ts'
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

/** A connection that was taken from a pool. */
export interface TakenConnection {
  readonly client: PoolClient
  /** Set when it must not be used again. */
  isBroken: boolean
}

/**
 * Runs `work` in a transaction on a connection, and marks the connection when it broke.
 *
 * @param hints gets what is to be told when it has been committed
 */
export async function runTransaction<T>(
  connection: TakenConnection,
  work: (tx: Transaction) => Promise<T>,
  where: string,
  hints: Hint[] = [],
): Promise<T> {
  const waiting: (() => Promise<unknown>)[] = []
  const enqueued: Promise<unknown>[] = []
  let state: 'new' | 'open' | 'ended' = 'new'
  const { client } = connection
  let firstFailure: unknown

  /** Keeps what failed first: the answers come in the order of the statements, but not so their callers' turns. */
  function noteFailure(sent: Promise<QueryResult>, statement: Statement): Promise<QueryResult> {
    sent.catch((error) => {
      firstFailure ??= describeFailure(error, where, statement)
    })
    return sent
  }

  const causeOf = (error: unknown, statement: Statement) =>
    isRefusedAfterFailure(error) && firstFailure !== undefined ? firstFailure : describeFailure(error, where, statement)

  /**
   * Sends BEGIN if it is still to come, what is enqueued, and `last`, in one packet: the server wakes once. The stream is
   * held only meanwhile: what earlier statements have left in its buffer would stay there too.
   */
  function sendWith<Result>(last: () => Promise<Result>): Promise<Result> {
    const { stream } = client.connection
    stream.cork()
    const begun = state === 'new' ? runQuery(client, begin) : undefined
    state = 'open'
    for (const send of waiting.splice(0)) enqueued.push(send())
    const result = last()
    stream.uncork()
    return begun === undefined ? result : Promise.all([begun, result]).then(() => result)
  }

  function refuseAfterEnd({ name }: Statement): void {
    if (state === 'ended') throw new Error(`statement '${name}' was started after its transaction had ended`)
  }

  async function run(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    refuseAfterEnd(statement)
    try {
      return await sendWith(() => noteFailure(runOn(client, statement, values), statement))
    } catch (error) {
      connection.isBroken ||= !leavesConnectionUsable(error)
      await enqueuedResults()
      throw causeOf(error, statement)
    }
  }

  function enqueue(statement: Statement, values?: readonly unknown[], onRows?: (rows: never[]) => void): void {
    refuseAfterEnd(statement)
    waiting.push(() => {
      const sent = noteFailure(runOn(client, statement, values), statement).then(
        ({ rows }) => onRows?.(rows as never[]),
        (error) => {
          connection.isBroken ||= !leavesConnectionUsable(error)
          throw causeOf(error, statement)
        },
      )
      sent.catch(() => undefined) // told by the statement that follows, or by COMMIT
      return sent
    })
  }

  /** One by one: after a statement has failed, every other one is refused; what failed first is what there is to know. */
  async function enqueuedResults(): Promise<void> {
    for (const result of enqueued) await result
  }

  async function finish(): Promise<void> {
    const committed = sendWith(() => runQuery(client, commit))
    committed.catch(() => undefined) // told below, unless something failed before it
    await enqueuedResults()
    const { command } = await committed
    // A statement failed and `work` swallowed its error: the server answers COMMIT with a rollback and no error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back because one of its statements had failed')
  }

  const tx = {
    query: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rows,
    execute: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rowCount ?? 0,
    enqueue,
    allowLongStatements(statementTimeoutMs: number) {
      enqueue(setStatementTimeout, [String(statementTimeoutMs)])
      pendingResponsesOf(client)?.allow(limitOf(statementTimeoutMs))
    },
    allowIdle: (idleTimeoutMs: number) => enqueue(setIdleTimeout, [String(idleTimeoutMs)]),
    hint: (channel: string, payload: string) => void hints.push({ channel, payload }),
  } as unknown as Transaction

  const isOpen = () => state === 'open'
  let begun = false
  try {
    const result = await work(tx)
    begun = isOpen() || waiting.length > 0
    const finished = begun ? finish() : undefined
    state = 'ended' // a forgotten statement must not run outside the transaction
    await finished
    return result
  } catch (error) {
    begun ||= isOpen()
    state = 'ended'
    if (begun && !connection.isBroken) await runQuery(client, rollback).catch(() => (connection.isBroken = true))
    throw describeFailure(error, where)
  } finally {
    pendingResponsesOf(client)?.allow()
  }
}
