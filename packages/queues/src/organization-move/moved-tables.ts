import { routedTables, type Session } from '@channel/db'

/** A table with rows of organizations, as the catalog describes it. */
export interface MovedTable {
  readonly name: string
  /** Its columns, without generated ones. */
  readonly columns: readonly string[]
  /** The columns of the primary key with their types, without the organization unless it has no other. */
  readonly key: readonly KeyColumn[]
  /** The column of the organization. */
  readonly owner: string
  /**
   * Whether its rows are found without their organization, such as by the hash of a key or the number of a webhook. Then they decide in
   * which cell the organization is, and are copied last, all at once.
   */
  readonly isLookup: boolean
  /** The columns that a copy and its original have in common. */
  readonly compared: readonly string[]
}

export interface KeyColumn {
  readonly name: string
  readonly type: string
}

/** Tables of the cell itself, though their rows name organizations. */
export const tablesOfCell: Readonly<Record<string, string>> = {
  cell_routes: 'the directory',
  organization_moves: 'the move itself',
  organization_move_changes: 'the move itself',
  organization_deletions: 'of organizations that have no data',
  restore_journal: 'what a restored backup of this cell has to repeat, if it brings the organization back',
}

const listTables = `
  SELECT class.relname::text AS name,
    CASE class.relname WHEN 'organizations' THEN 'id' ELSE 'organization_id' END AS owner,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
     WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY place)
     FROM pg_index, unnest(indkey) WITH ORDINALITY AS part (number, place) JOIN pg_attribute ON attrelid = class.oid AND attnum = number
     WHERE indrelid = class.oid AND indisprimary) AS key,
    class.relname = ANY ($3::text[]) OR EXISTS (
      SELECT FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
      WHERE indrelid = class.oid AND indisunique AND attname <> 'organization_id'
    ) AS "isLookup"
  FROM pg_class class
  WHERE class.relnamespace = $1::regnamespace AND class.relkind IN ('r', 'p') AND NOT class.relispartition
    AND class.relname <> ALL ($2::text[])
    AND (class.relname = 'organizations' OR EXISTS (
      SELECT FROM pg_attribute WHERE attrelid = class.oid AND attname = 'organization_id' AND NOT attisdropped
    ))
  ORDER BY class.relname`

/** Finds all tables with rows of organizations in a schema. */
export async function readMovedTables(session: Session, schema: string): Promise<readonly MovedTable[]> {
  const rows = await session.ask<Omit<MovedTable, 'compared'>>(listTables, [
    schema,
    Object.keys(tablesOfCell),
    routedTables.map(({ table }) => table),
  ])
  // The user who signs in may have another id in the other cell.
  return rows.map((row) => ({
    ...row,
    key: row.key.length > 1 ? row.key.filter(({ name }) => name !== row.owner) : row.key,
    compared: row.columns.filter((column) => row.name !== 'members' || column !== 'sign_in_id'),
  }))
}

/** SQL: columns of a row. */
export function columnsOf(names: readonly string[], row?: string): string {
  return names.map((name) => (row === undefined ? name : `${row}.${name}`)).join(', ')
}

export function keyNames({ key }: MovedTable): string[] {
  return key.map(({ name }) => name)
}

/** SQL: the key of a row as the changes have it. */
export function keyObject(table: MovedTable, row: string): string {
  return `jsonb_build_object(${keyNames(table)
    .map((name) => `'${name}', to_jsonb(${row}.${name})`)
    .join(', ')})`
}

/** SQL: rows with keys, from a JSON array of them. */
export function keysFrom({ key }: MovedTable, parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb) AS given (${key.map(({ name, type }) => `${name} ${type}`).join(', ')})`
}
