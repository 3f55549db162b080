import type { Database } from './queryable.ts'
import { statement } from './statement.ts'

interface Column {
  readonly table: string
  readonly column: string
  /** For an array: the element's type. */
  readonly type: string
  readonly isArray: boolean
  readonly isNullable: boolean
  /** For an enum type. */
  readonly labels: string[] | null
  /** Definitions of CHECK constraints on this column alone. */
  readonly checks: string[]
}

const readColumns = statement(
  'row_types_read_columns',
  `SELECT class.relname AS table, attribute.attname AS column,
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

const scriptTypes = new Map([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((type): [string, string] => [type, 'number']),
  ['bool', 'boolean'],
  ['json', 'unknown'],
  ['jsonb', 'unknown'],
  ['bytea', 'Buffer'],
])

/**
 * Renders an interface for the rows of each table, as {@link Queryable} returns them: `contacts` becomes
 * `ContactRow`. A column that a CHECK restricts to a list of texts gets their union as its type.
 */
export async function renderRowTypes(database: Database): Promise<string> {
  const tables = Map.groupBy(await database.query<Column>(readColumns), (column) => column.table)
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`)
    return `/** A row of \`${table}\`. */\nexport interface ${nameOf(table)} {\n${fields.join('')}}\n`
  })
  return `// Generated from the migrations. Do not edit.\n\n${interfaces.join('\n')}`
}

function typeOf(column: Column): string {
  const values = column.labels ?? allowedTexts(column.checks)
  const single =
    values?.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ') ?? scriptTypes.get(column.type) ?? 'string'
  const type = column.isArray ? (values === undefined ? `${single}[]` : `(${single})[]`) : single
  return column.isNullable && type !== 'unknown' ? `${type} | null` : type
}

/** The server stores `plan IN (…)` as `CHECK ((plan = ANY (ARRAY['standard'::text, 'platform'::text])))`. */
function allowedTexts(checks: string[]): string[] | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\S+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1]
    if (list !== undefined)
      return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => `${match[1]}`.replaceAll("''", "'"))
  }
  return undefined
}

function nameOf(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.slice(0, -1).join('')}${singular(words.at(-1) ?? '')}Row`
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}
