import type { CleanedWhere } from 'better-auth/adapters'

const comparisons: Record<string, string> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
}

/**
 * The WHERE clause of conditions, or an empty text. Adds their values to `values`.
 *
 * @throws Error for an operator that better-auth does not use with the plugins that are installed
 */
export function whereClause(where: readonly CleanedWhere[] | undefined, values: unknown[]): string {
  if (where === undefined || where.length === 0) return ''
  const byConnector = (connector: CleanedWhere['connector']) => where.filter((each) => each.connector === connector)
  const all = byConnector('AND').map((each) => condition(each, values))
  const any = byConnector('OR').map((each) => condition(each, values))
  return ` WHERE ${[...all, ...(any.length > 0 ? [`(${any.join(' OR ')})`] : [])].join(' AND ')}`
}

function condition({ field, operator, value }: CleanedWhere, values: unknown[]): string {
  const column = `"${field}"`
  if (value === null) return `${column} IS ${operator === 'ne' ? 'NOT ' : ''}NULL`
  values.push(value)
  const parameter = `$${values.length}`
  if (operator === 'in') return `${column} = ANY(${parameter})`
  if (operator === 'not_in') return `${column} <> ALL(${parameter})`
  const comparison = comparisons[operator ?? 'eq']
  if (comparison === undefined) throw new Error(`The adapter has no SQL for the operator ${operator}.`)
  return `${column} ${comparison} ${parameter}`
}
