import type { Catalog } from './catalog.ts'
import { isNode, membersOf, nodesOf, type TreeNode, type TreeValue } from './node-tree.ts'

const notNull = '1'
const inner = '0'
/** They are not true of NULL. */
const strictOperators = new Set(['=', '<>', '<', '>', '<=', '>=', '~', '~~', '@>', '<@', '&&'])

/** The variables of a query that WHERE, or ON of an inner join, leaves no NULL: it compares them, or says so. */
export function notNullVariables(query: TreeNode, { operators }: Catalog): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (value: TreeValue | undefined) => {
    if (isNode(value) && value.type === 'RELABELTYPE') add(value.fields.arg)
    if (isNode(value) && value.type === 'VAR' && value.fields.varlevelsup === '0') found.add(variableKey(value))
  }
  for (const { type, fields } of conjuncts(query.fields.jointree)) {
    if (type === 'NULLTEST' && fields.nulltesttype === notNull) add(fields.arg)
    if (type === 'OPEXPR' && strictOperators.has(operators.get(String(fields.opno)) ?? ''))
      nodesOf(fields.args).forEach(add)
  }
  return found
}

/** As which variable a column is known in its query: after which outer joins matters. */
export function variableKey({ fields }: TreeNode): string {
  return `${fields.varno} ${fields.varattno} ${membersOf(fields.varnullingrels)}`
}

/** What is true of every row, each part of an AND by itself. */
function conjuncts(value: TreeValue | undefined): TreeNode[] {
  if (!isNode(value)) return []
  const { type, fields } = value
  if (type === 'FROMEXPR') return [...nodesOf(fields.fromlist).flatMap(conjuncts), ...conjuncts(fields.quals)]
  if (type === 'JOINEXPR') {
    return fields.jointype === inner
      ? [fields.larg, fields.rarg, fields.quals].flatMap(conjuncts)
      : conjuncts(fields.larg)
  }
  if (type === 'BOOLEXPR' && fields.boolop === 'and') return nodesOf(fields.args).flatMap(conjuncts)
  return type === 'RANGETBLREF' ? [] : [value]
}
