import { placeOf } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */

export class DecodeError extends Error {
  /** @param {'path' | 'query' | 'header' | 'body'} where @param {Failure} found */
  constructor(where, found) {
    const path = found.path.toReversed()
    const place = placeOf(where, path)
    super(`${place} ${found.reason}`)
    this.name = 'DecodeError'
    this.in = where
    this.place = place
    this.path = path
    this.kind = found.kind
    this.reason = found.reason
    this.extensions = found.extensions ?? {}
  }
}
