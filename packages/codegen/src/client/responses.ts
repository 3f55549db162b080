import type { Content, Operation, Response } from '../analyze/api.ts'

/** The responses of success: 2xx, or the default if there are no others. */
export function successesOf({ responses }: Operation): Response[] {
  const found = responses.filter(({ status }) => status.startsWith('2'))
  if (found.length > 0 || responses.some(({ status }) => redirect.test(status))) return found
  return responses.filter(({ status }) => status === 'default').slice(0, 1)
}

const redirect = /^30[12378]$/

/** Whether an operation succeeds by a redirect alone. */
export function isRedirect({ responses }: Pick<Operation, 'responses'>): boolean {
  const statuses = responses.map(({ status }) => status)
  return !statuses.some((status) => status.startsWith('2')) && statuses.some((status) => redirect.test(status))
}

/** The response that a handler of the operation gives: of success, or the redirect. */
export function mainResponse(operation: Operation): Response | undefined {
  return successesOf(operation)[0] ?? operation.responses.find(({ status }) => redirect.test(status))
}

/** How a body is read or written. */
export type BodyKind = 'json' | 'text' | 'stream' | 'blob'

const json = /^(?:application\/(?:[\w.+-]*\+)?json|application\/\*|\*\/\*)(?:;|$)/i

export function isJson({ contentType }: Content): boolean {
  return json.test(contentType)
}

/** The content that a client reads, JSON if there is a choice, and how. */
export function readContent(contents: readonly Content[]): { content: Content; kind: BodyKind } | undefined {
  const stream = contents.find(({ item }) => item !== undefined)
  if (stream !== undefined) return { content: stream, kind: 'stream' }
  const found = contents.find(isJson)
  if (found !== undefined) return { content: found, kind: 'json' }
  const text = contents.find(({ contentType }) => contentType.startsWith('text/'))
  if (text !== undefined)
    return { content: text, kind: text.contentType.startsWith('text/event-stream') ? 'stream' : 'text' }
  return contents[0] && { content: contents[0], kind: 'blob' }
}
