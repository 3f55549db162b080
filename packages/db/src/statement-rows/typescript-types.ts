import type { Column } from './read-table-columns.ts'

/** The TypeScript type by PostgreSQL type. Queries return values of other types as strings. */
const typescriptTypes = new Map([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((type): [string, string] => [type, 'number']),
  ...['smallint', 'integer', 'bigint', 'real', 'double precision'].map((type): [string, string] => [type, 'number']),
  ['bool', 'boolean'],
  ['boolean', 'boolean'],
  ['json', 'unknown'],
  ['jsonb', 'unknown'],
  ['bytea', 'Buffer'],
  ['void', 'string'],
])

/**
 * The TypeScript type of a column's values, without null. If an enum or a CHECK lists the allowed texts, the type is their
 * union.
 */
export function typeOfColumn({
  type,
  isArray,
  labels,
  checks,
}: Pick<Column, 'type' | 'isArray' | 'labels' | 'checks'>): string {
  const values = labels ?? allowedTexts(checks)
  const single = values === undefined ? typeOf(type) : unionOf(values)
  return isArray ? arrayOf(single) : single
}

/**
 * The TypeScript type of a PostgreSQL type.
 *
 * @param type PostgreSQL's name of the type, such as `timestamp with time zone` or `text[]`
 */
export function typeOf(type: string): string {
  return type.endsWith('[]') ? arrayOf(typeOf(type.slice(0, -2))) : (typescriptTypes.get(type) ?? 'string')
}

/** A union of string literals, as TypeScript code. */
export function unionOf(texts: readonly string[]): string {
  return texts.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ')
}

function arrayOf(type: string): string {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`
}

/**
 * The texts that a CHECK allows. The server describes `CHECK (plan IN (…))` as
 * `CHECK ((plan = ANY (ARRAY['standard'::text, 'platform'::text])))`.
 */
function allowedTexts(checks: readonly string[]): string[] | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\S+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1]
    if (list !== undefined)
      return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => `${match[1]}`.replaceAll("''", "'"))
  }
  return undefined
}
