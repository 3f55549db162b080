import type { JsonBody } from './read-json-body.ts'
import type { ReceivedRequest } from './validate-request.ts'

/** Path and query of a request as they came; decoding them to the letter is left to who reads them. */
export function receivedRequest({ url, headers }: Request, json: JsonBody | undefined): ReceivedRequest {
  const pathStart = url.indexOf('/', url.indexOf('://') + 3)
  const fragment = url.indexOf('#', pathStart)
  const end = fragment < 0 ? url.length : fragment
  const body = json?.value
  const bodyHasEscapes = json?.hasEscapes ?? false
  const mark = url.indexOf('?', pathStart)
  if (mark < 0 || mark > end) return { path: url.slice(pathStart, end), query: '', headers, body, bodyHasEscapes }
  return { path: url.slice(pathStart, mark), query: url.slice(mark + 1, end), headers, body, bodyHasEscapes }
}
