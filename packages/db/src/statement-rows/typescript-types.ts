import type { Column } from './table-columns.ts'

const scriptTypes = new Map([
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((type): [string, string] => [type, 'number']),
  ...['smallint', 'integer', 'bigint', 'real', 'double precision'].map((type): [string, string] => [type, 'number']),
  ['bool', 'boolean'],
  ['boolean', 'boolean'],
  ['json', 'unknown'],
  ['jsonb', 'unknown'],
  ['bytea', 'Buffer'],
  ['void', 'string'],
])

/** The TypeScript type of a column's values, without null: a union if an enum or a CHECK lists the allowed texts. */
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

/** @param type PostgreSQL's name of the type, such as `timestamp with time zone` or `text[]` */
export function typeOf(type: string): string {
  return type.endsWith('[]') ? arrayOf(typeOf(type.slice(0, -2))) : (scriptTypes.get(type) ?? 'string')
}

export function unionOf(texts: readonly string[]): string {
  return texts.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ')
}

function arrayOf(type: string): string {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`
}

/** `CHECK ((plan = ANY (ARRAY['standard'::text, 'platform'::text])))` is the server's form of `plan IN (…)`. */
function allowedTexts(checks: readonly string[]): string[] | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\S+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(check)?.[1]
    if (list !== undefined)
      return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => `${match[1]}`.replaceAll("''", "'"))
  }
  return undefined
}
