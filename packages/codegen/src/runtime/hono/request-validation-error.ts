import { type Failure, locationOf } from './failure.ts'

/** The part of a request with the failure. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A failure of a part of a request. */
export interface RequestFailure extends Failure {
  readonly in: RequestPart
  /** `query.limit`, `header.idempotency-key`, `body`, `body.contacts[3].name`. */
  readonly location: string
}

/** Adds the part to a failure. */
export function failureIn(part: RequestPart, found: Failure): RequestFailure {
  return { ...found, in: part, location: locationOf(part, found.path) }
}

/** The first failure of a request and its location. `failures` finds all. */
export class RequestValidationError extends Error implements RequestFailure {
  override readonly name = 'RequestValidationError'
  readonly in: RequestPart
  readonly location: string
  readonly path: Failure['path']
  readonly kind: Failure['kind']
  readonly reason: Failure['reason']
  readonly extensions: Failure['extensions']
  readonly #findAll: (() => Iterable<RequestFailure>) | undefined

  /** @param findAll finds all failures of the request, each when the iteration asks for it */
  constructor(part: RequestPart, found: Failure, findAll?: () => Iterable<RequestFailure>) {
    const { path, kind, reason, extensions } = found
    const location = locationOf(part, path)
    super(`${location} ${reason}`)
    this.in = part
    this.location = location
    this.path = path
    this.kind = kind
    this.reason = reason
    this.extensions = extensions
    this.#findAll = findAll
  }

  /** The failures of the request: path, query, headers, cookies and body, each in schema order. Ends the search at `max`. */
  failures(max: number): RequestFailure[] {
    const found = new Map<string, RequestFailure>()
    for (const each of this.#findAll?.() ?? [this]) {
      if (found.size >= max) break
      const key = `${each.location} ${each.reason}`
      // Both sides of an intersection may refuse the same.
      if (!found.has(key)) found.set(key, each)
    }
    return [...found.values()]
  }
}
