import { isNode, nodeOf, nodesOf, type QueryScope, type TreeNode } from '../statement-rows/index.ts'

const insert = '3'
const subquery = '1'

/** An INSERT of one row by SELECT. A distributing planner would select the row first and copy it, in a transaction of two servers. */
export function rowsBySelect({ query }: QueryScope): string[] {
  if (query.fields.commandType !== insert) return []
  const sources = nodesOf(query.fields.rtable).filter(({ fields }) => fields.rtekind === subquery)
  return sources.length > 0 && sources.every(isOneRow) ? ['INSERT … SELECT'] : []
}

/** Whether a subquery has exactly one row, whatever the tables have. Its values are not subqueries, which VALUES must not have either. */
function isOneRow({ fields }: TreeNode): boolean {
  if (fields.rtekind !== subquery) return false
  const { rtable, jointree, setOperations, groupClause, hasTargetSRFs, hasSubLinks } = nodeOf(fields.subquery).fields
  return (
    nodesOf(rtable).every(isOneRow) &&
    !(isNode(jointree) && isNode(jointree.fields.quals)) &&
    [setOperations, groupClause].every((each) => each === null || each === undefined) &&
    ![hasTargetSRFs, hasSubLinks].includes('true')
  )
}
