import type { PoolClient, QueryResult } from 'pg'
import { runOn } from './connection.ts'
import { describeFailure, isRefusedAfterFailure, leavesConnectionUsable } from './errors.ts'
import type { Hint } from './hints.ts'
import type { Transaction } from './queryable.ts'
import type { Statement } from './statement.ts'

/**
 * Runs `work` in a transaction on a connection of the pool, and gives the connection back, or ends it when it broke.
 *
 * @param hints gets what is to be told when it has been committed
 */
export async function runTransaction<T>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<T>,
  where: string,
  hints: Hint[] = [],
): Promise<T> {
  const waiting: (() => Promise<unknown>)[] = []
  const enqueued: Promise<unknown>[] = []
  let state: 'new' | 'open' | 'ended' = 'new'
  let broken = false
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
    const begun = state === 'new' ? client.query('BEGIN') : undefined
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
      broken ||= !leavesConnectionUsable(error)
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
          broken ||= !leavesConnectionUsable(error)
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
    const commit = sendWith(() => client.query('COMMIT'))
    commit.catch(() => undefined) // told below, unless something failed before it
    await enqueuedResults()
    const { command } = await commit
    // A statement failed and `work` swallowed its error: the server answers COMMIT with a rollback and no error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back because one of its statements had failed')
  }

  const tx = {
    query: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rows,
    execute: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rowCount ?? 0,
    enqueue,
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
    if (begun && !broken) await client.query('ROLLBACK').catch(() => (broken = true))
    throw describeFailure(error, where)
  } finally {
    client.release(broken)
  }
}
