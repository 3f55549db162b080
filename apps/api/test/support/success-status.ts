import { type OperationId, operations } from './operations.ts'

/** The success status that an operation declares: 302 for a redirect. */
export function successStatus(id: OperationId): number {
  return Math.min(...operations[id].statuses)
}
