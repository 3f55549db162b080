import {
  conjuncts,
  isNode,
  nodeOf,
  nodesOf,
  type QueryScope,
  resolveColumn,
  type ScopedExpression,
  type TreeNode,
  type TreeValue,
} from '../statement-rows/index.ts'
import type { DistributedTable, DistributionCatalog } from './read-distribution-catalog.ts'

const insert = '3'
const relation = '0'

/**
 * The distributed tables of a query that it does not bind to an organization by a condition with a parameter, or by the value that
 * it inserts. A condition on another table is not enough: the planner has to see the organization at each of them.
 */
export function unboundTables(scope: QueryScope, catalog: DistributionCatalog): string[] {
  const { fields } = scope.query
  const excluded = isNode(fields.onConflict) ? fields.onConflict.fields.exclRelIndex : undefined
  const bound = boundColumns(scope.query, catalog)
  return nodesOf(fields.rtable).flatMap((entry, index) => {
    const number = String(index + 1)
    const table = entry.fields.rtekind === relation ? catalog.tables.get(String(entry.fields.relid)) : undefined
    if (table === undefined || number === excluded) return []
    const isTarget = fields.commandType === insert && number === fields.resultRelation
    const isBound = isTarget ? insertsOneOrganization(scope, table) : bound.has(`${number} ${table.column}`)
    return isBound ? [] : [table.name]
  })
}

/** The columns that conditions compare with a parameter, by the number of their table in the query. */
function boundColumns(query: TreeNode, { functions }: DistributionCatalog): ReadonlySet<string> {
  const columns = conjuncts(query.fields.jointree, { outer: true }).flatMap(({ type, fields }) => {
    if (type !== 'OPEXPR' || functions.get(String(fields.opfuncid))?.name !== 'texteq') return []
    const sides = nodesOf(fields.args)
    return sides.some(isParameter) ? sides.filter((side) => side.type === 'VAR' && side.fields.varlevelsup === '0') : []
  })
  return new Set(columns.map(({ fields }) => `${fields.varno} ${fields.varattno}`))
}

function insertsOneOrganization(scope: QueryScope, { column }: DistributedTable): boolean {
  const entry = nodesOf(scope.query.fields.targetList).find(({ fields }) => fields.resno === column)
  return entry !== undefined && isOneOrganization({ expression: nodeOf(entry.fields.expr), scope })
}

/** Whether a value is a parameter, or a column of a table, which the rule holds to its own condition. */
function isOneOrganization({ expression, scope }: ScopedExpression): boolean {
  if (expression.type !== 'VAR') return isParameter(expression)
  const column = resolveColumn(expression, scope)
  return column !== undefined && ('base' in column || column.expressions.every(isOneOrganization))
}

function isParameter(value: TreeValue): boolean {
  return (
    isNode(value) && (value.type === 'RELABELTYPE' ? isParameter(value.fields.arg ?? null) : value.type === 'PARAM')
  )
}
