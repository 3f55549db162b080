import type { ReceivedRequest } from './validate-request.ts'

/** Path and query of a request as they came; decoding them to the letter is left to who reads them. */
export function receivedRequest({ url, headers }: Request, body: unknown): ReceivedRequest {
  const pathStart = url.indexOf('/', url.indexOf('://') + 3)
  const fragment = url.indexOf('#', pathStart)
  const end = fragment < 0 ? url.length : fragment
  const mark = url.indexOf('?', pathStart)
  if (mark < 0 || mark > end) return { path: url.slice(pathStart, end), query: '', headers, body }
  return { path: url.slice(pathStart, mark), query: url.slice(mark + 1, end), headers, body }
}
