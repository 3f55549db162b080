import { hash } from 'node:crypto'

/** What makes two requests the same. */
export interface RequestFacts {
  readonly method: string
  /** The path as it was sent, its parameters filled in. */
  readonly path: string
  /** The body as it was parsed, before defaults; undefined without one. */
  readonly body: unknown
}

/** SHA-256 over what makes a request: spacing in the body and the order of its keys do not count. */
export function fingerprintOf({ method, path, body }: RequestFacts): Buffer {
  const text = body === undefined ? '' : JSON.stringify(inOrder(body))
  return hash('sha256', `${method} ${path}\n${text}`, 'buffer')
}

/** The same value with the keys of every object sorted, but for those that are numbers, which come first anyway. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  // An entry named __proto__ stays one: fromEntries defines, it does not assign.
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]))
}
