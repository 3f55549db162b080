import { type Queryable, statement } from '@channel/db'

/** A table, its comment, and what belongs to it. */
export interface Table {
  readonly name: string
  readonly meaning: string
  readonly columns: readonly Column[]
  readonly indexes: readonly Index[]
  /** The tables that its foreign keys refer to. */
  readonly references: readonly string[]
}

interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly meaning: string
}

interface Index {
  readonly name: string
  /** Columns and condition. */
  readonly definition: string
  readonly meaning: string
}

const readTables = statement(
  'schema_page_tables',
  `SELECT relname AS name, obj_description(class.oid, 'pg_class') AS meaning,
     (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'nullable', NOT attnotnull,
         'meaning', col_description(attrelid, attnum)) ORDER BY attnum)
       FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
     (SELECT coalesce(json_agg(json_build_object('name', each.name, 'definition', each.definition, 'meaning', each.meaning)
         ORDER BY each.name COLLATE "C"), '[]')
       FROM (
         SELECT indexrelid::regclass::text AS name,
           substring(pg_get_indexdef(indexrelid) FROM ' USING (?:btree )?(.*)$') AS definition,
           coalesce(obj_description(indexrelid, 'pg_class'), obj_description(key.oid, 'pg_constraint')) AS meaning
         FROM pg_index LEFT JOIN pg_constraint key ON key.conindid = indexrelid AND key.contype IN ('p', 'u')
         WHERE indrelid = class.oid
       ) each WHERE each.meaning IS NOT NULL) AS indexes,
     ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint WHERE conrelid = class.oid AND contype = 'f' ORDER BY 1)
       AS references
   FROM pg_class class
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     AND relname <> 'schema_migrations'
   ORDER BY relname COLLATE "C"`,
)

/** Reads the tables of a migrated database. */
export function readSchema(database: Queryable): Promise<Table[]> {
  return database.query<Table>(readTables)
}
