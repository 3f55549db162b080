import { nodeOf, nodesOf, type TreeNode } from './node-tree.ts'

/** A query and its outer queries, whose columns it may use. */
export interface QueryScope {
  readonly query: TreeNode
  readonly outer?: QueryScope
  /** For an UPDATE: whether expressions refer to the row before the change. */
  readonly isBefore?: boolean
}

/** An expression in its query. */
export interface ScopedExpression {
  readonly expression: TreeNode
  readonly scope: QueryScope
}

/** The result columns of a query: those of SELECT or of RETURNING. */
export function resultColumns({ fields }: TreeNode): TreeNode[] {
  const list = fields.commandType === '1' ? fields.targetList : fields.returningList
  return nodesOf(list).filter((entry) => entry.fields.resjunk !== 'true')
}

const kinds = { relation: '0', subquery: '1', join: '2', cte: '6', group: '9' }

/** A column of a table. */
export interface BaseColumn {
  readonly table: string
  readonly number: string
}

/**
 * Resolves a VAR to a table column, or to the expressions that it stands for (one per arm of a UNION); undefined for
 * anything else.
 */
export function resolveColumn(
  { fields }: TreeNode,
  from: QueryScope,
): { readonly base: BaseColumn } | { readonly expressions: readonly ScopedExpression[] } | undefined {
  const scope = ancestor(from, Number(fields.varlevelsup))
  const entry = nodesOf(scope.query.fields.rtable)[Number(fields.varno) - 1]
  const index = Number(fields.varattno) - 1
  if (entry === undefined || index < 0) return undefined
  switch (entry.fields.rtekind) {
    case kinds.relation:
      return { base: { table: String(entry.fields.relid), number: String(fields.varattno) } }
    case kinds.subquery:
      return { expressions: columnsAt({ query: nodeOf(entry.fields.subquery), outer: scope }, index) }
    case kinds.join:
      return expressionAt(entry.fields.joinaliasvars, index, scope)
    case kinds.group:
      return expressionAt(entry.fields.groupexprs, index, scope)
    case kinds.cte: {
      const outer = ancestor(scope, Number(entry.fields.ctelevelsup))
      const cte = nodesOf(outer.query.fields.cteList).find((each) => each.fields.ctename === entry.fields.ctename)
      if (cte === undefined || entry.fields.self_reference === 'true') return undefined
      return { expressions: columnsAt({ query: nodeOf(cte.fields.ctequery), outer }, index) }
    }
    default:
      return undefined
  }
}

/** The value that an UPDATE, or an INSERT without ON CONFLICT, assigns to a returned column. */
export function assignedTo({ fields }: TreeNode, { query, isBefore }: QueryScope): TreeNode | undefined {
  const { commandType, resultRelation, targetList, onConflict } = query.fields
  if (isBefore || commandType === '1' || fields.varno !== resultRelation || onConflict !== null) return undefined
  const entry = nodesOf(targetList).find((each) => each.fields.resno === fields.varattno)
  return entry && nodeOf(entry.fields.expr)
}

/** The table column that an expression returns, through subqueries; of a UNION, only if all arms return the same one. */
export function baseOf({ expression, scope }: ScopedExpression): BaseColumn | undefined {
  if (expression.type !== 'VAR') return undefined
  const column = resolveColumn(expression, scope)
  if (column === undefined || 'base' in column) return column?.base
  const [first, ...others] = column.expressions.map(baseOf)
  const isSame = others.every((other) => other?.table === first?.table && other?.number === first?.number)
  return isSame ? first : undefined
}

/** The expressions of a result column: one, or one per arm of a UNION. */
export function columnsAt(scope: QueryScope, index: number): ScopedExpression[] {
  const { query } = scope
  if (query.fields.setOperations !== null && query.fields.setOperations !== undefined) {
    return nodesOf(query.fields.rtable)
      .filter((entry) => entry.fields.rtekind === kinds.subquery)
      .flatMap((arm) => columnsAt({ query: nodeOf(arm.fields.subquery), outer: scope }, index))
  }
  const column = resultColumns(query)[index]
  return column === undefined ? [] : [{ expression: nodeOf(column.fields.expr), scope }]
}

function expressionAt(list: TreeNode['fields'][string] | undefined, index: number, scope: QueryScope) {
  const expression = nodesOf(list)[index]
  return expression && { expressions: [{ expression, scope }] }
}

function ancestor(scope: QueryScope, levels: number): QueryScope {
  let found = scope
  for (let level = 0; level < levels; level++) found = found.outer ?? found
  return found
}
