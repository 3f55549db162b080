import { type Database, statement } from '@channel/db'

const findColumns = statement(
  'worker_test_dump_columns',
  `SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS column, data_type AS type
   FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
   ORDER BY table_schema, table_name, ordinal_position`,
)

/** The content of a database as text: every row of every table, and the bytes of every bytea. */
export async function dumpDatabase(database: Database): Promise<string> {
  const columns = await database.query<{ table: string; column: string; type: string }>(findColumns)
  const dump: string[] = []
  for (const [table, own] of Map.groupBy(columns, (each) => each.table)) {
    const bytes = own.filter(({ type }) => type === 'bytea').map(({ column }) => `"${column}"`)
    const select = statement(
      `worker_test_dump_${table.replaceAll(/[^a-z0-9]/g, '_')}`.slice(0, 63),
      `SELECT row::text AS text, ARRAY[${bytes.join(', ')}]::bytea[] AS bytes FROM ${table} row`,
    )
    const rows = await database.query<{ text: string; bytes: (Buffer | null)[] }>(select)
    for (const row of rows) {
      dump.push(`${table} ${row.text}`, ...row.bytes.map((each) => `${table} ${each?.toString('latin1')}`))
    }
  }
  return dump.join('\n')
}
