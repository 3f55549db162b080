import { type OperationId, operations } from '@channel/contract/routes'

/** Shown for each operation that declares them by the tables in `every-operation/`. */
export const shownByTables = {
  401: 'authentication',
  413: 'envelope',
  415: 'envelope',
  429: 'rate-limits',
  500: 'failures',
} as const

/** They ask nobody, so nothing in them can fail; they declare a 500 as every operation does. */
export const neverFailing: readonly OperationId[] = ['getHealth', 'getOpenApiDocument']

/** Part of the contract, but produced by mechanisms that the service does not have yet. The list can only shrink. */
const notProducedYet: Record<string, { status: number; applies(id: OperationId): boolean }> = {
  // A POST that has the letter C and no other conflict of its own counts here too.
  'idempotency: the same key at the same time': { status: 409, applies: (id) => operations[id].method === 'POST' },
  'idempotency: the key of another request': { status: 422, applies: (id) => addition(id, '422') === 'idempotency' },
}

/** The declared statuses that the operation's own tests need not show. */
export function statusesShownElsewhere(id: OperationId): Set<number> {
  const notYet = Object.values(notProducedYet).filter(({ applies }) => applies(id))
  return new Set([...Object.keys(shownByTables).map(Number), ...notYet.map(({ status }) => status)])
}

function addition(id: OperationId, status: string): unknown {
  const additions = operations[id].extensions['x-additions']
  return (additions as Record<string, string> | undefined)?.[status]
}
