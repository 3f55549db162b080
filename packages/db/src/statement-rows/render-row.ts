import type { ResultColumn } from './describe-statement.ts'

/** A column with its TypeScript, but for NULL. */
export type TypedColumn = Pick<ResultColumn, 'name' | 'mayBeNull' | 'joined'> & { readonly type: string }

/**
 * The TypeScript of a row. Columns that one outer join makes NULL are NULL together, if one of them never is by itself: a row
 * has all of them, or none.
 */
export function renderRow(columns: readonly TypedColumn[]): string {
  const sizes = Map.groupBy(columns, ({ joined }) => joined?.by)
  // By itself, a column is only `| null`.
  const groupOf = ({ joined }: TypedColumn) => (sizes.get(joined?.by)?.length === 1 ? undefined : joined?.by)
  return [...Map.groupBy(columns, groupOf)]
    .map(([by, group]) => {
      if (by === undefined || group.every(({ joined }) => joined?.mayBeNull)) {
        return object(group.map((column) => field(column, column.mayBeNull)))
      }
      const present = object(group.map((column) => field(column, column.joined?.mayBeNull ?? true)))
      return `(${present} | ${object(group.map(({ name }) => `${propertyName(name)}: null`))})`
    })
    .join(' & ')
}

const object = (fields: readonly string[]) => `{ ${fields.join('; ')} }`

function field({ name, type }: TypedColumn, mayBeNull: boolean): string {
  return `${propertyName(name)}: ${mayBeNull && type !== 'unknown' ? `${type} | null` : type}`
}

function propertyName(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
}
