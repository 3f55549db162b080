import type { ClientBase, QueryConfig, QueryResult } from 'pg'
import type { Statement } from './statement.ts'

/** What the driver takes: with the name it prepares the statement at its first use on a connection. */
export function queryOf({ name, text, planEachTime }: Statement, values: readonly unknown[] = []): QueryConfig {
  const parameters = values as unknown[]
  return planEachTime ? { text, values: parameters } : { name, text, values: parameters }
}

/** Runs a statement on a connection. */
export function runOn(client: ClientBase, statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
  return client.query(queryOf(statement, values))
}
