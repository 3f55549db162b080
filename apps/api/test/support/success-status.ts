import { type OperationId, operations } from './operations.ts'

/** The status of success that an operation declares: 302 where it redirects. */
export function successStatus(id: OperationId): number {
  return Math.min(...operations[id].statuses)
}
