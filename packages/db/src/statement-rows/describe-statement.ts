import type { Session } from '../queryable.ts'
import { type Statement, statement } from '../statement.ts'
import { literalTexts } from './literal-texts.ts'
import { membersOf, nodeOf, nodesOf, parseNodeTree, type TreeNode } from './node-tree.ts'
import { columnMayBeNull, type Facts, mayBeNull } from './nullability.ts'
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

const readTypes = statement(
  'statement_rows_read_types',
  `SELECT parameter_types::text[] AS parameters, coalesce(result_types::text[], '{}') AS results
   FROM pg_prepared_statements WHERE name = 'described'`,
)
const readBody = statement(
  'statement_rows_read_body',
  `SELECT prosqlbody::text AS body FROM pg_proc WHERE proname = 'described' AND pronamespace = pg_my_temp_schema()`,
)

/**
 * Returns the columns of a statement's result. Creates a temporary function with the statement as its body, without running
 * it: PostgreSQL exposes the parsed query only for functions, and that shows which outer joins can make a column NULL.
 */
export async function describeStatement(session: Session, { text }: Statement, facts: Facts): Promise<ResultColumn[]> {
  await session.run(`PREPARE described AS ${text}`)
  const [types] = await session.query<{ parameters: string[]; results: string[] }>(readTypes)
  await session.run('DEALLOCATE described')
  if (types === undefined || types.results.length === 0) return []
  await session.run(
    `CREATE FUNCTION pg_temp.described(${types.parameters.join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}\n; END`,
  )
  const [body] = await session.query<{ body: string }>(readBody)
  await session.run('DROP FUNCTION pg_temp.described')
  const query = onlyQuery(body?.body ?? '')
  const scope = { query }
  return resultColumns(query).map((entry, index) => describeColumn(entry, types.results[index] ?? 'text', scope, facts))
}

/** A function body is a list of lists of queries. This one has a single query. */
function onlyQuery(body: string): TreeNode {
  const list = parseNodeTree(body)
  const [inner] = Array.isArray(list) ? list : []
  return nodeOf(nodesOf(inner)[0])
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
