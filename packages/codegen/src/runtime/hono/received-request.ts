import type { ReceivedBody } from './body-reader.ts'
import type { HeaderSource } from './headers-reader.ts'

/** A received request with its parsed body. */
export interface ReceivedRequest {
  /** Percent-encoded. */
  readonly path: string
  /** Percent-encoded, without `?`. */
  readonly query: string
  readonly headers: HeaderSource
  /** Without defaults. Undefined if the request has no body. Never modified. */
  readonly body: unknown
  /** The media type of the body, as the route declares it. */
  readonly contentType?: string | undefined
  /** Whether the body may contain NUL or a lone surrogate. JSON contains them only as `\u` escapes. */
  readonly bodyHasEscapes: boolean
}

/** Keeps path and query encoded, so that they can be decoded exactly. */
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
