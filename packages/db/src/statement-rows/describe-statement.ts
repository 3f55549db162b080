import type { Session } from '../queryable.ts'
import type { Statement } from '../statement.ts'
import { literalTexts } from './literal-texts.ts'
import { membersOf, nodeOf, type TreeNode } from './node-tree.ts'
import { columnMayBeNull, type Facts, mayBeNull } from './nullability.ts'
import { parseStatement, readStatementTypes } from './parse-statement.ts'
import { type BaseColumn, baseOf, type QueryScope, resultColumns } from './query-scope.ts'

/** A column of a statement's result. */
export interface ResultColumn {
  readonly name: string
  /** PostgreSQL's name of its type, such as `text[]`. */
  readonly type: string
  /** The table column that it returns, directly or through subqueries. */
  readonly base: BaseColumn | undefined
  readonly literals: readonly string[] | undefined
  readonly mayBeNull: boolean
  /** The outer joins that can make it NULL, and whether it may also be NULL without them. */
  readonly joined: { readonly by: string; readonly mayBeNull: boolean } | undefined
}

/** Returns the columns of a statement's result. The parsed query shows which outer joins can make a column NULL. */
export async function describeStatement(session: Session, { text }: Statement, facts: Facts): Promise<ResultColumn[]> {
  const types = await readStatementTypes(session, text)
  if (types.results.length === 0) return []
  const query = await parseStatement(session, text, types)
  const scope = { query }
  return resultColumns(query).map((entry, index) => describeColumn(entry, types.results[index] ?? 'text', scope, facts))
}

function describeColumn({ fields }: TreeNode, type: string, scope: QueryScope, facts: Facts): ResultColumn {
  const expression = nodeOf(fields.expr)
  const joins = expression.type === 'VAR' ? membersOf(expression.fields.varnullingrels) : []
  return {
    name: String(fields.resname),
    type,
    base: baseOf({ expression, scope }),
    literals: literalTexts(expression, scope),
    mayBeNull: mayBeNull(expression, scope, facts),
    joined:
      joins.length === 0 ? undefined : { by: joins.join(' '), mayBeNull: columnMayBeNull(expression, scope, facts) },
  }
}
