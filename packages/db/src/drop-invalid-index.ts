import type { Session } from './queryable.ts'
import { statement } from './statement.ts'

const findInvalid = statement(
  'find_invalid_index',
  `SELECT quote_ident(relname) AS name FROM pg_index JOIN pg_class ON oid = indexrelid
   WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
)

/**
 * Drops the invalid index of an earlier failed CREATE INDEX CONCURRENTLY of this migration. PostgreSQL leaves it
 * behind: unusable, but blocking the next build.
 *
 * @param sql the migration's statements
 */
export async function dropInvalidIndex(session: Session, sql: string): Promise<void> {
  const name = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?(\w+)/m.exec(sql)?.[1]
  if (name === undefined) return
  const [invalid] = await session.query<{ name: string }>(findInvalid, [name])
  if (invalid !== undefined) await session.run(`DROP INDEX CONCURRENTLY ${invalid.name}`)
}
