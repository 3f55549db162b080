/** The part of the version that a change increments. */
export type Impact = 'major' | 'minor' | 'patch'

/** One difference between two documents. */
export interface Change {
  readonly impact: Impact
  /** The name of what changed: `Contact.parent_bsuid`, `DELETE /v1/labels/{id}`. */
  readonly subject: string
  /** One sentence. */
  readonly text: string
  /** JSON pointer into the new document. What was removed is not there; its parent may be. */
  readonly pointer: string
}

/** Who sends a value: clients in a `request`, the service in a `response` and in the request of a webhook. */
export type Direction = 'request' | 'response'

/** What a change does to the set of valid values, or to what others rely on. */
export type Effect = keyof typeof impacts

/** A sender must not be refused what was valid, and a receiver must not get what was not. Receivers ignore new properties. */
const impacts = {
  narrowed: { request: 'major', response: 'minor' },
  widened: { request: 'minor', response: 'major' },
  /** Both: some values are no longer valid, and others are new. */
  changed: { request: 'major', response: 'major' },
  added: { request: 'minor', response: 'minor' },
  removed: { request: 'major', response: 'major' },
  /** Senders are not refused, but receivers lose its content. */
  ignored: { request: 'minor', response: 'major' },
  /** A set that may grow has a new value. */
  grown: { request: 'minor', response: 'minor' },
  /** A set that may grow has lost a value. Receivers accept any, but code for this one no longer runs. */
  shrunk: { request: 'major', response: 'major' },
  /** What a sender means by leaving out a value. */
  defaulted: { request: 'major', response: 'patch' },
  deprecated: { request: 'minor', response: 'minor' },
} as const satisfies Record<string, Record<Direction, Impact>>

export function impactOf(effect: Effect, direction: Direction): Impact {
  return impacts[effect][direction]
}
