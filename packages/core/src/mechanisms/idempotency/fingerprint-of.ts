import { hash } from 'node:crypto'

/** The parts of a request that the fingerprint covers. */
export interface RequestFacts {
  readonly method: string
  /** The path as received, with its parameters filled in. */
  readonly path: string
  /** The parsed body, before defaults; undefined without one. */
  readonly body: unknown
}

/** SHA-256 of a request. Whitespace in the body and the order of its keys do not matter. */
export function fingerprintOf({ method, path, body }: RequestFacts): Buffer {
  const text = body === undefined ? '' : JSON.stringify(withSortedKeys(body))
  return hash('sha256', `${method} ${path}\n${text}`, 'buffer')
}

/** The same value with the keys of every object sorted. Integer keys come first in any case. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withSortedKeys)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  // An entry named __proto__ stays one: fromEntries defines it and does not assign it.
  return Object.fromEntries(entries.map(([name, inner]) => [name, withSortedKeys(inner)]))
}
