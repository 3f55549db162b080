import type { Catalog } from './catalog.ts'
import { isNode, membersOf, nodesOf, type TreeNode, type TreeValue } from './node-tree.ts'

const notNull = '1'
const inner = '0'
/** Operators that are never true for a NULL operand. */
const strictOperators = new Set(['=', '<>', '<', '>', '<=', '>=', '~', '~~', '@>', '<@', '&&'])

/** The variables that cannot be NULL because WHERE, or ON of an inner join, compares them or requires `IS NOT NULL`. */
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

/** Identifies a variable in its query. The same column before and after an outer join is two variables. */
export function variableKey({ fields }: TreeNode): string {
  return `${fields.varno} ${fields.varattno} ${membersOf(fields.varnullingrels)}`
}

/**
 * The conditions that every row satisfies; the operands of AND separately.
 *
 * @param outer whether to include those of outer joins, which a row without a match does not satisfy
 */
export function conjuncts(value: TreeValue | undefined, options: { readonly outer?: boolean } = {}): TreeNode[] {
  if (!isNode(value)) return []
  const { type, fields } = value
  const within = (values: readonly (TreeValue | undefined)[]) => values.flatMap((each) => conjuncts(each, options))
  if (type === 'FROMEXPR') return within([...nodesOf(fields.fromlist), fields.quals])
  if (type === 'JOINEXPR') {
    return fields.jointype === inner || options.outer
      ? within([fields.larg, fields.rarg, fields.quals])
      : within([fields.larg])
  }
  if (type === 'BOOLEXPR' && fields.boolop === 'and') return within(nodesOf(fields.args))
  return type === 'RANGETBLREF' ? [] : [value]
}
