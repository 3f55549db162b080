import type { ReceivedBody } from './read-body.ts'
import type { HeaderSource } from './read-texts.ts'

/** A request as it came, but for its body, which is parsed. */
export interface ReceivedRequest {
  /** Still percent-encoded. */
  readonly path: string
  /** Without `?`, still percent-encoded. */
  readonly query: string
  readonly headers: HeaderSource
  /** Without defaults; undefined if there was none. It is never changed. */
  readonly body: unknown
  /** The media type of the body, as the route declares it. */
  readonly contentType?: string | undefined
  /** Whether the body may hold NUL or a lone surrogate: JSON can only if it escapes characters by their number. */
  readonly bodyHasEscapes: boolean
}

/** Path and query stay as they came, so that they can be decoded to the letter. */
export function receivedRequest({ url, headers }: Request, body: ReceivedBody | undefined): ReceivedRequest {
  const pathStart = url.indexOf('/', url.indexOf('://') + 3)
  const fragment = url.indexOf('#', pathStart)
  const end = fragment < 0 ? url.length : fragment
  const mark = url.indexOf('?', pathStart)
  const pathEnd = mark < 0 || mark > end ? end : mark
  return {
    path: url.slice(pathStart, pathEnd),
    query: url.slice(pathEnd + 1, end),
    headers,
    body: body?.value,
    contentType: body?.contentType,
    bodyHasEscapes: body?.hasEscapes ?? false,
  }
}
