import type { ResultColumn } from './describe-statement.ts'

/** A column with its TypeScript type, without null. */
export type TypedColumn = Pick<ResultColumn, 'name' | 'mayBeNull' | 'joined'> & { readonly type: string }

/**
 * Renders the TypeScript type of a row. If an outer join finds no row, all its columns are NULL. If one of them is NOT NULL
 * otherwise, the type is a union: all columns of the join, or none.
 */
export function renderRow(columns: readonly TypedColumn[]): string {
  const sizes = Map.groupBy(columns, ({ joined }) => joined?.by)
  // A single column of a join only gets `| null`.
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
