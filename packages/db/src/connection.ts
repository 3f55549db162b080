import type { Client, QueryConfig, QueryResult } from 'pg'
import { textIn } from './cell.ts'
import { leavesConnectionUsable } from './errors.ts'
import { pendingResponsesOf } from './response-watch.ts'
import type { ObserveStatement } from './servers.ts'
import type { Statement } from './statement.ts'

/** How long a connection may take to close by the protocol. */
const closeTimeoutMs = 1_000
const pingMs = 5_000
const ping: QueryConfig = { text: 'SELECT 1' }

/** A query of the driver. One with a name is prepared at its first use on a connection. */
interface Query extends QueryConfig {
  /** The name of a statement that is not prepared. */
  readonly label?: string
}

/** @param client whose cell it is for */
export function queryOf(client: Client, statement: Statement, values: readonly unknown[] = []): Query {
  const { name, planEachTime } = statement
  const text = textIn((client as { readonly schema?: string | undefined }).schema, statement.text)
  const parameters = values as unknown[]
  return planEachTime ? { label: name, text, values: parameters } : { name, text, values: parameters }
}

/**
 * Sends a query. The connection's watch counts the response as pending until it arrives.
 *
 * @param done called once. A callback, because a promise per step costs a tenth of a short query
 */
export function send(client: Client, query: Query, done: (error: Error | null, result: QueryResult) => void): void {
  const pending = pendingResponsesOf(client)
  const ended = (client as { readonly observeStatement?: ObserveStatement | undefined }).observeStatement?.(
    query.name ?? query.label ?? query.text,
  )
  pending?.add()
  let isSettled = false
  client.query(query, (error: Error | null, result) => {
    // The driver calls back twice if it cannot encode a value.
    if (isSettled) return
    isSettled = true
    pending?.remove()
    ended?.(error)
    done(error, result)
  })
}

/** Runs a query on a connection. */
export function runQuery(client: Client, query: QueryConfig): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    send(client, query, (error, result) => (error === null ? resolve(result) : reject(error)))
  })
}

/** Runs a statement on a connection. */
export function runOn(client: Client, statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
  return runQuery(client, queryOf(client, statement, values))
}

/**
 * Sends a trivial statement every few seconds, so that the watch closes a reserved connection that stops
 * responding. An error that leaves the connection usable, such as that of an aborted transaction, is ignored.
 */
export function keepPinging(client: Client): { stop(): void } {
  const stop = () => clearInterval(timer)
  const stopIfBroken = (error: unknown) => {
    if (!leavesConnectionUsable(error)) stop()
  }
  const timer = setInterval(() => void runQuery(client, ping).catch(stopIfBroken), pingMs).unref()
  return { stop }
}

/** Drops connections that have not ended after a second: an unresponsive server never confirms the end. */
export function dropLater(clients: () => Iterable<Client>): { cancel(): void } {
  const timer = setTimeout(() => {
    for (const client of clients()) client.connection.stream.destroy()
  }, closeTimeoutMs)
  return { cancel: () => clearTimeout(timer) }
}

/** Closes a connection, even if the server does not respond. */
export async function endClient(client: Client): Promise<void> {
  const drop = dropLater(() => [client])
  await client.end().catch(() => undefined)
  drop.cancel()
}
