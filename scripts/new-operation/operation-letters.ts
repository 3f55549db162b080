import { errorAdditions, errorLetters, responsesByStatus } from '../../spec/lint/error-letters.ts'
import { isPhoneScoped, type OperationRequest } from './operation-request.ts'

/** The default error letters of an operation, by its scope and parameters (see spec/DECISIONS.md). */
export function defaultLetters({ path }: OperationRequest): string[] {
  const scoped = isPhoneScoped(path)
  const named = /\{/.test(path)
  return ['V', 'A', ...(named ? ['N'] : []), ...(scoped ? ['S'] : []), 'R', 'I']
}

/** The additional errors of an operation: status and reason. */
export function additionsOf({ method }: OperationRequest, letters: readonly string[]): [string, string][] {
  const listed = new Set(letters.map((letter) => errorLetters[letter]?.status))
  const wanted = { idempotency: method === 'post', body: hasBody(method) }
  return Object.entries(errorAdditions)
    .filter(([status, { reason }]) => wanted[reason] && !listed.has(status))
    .map(([status, { reason }]) => [status, reason])
}

/** The error responses of an operation: the name of the shared response, by status. */
export function errorResponses(letters: readonly string[], additions: readonly [string, string][]): [string, string][] {
  const byStatus = responsesByStatus(letters)
  const statuses = [
    ...letters.map((letter) => errorLetters[letter]?.status ?? ''),
    ...additions.map(([status]) => status),
  ]
  return statuses.sort().map((status) => [status, byStatus.get(status) ?? ''])
}

/** Whether requests of this method normally have a body. */
export function hasBody(method: OperationRequest['method']): boolean {
  return method === 'post' || method === 'patch' || method === 'put'
}
