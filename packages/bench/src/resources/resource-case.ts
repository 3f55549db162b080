import type { LoadRequest } from '../load/load-protocol.ts'

/** One kind of request to the service. */
export interface ResourceCase {
  /** Cases are compared with the first one of their group. */
  readonly group: string
  readonly name: string
  readonly kind: 'first' | 'deep' | 'filter' | 'search' | 'not modified' | 'write'
  /** Sent in turn. */
  readonly requests: readonly LoadRequest[]
  readonly expected: number
}

/** A GET of a path, without the API key. */
export function get(path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest {
  return { method: 'GET', path, headers, body: null }
}

/** A POST of a body to a path, without the API key. */
export function post(path: string, body: unknown): LoadRequest {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
