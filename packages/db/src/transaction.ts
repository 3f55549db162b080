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
  const packet = packetOf(client)
  const enqueued: Promise<unknown>[] = []
  let state: 'new' | 'open' | 'ended' = 'new'
  let broken = false

  /** Puts a statement into the packet; BEGIN goes ahead of the first one. */
  function add(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    if (state === 'ended') throw new Error(`statement '${statement.name}' was started after its transaction had ended`)
    packet.open()
    const begin = state === 'new' ? client.query('BEGIN') : undefined
    state = 'open'
    const result = runOn(client, statement, values)
    return (begin === undefined ? result : Promise.all([begin, result]).then(() => result)).catch((error) => {
      broken ||= !leavesConnectionUsable(error)
      throw describeFailure(error, where, statement)
    })
  }

  async function run(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    const result = add(statement, values)
    packet.send()
    try {
      return await result
    } catch (error) {
      // After an enqueued statement has failed, every other one is refused; what failed first is what there is to know.
      await Promise.all(enqueued)
      throw error
    }
  }

  async function finish(): Promise<void> {
    packet.open()
    const commit = client.query('COMMIT')
    packet.send()
    const [{ command }] = await Promise.all([commit, ...enqueued])
    // A statement failed and `work` swallowed its error: the server answers COMMIT with a rollback and no error.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back because one of its statements had failed')
  }

  const tx = {
    query: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rows,
    execute: async (statement: Statement, values?: readonly unknown[]) => (await run(statement, values)).rowCount ?? 0,
    enqueue: (statement: Statement, values?: readonly unknown[]) => {
      const result = add(statement, values)
      result.catch(() => undefined) // told by the next statement, or by COMMIT
      enqueued.push(result)
    },
  } as unknown as Transaction

  // From here on a forgotten statement must not run outside the transaction.
  const endsOpen = () => {
    const open = state === 'open'
    state = 'ended'
    return open
  }
  let begun = false
  try {
    const result = await work(tx)
    begun = endsOpen()
    if (begun) await finish()
    return result
  } catch (error) {
    begun = endsOpen() || begun
    packet.send()
    if (begun && !broken) await client.query('ROLLBACK').catch(() => (broken = true))
    throw describeFailure(error, where)
  } finally {
    client.release(broken)
  }
}

/** Holds back what is written to the connection between `open` and `send`, so that it leaves as one and the server wakes once. */
function packetOf(client: PoolClient) {
  const { stream } = client.connection
  let held = false
  return {
    open() {
      if (!held) stream.cork()
      held = true
    },
    send() {
      if (held) stream.uncork()
      held = false
    },
  }
}
