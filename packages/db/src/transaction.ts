import type { PoolClient, QueryResult } from 'pg'
import { runOn } from './connection.ts'
import { describeFailure, leavesConnectionUsable } from './errors.ts'
import type { Transaction } from './queryable.ts'
import type { Statement } from './statement.ts'

/** Runs `work` in a transaction on a connection of the pool, and gives the connection back, or ends it when it broke. */
export async function runTransaction<T>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<T>,
  where: string,
): Promise<T> {
  let state: 'new' | 'open' | 'ended' = 'new'
  let begun = false
  let broken = false

  async function run(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    if (state === 'ended') throw new Error(`statement '${statement.name}' was started after its transaction had ended`)
    try {
      if (state === 'new') {
        state = 'open'
        begun = true
        return await runFirst(client, statement, values)
      }
      return await runOn(client, statement, values)
    } catch (error) {
      broken ||= !leavesConnectionUsable(error)
      throw describeFailure(error, where, statement)
    }
  }

  async function finish(): Promise<void> {
    const { command } = await client.query('COMMIT')
    // A statement failed and `work` swallowed its error: the server answers COMMIT with a rollback and no error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back because one of its statements had failed')
  }

  const tx = {
    query: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rows,
    execute: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rowCount ?? 0,
  } as unknown as Transaction

  // From here on a forgotten statement must not run outside the transaction.
  const endsOpen = () => {
    const open = state === 'open'
    state = 'ended'
    return open
  }
  try {
    const result = await work(tx)
    if (endsOpen()) await finish()
    return result
  } catch (error) {
    endsOpen()
    if (begun && !broken) await client.query('ROLLBACK').catch(() => (broken = true))
    throw describeFailure(error, where)
  } finally {
    client.release(broken)
  }
}

/** BEGIN and the first statement in one packet: the server wakes once. */
async function runFirst(client: PoolClient, statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
  const { stream } = client.connection
  stream.cork()
  const begin = client.query('BEGIN')
  const first = runOn(client, statement, values)
  stream.uncork()
  const [, result] = await Promise.all([begin, first])
  return result
}
