import { isNode, nodesWithin, type QueryScope, type TreeNode, type TreeValue } from '../statement-rows/index.ts'
import type { DatabaseFunction, DistributionCatalog } from './read-distribution-catalog.ts'

const changingCommands = new Set(['2', '4', '5'])

/** Volatile functions of an UPDATE, a DELETE, a DO UPDATE or a RETURNING: each server of the rows would call them. */
export function volatileFunctions({ query }: QueryScope, catalog: DistributionCatalog): string[] {
  return callsIn([changeOf(query), resultOf(query)], catalog)
    .filter(({ called }) => called.volatility === 'v')
    .map(({ called }) => called.name)
}

/**
 * Stable functions that an UPDATE or a DELETE calls with columns, and those of RETURNING and DO UPDATE: the server that plans the
 * statement cannot compute them for the servers of the rows.
 */
export function stableFunctions({ query }: QueryScope, catalog: DistributionCatalog): string[] {
  const ofColumns = callsIn(changeOf(query), catalog).filter(({ node }) => hasColumns(node))
  return [...ofColumns, ...callsIn(resultOf(query), catalog)]
    .filter(({ called }) => called.volatility === 's')
    .map(({ called }) => called.name)
}

/** The assignments and conditions of a change, with their subqueries. */
function changeOf({ fields }: TreeNode): TreeValue {
  if (!changingCommands.has(String(fields.commandType))) return null
  return [fields.targetList ?? null, fields.jointree ?? null, fields.rtable ?? null]
}

/** What a change returns, and what it assigns to a row that exists. */
function resultOf({ fields }: TreeNode): TreeValue {
  return [
    fields.returningList ?? null,
    isNode(fields.onConflict) ? (fields.onConflict.fields.onConflictSet ?? null) : null,
  ]
}

/** The calls of functions and operators. */
function callsIn(value: TreeValue, { functions }: DistributionCatalog): { node: TreeNode; called: DatabaseFunction }[] {
  return [...nodesWithin(value)].flatMap((node) => {
    const called = functions.get(String(node.fields.funcid ?? node.fields.opfuncid))
    return called === undefined ? [] : [{ node, called }]
  })
}

function hasColumns({ fields }: TreeNode): boolean {
  return nodesWithin(fields.args).some(({ type }) => type === 'VAR')
}
