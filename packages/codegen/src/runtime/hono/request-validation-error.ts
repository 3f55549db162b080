import { type Failure, locationOf } from './failure.ts'

/** The part of a request with the failure. */
export type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** The first failure of a request and its location. */
export class RequestValidationError extends Error implements Failure {
  override readonly name = 'RequestValidationError'
  readonly in: RequestPart
  /** `query.limit`, `header.idempotency-key`, `body`, `body.contacts[3].name`. */
  readonly location: string
  readonly path: Failure['path']
  readonly kind: Failure['kind']
  readonly reason: Failure['reason']
  readonly extensions: Failure['extensions']

  constructor(part: RequestPart, { path, kind, reason, extensions }: Failure) {
    const location = locationOf(part, path)
    super(`${location} ${reason}`)
    this.in = part
    this.location = location
    this.path = path
    this.kind = kind
    this.reason = reason
    this.extensions = extensions
  }
}
