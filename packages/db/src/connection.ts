import type { ClientBase, QueryResult } from 'pg'
import type { Statement } from './statement.ts'

/** Runs a statement on a connection, prepared there under its name at the first use (unless it asks to be planned anew). */
export function runOn(
  client: ClientBase,
  { name, text, planEachTime }: Statement,
  values?: readonly unknown[],
): Promise<QueryResult> {
  const parameters = (values as unknown[] | undefined) ?? []
  return client.query(planEachTime ? { text, values: parameters } : { name, text, values: parameters })
}
