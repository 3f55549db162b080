import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'
import { isDistributed } from './read-distribution-catalog.ts'

const findKeys = statement(
  'distribution_find_keys',
  `SELECT indexrelid::regclass::text AS name
   FROM pg_index JOIN pg_class class ON class.oid = indrelid
   LEFT JOIN pg_attribute ON attrelid = class.oid AND attname = 'organization_id'
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND ${isDistributed}
     AND relname <> 'schema_migrations' AND indisunique AND coalesce(attnum <> ALL (indkey), true)
   ORDER BY 1`,
)
const findTriggers = statement(
  'distribution_find_triggers',
  `SELECT tgname AS name FROM pg_trigger
   WHERE NOT tgisinternal AND tgparentid = 0 AND (tgoldtable IS NOT NULL OR tgnewtable IS NOT NULL)
   ORDER BY 1`,
)

/** What of the schema cannot be distributed, by name. */
export interface SchemaBreaches {
  /** Unique indexes without the organization: no server could guarantee them. */
  readonly keys: readonly string[]
  /** Triggers with transition tables, which no server of the rows has. */
  readonly triggers: readonly string[]
}

export async function findSchemaBreaches(database: Queryable): Promise<SchemaBreaches> {
  const keys = await database.query<{ name: string }>(findKeys)
  const triggers = await database.query<{ name: string }>(findTriggers)
  return { keys: keys.map(({ name }) => name), triggers: triggers.map(({ name }) => name) }
}
