import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'

/** A column of a table. */
export interface Column {
  readonly table: string
  /** Oid of the table and number of the column, as queries name it. */
  readonly table_oid: number
  readonly number: number
  readonly column: string
  /** The element's, for an array. */
  readonly type: string
  readonly isArray: boolean
  readonly isNullable: boolean
  /** The values of an enum type. */
  readonly labels: string[] | null
  /** Definitions of the CHECK constraints on this column alone. */
  readonly checks: string[]
}

const readStatement = statement(
  'row_types_read_columns',
  `SELECT class.relname AS table, class.oid::int AS table_oid, attribute.attnum AS number, attribute.attname AS column,
          coalesce(element.typname, base.typname, type.typname) AS type,
          element.oid IS NOT NULL AS "isArray",
          NOT (attribute.attnotnull OR type.typnotnull) AS "isNullable",
          (SELECT array_agg(enumlabel::text ORDER BY enumsortorder) FROM pg_enum
            WHERE enumtypid = coalesce(element.oid, base.oid, type.oid)) AS labels,
          ARRAY(SELECT pg_get_constraintdef(oid) FROM pg_constraint
            WHERE conrelid = class.oid AND contype = 'c' AND conkey = ARRAY[attribute.attnum]
            ORDER BY conname) AS checks
     FROM pg_class class
     JOIN pg_namespace namespace ON namespace.oid = class.relnamespace
     JOIN pg_attribute attribute ON attribute.attrelid = class.oid AND attnum > 0 AND NOT attisdropped
     JOIN pg_type type ON type.oid = attribute.atttypid
     LEFT JOIN pg_type base ON type.typtype = 'd' AND base.oid = type.typbasetype
     LEFT JOIN pg_type element ON element.typarray = type.oid
    WHERE namespace.nspname = 'public' AND class.relkind IN ('r', 'p') AND NOT class.relispartition
      AND class.relname <> 'schema_migrations'
    ORDER BY class.relname COLLATE "C", attribute.attnum`,
)

/** Reads the columns of all tables except `schema_migrations`, in their order. */
export function readTableColumns(database: Queryable): Promise<Column[]> {
  return database.query<Column>(readStatement)
}
