import { type OperationId, operations } from './operations.ts'

/** Covered by the tables in `every-operation/`, for each operation that declares them. */
const shownByTables = {
  400: 'envelope',
  401: 'authentication',
  404: 'ids',
  413: 'envelope',
  415: 'envelope',
  429: 'rate-limits',
  500: 'failures',
} as const

/** The declared statuses that the operation's own tests need not produce. */
export function statusesShownElsewhere(id: OperationId): Set<number> {
  return new Set([...Object.keys(shownByTables).map(Number), ...shownByAccount(id), ...shownByIdempotency(id)])
}

/** The 422 of an account that is not verified. */
function shownByAccount(id: OperationId): number[] {
  return operations[id].path.includes('{phone_number_id}') ? [422] : []
}

/**
 * For a POST: its 409, even if it has the letter C and no other conflict, and its 422 unless it has the letter S.
 */
function shownByIdempotency(id: OperationId): number[] {
  const { method, additions } = operations[id]
  if (method !== 'POST') return []
  return additions['422'] === 'idempotency' ? [409, 422] : [409]
}
