import { type Failure, locationOf } from './failure.ts'

/** A handler's response does not match its route. This is an error of the service, not of the client. */
export class ResponseValidationError extends Error {
  override readonly name = 'ResponseValidationError'
  readonly operationId: string
  readonly status: number
  /** `status`, `header.location`, `body.data.id`. */
  readonly location: string

  constructor(operationId: string, status: number, part: 'status' | 'header' | 'body', { path, reason }: Failure) {
    const location = locationOf(part, path)
    super(`${operationId} responded ${status} with ${location}, which ${reason}`)
    this.operationId = operationId
    this.status = status
    this.location = location
  }
}
