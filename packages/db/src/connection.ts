import type { ClientBase, QueryResult } from 'pg'
import type { Statement } from './statement.ts'

/** Runs a statement on a connection, prepared there under its name at the first use. */
export function runOn(
  client: ClientBase,
  { name, text }: Statement,
  values?: readonly unknown[],
): Promise<QueryResult> {
  return client.query({ name, text, values: (values as unknown[] | undefined) ?? [] })
}
