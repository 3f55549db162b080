import { laterThan } from '../clock/index.ts'

/** How a value is stored: unchanged, or as JSON in a `json` column. */
type StoredAs = 'value' | 'json'

/** The columns that a statement writes. Made by {@link writtenColumns}. */
export interface WrittenColumns<Fields> {
  /** `name, color` */
  readonly names: string
  /** `$3, $4` */
  readonly params: string
  /** `name = $3, color = $4` */
  readonly assignments: string
  /** `$3::text[], $4::json[]`, for rows that a statement takes by `unnest`. @param types other types than `text` */
  arrays(types?: { readonly [Name in keyof Fields]?: string }): string
  /** The param of one column, such as `$3`. */
  param(name: keyof Fields): string
  /** The values of the params, in their order. */
  values(fields: { readonly [Name in keyof Required<Fields>]: unknown }): unknown[]
}

/**
 * The columns that a statement writes: exactly the fields of `Fields`. A verb passes the type of its request body, so
 * that a field added to the contract does not compile until the statement writes it.
 *
 * @param first the number of the first param
 * @param storedAs every field, in the order of the params
 */
export function writtenColumns<Fields extends object>(
  first: number,
  storedAs: { readonly [Name in keyof Required<Fields>]: StoredAs },
): WrittenColumns<Fields> {
  const names = Object.keys(storedAs) as (keyof Fields & string)[]
  const param = (name: keyof Fields) => `$${first + names.indexOf(name as keyof Fields & string)}`
  return {
    names: names.join(', '),
    params: names.map(param).join(', '),
    assignments: names.map((name) => `${name} = ${param(name)}`).join(', '),
    arrays: (types = {}) => names.map((name) => `${param(name)}::${types[name] ?? 'text'}[]`).join(', '),
    param,
    values: (fields) => names.map((name) => (storedAs[name] === 'json' ? toJson(fields[name]) : fields[name])),
  }
}

/**
 * The rest of an `UPDATE contacts …` that writes columns of the row whose organization is `$1` and whose id is `$2`.
 *
 * @param returning the columns to return
 */
export function changeRow(
  { assignments }: Pick<WrittenColumns<never>, 'assignments'>,
  returning = 'updated_at',
): string {
  return `SET ${assignments}, updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2
   RETURNING ${returning}`
}

/** A missing value becomes NULL, not the JSON `null`. */
function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
