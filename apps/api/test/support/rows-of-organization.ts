import { type Database, statement } from '@channel/db'

// The API log and the figures are written in the background; the last use of a key comes from the log.
const findTables = statement(
  'api_test_tables_of_organizations',
  `SELECT class.relname AS name FROM pg_class class JOIN pg_attribute column_of ON column_of.attrelid = class.oid
   WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p') AND NOT class.relispartition
     AND column_of.attname = 'organization_id' AND class.relname NOT IN ('api_log', 'hourly_figures', 'hourly_webhook_figures')
   ORDER BY class.relname`,
)

/** All rows of an organization, by table, to compare: whatever a request changes is in them. */
export async function rowsOfOrganization(
  database: Database,
  organizationId: string,
): Promise<Readonly<Record<string, string[]>>> {
  const tables = await database.query<{ name: string }>(findTables)
  const rows = tables.map(
    ({ name }) => `SELECT '${name}' AS table, (to_jsonb(row) - 'last_used_at')::text AS text FROM ${name} row
      WHERE organization_id = $1`,
  )
  const select = statement('api_test_rows_of_organization', `${rows.join(' UNION ALL ')} ORDER BY 1, 2`)
  const found = await database.query<{ table: string; text: string }>(select, [organizationId])
  return Object.fromEntries(
    [...Map.groupBy(found, ({ table }) => table)].map(([table, of]) => [table, of.map(({ text }) => text)]),
  )
}
