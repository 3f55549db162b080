import type { Session } from '../queryable.ts'
import { statement } from '../statement.ts'
import { nodeOf, nodesOf, parseNodeTree, type TreeNode } from './node-tree.ts'

const readTypes = statement(
  'statement_rows_read_types',
  `SELECT parameter_types::text[] AS parameters, coalesce(result_types::text[], '{}') AS results
   FROM pg_prepared_statements WHERE name = 'described'`,
)
const readBody = statement(
  'statement_rows_read_body',
  `SELECT prosqlbody::text AS body FROM pg_proc WHERE proname = 'described' AND pronamespace = pg_my_temp_schema()`,
)

/** PostgreSQL's names of the types of a statement's parameters and of its result's columns. */
export interface StatementTypes {
  readonly parameters: readonly string[]
  readonly results: readonly string[]
}

export async function readStatementTypes(session: Session, text: string): Promise<StatementTypes> {
  await session.run(`PREPARE described AS ${text}`)
  const [types] = await session.query<StatementTypes>(readTypes)
  await session.run('DEALLOCATE described')
  return types ?? { parameters: [], results: [] }
}

/**
 * Parses a statement. Creates a temporary function with the statement as its body, without running it: PostgreSQL exposes the
 * parsed query only for functions.
 */
export async function parseStatement(
  session: Session,
  text: string,
  { parameters }: Pick<StatementTypes, 'parameters'>,
): Promise<TreeNode> {
  await session.run(
    `CREATE FUNCTION pg_temp.described(${parameters.join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}\n; END`,
  )
  const [body] = await session.query<{ body: string }>(readBody)
  await session.run('DROP FUNCTION pg_temp.described')
  return onlyQuery(body?.body ?? '')
}

/** A function body is a list of lists of queries. This one has a single query. */
function onlyQuery(body: string): TreeNode {
  const list = parseNodeTree(body)
  const [inner] = Array.isArray(list) ? list : []
  return nodeOf(nodesOf(inner)[0])
}
