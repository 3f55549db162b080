import type { Catalog } from './catalog.ts'
import { isNode, membersOf, nodeOf, nodesOf, type TreeNode } from './node-tree.ts'
import { notNullVariables, variableKey } from './not-null-facts.ts'
import { assignedTo, type BaseColumn, columnsAt, type QueryScope, resolveColumn } from './query-scope.ts'

/** Information from outside the query. */
export interface Facts extends Catalog {
  /** Whether a table column is nullable. */
  readonly isNullable: (column: BaseColumn) => boolean
  /** Whether conditions can rule out NULL. False for a family: its statements have different conditions, but one row type. */
  readonly useConditions: boolean
}

/** Functions that never return NULL. */
const neverNull = new Set([
  ...['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp', 'gen_random_uuid', 'random'],
  ...['pg_try_advisory_lock', 'pg_try_advisory_xact_lock', 'hashtext', 'json_build_array'],
  ...['count', 'row_number', 'rank', 'concat', 'concat_ws', 'json_build_object', 'jsonb_build_object'],
])
/** Functions that return NULL only if an argument is NULL. */
const strictFunctions = new Set([
  ...['length', 'octet_length', 'cardinality', 'lower', 'upper', 'left', 'right', 'replace', 'to_char', 'date_trunc'],
  ...['floor', 'ceil', 'round', 'abs', 'float8', 'int8', 'int4', 'text', 'encode', 'decode', 'starts_with'],
  ...['extract', 'date_part', 'array_to_string', 'to_timestamp', 'make_interval', 'timezone', 'btrim', 'position'],
])
const strictOperators = new Set([...'+-*/%=<>', '||', '<>', '<=', '>=', '~', '~~', '~~*', '@>', '<@', '&&'])

/**
 * Whether an expression may be NULL. True if unknown: for params, and for functions that are not listed here.
 */
export function mayBeNull(expression: TreeNode, scope: QueryScope, facts: Facts): boolean {
  const { type, fields } = expression
  const isNullable = (each: TreeNode) => mayBeNull(each, scope, facts)
  const anyArgument = () => nodesOf(fields.args).some(isNullable)
  switch (type) {
    case 'VAR':
      if (fields.varlevelsup === '0') {
        const assigned = assignedTo(expression, scope)
        if (assigned !== undefined) {
          return columnMayBeNull(expression, scope, facts) && mayBeNull(assigned, { ...scope, isBefore: true }, facts)
        }
        if (facts.useConditions && notNullVariables(scope.query, facts).has(variableKey(expression))) return false
      }
      return membersOf(fields.varnullingrels).length > 0 || columnMayBeNull(expression, scope, facts)
    case 'CONST':
      return fields.constisnull === 'true'
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'SQLVALUEFUNCTION':
      return false
    case 'AGGREF':
      return !neverNull.has(facts.functions.get(String(fields.aggfnoid)) ?? '')
    case 'WINDOWFUNC':
      return !neverNull.has(facts.functions.get(String(fields.winfnoid)) ?? '')
    case 'FUNCEXPR': {
      const name = facts.functions.get(String(fields.funcid)) ?? ''
      return !neverNull.has(name) && !(strictFunctions.has(name) && !anyArgument())
    }
    case 'OPEXPR': {
      const name = facts.operators.get(String(fields.opno)) ?? ''
      return !strictOperators.has(name) || anyArgument()
    }
    case 'BOOLEXPR':
      return anyArgument()
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return isNullable(nodeOf(fields.arg))
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return nodesOf(fields.args).every(isNullable)
    case 'CASEEXPR': {
      const results = nodesOf(fields.args).map((when) => nodeOf(when.fields.result))
      return !isNode(fields.defresult) || [...results, fields.defresult].some(isNullable)
    }
    case 'SUBLINK':
      return subqueryMayBeNull(expression, scope, facts)
    default:
      return true
  }
}

/** Whether a column may be NULL, apart from outer joins. */
export function columnMayBeNull(variable: TreeNode, scope: QueryScope, facts: Facts): boolean {
  const column = resolveColumn(variable, scope)
  if (column === undefined) return true
  if ('base' in column) return facts.isNullable(column.base)
  return column.expressions.some((each) => mayBeNull(each.expression, each.scope, facts))
}

const subqueries = { exists: '0', array: '6', expression: '4' }

function subqueryMayBeNull({ fields }: TreeNode, scope: QueryScope, facts: Facts): boolean {
  if (fields.subLinkType === subqueries.exists || fields.subLinkType === subqueries.array) return false
  if (fields.subLinkType !== subqueries.expression) return true
  // Only an aggregate without GROUP BY always returns a row.
  const query = nodeOf(fields.subselect)
  const isOneRow =
    query.fields.hasAggs === 'true' && query.fields.groupClause === null && query.fields.havingQual === null
  return (
    !isOneRow || columnsAt({ query, outer: scope }, 0).some((each) => mayBeNull(each.expression, each.scope, facts))
  )
}
