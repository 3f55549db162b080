import { type OperationId, operations } from '@channel/contract/routes'

/** The status of success that an operation declares: 302 where it redirects. */
export function successStatus(id: OperationId): number {
  return Math.min(...Object.keys(operations[id].responses).map(Number))
}
