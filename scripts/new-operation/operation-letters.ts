import { errorAdditions, errorLetters } from '../../spec/lint/error-letters.ts'
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
  const byStatus = new Map<string, string>()
  for (const letter of letters) {
    const entry = errorLetters[letter]
    if (entry) byStatus.set(entry.status, entry.response)
  }
  for (const [status] of additions) byStatus.set(status, errorAdditions[status]?.response ?? '')
  return [...byStatus].sort(([one], [other]) => one.localeCompare(other))
}

/** Whether requests of this method normally have a body. */
export function hasBody(method: OperationRequest['method']): boolean {
  return method === 'post' || method === 'patch' || method === 'put'
}
