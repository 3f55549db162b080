import type { ErrorCode, ErrorType } from '@channel/contract/types'
import { errorCatalog } from './error-catalog.ts'

/** What an {@link ApiError} says besides code and message. */
export interface ApiErrorOptions {
  /** The request field concerned: `name`, `contact_ids[3]`, `metadata.plan`. */
  readonly param?: string
  /** Headers that belong to the answer, such as `WWW-Authenticate`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure that the caller of the API is told: the message is written for them. Status and type follow from the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly type: ErrorType
  readonly param: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message)
    this.code = code
    this.status = errorCatalog[code].status
    this.type = errorCatalog[code].type
    this.param = options.param
    this.headers = options.headers ?? {}
  }
}

/** A field whose value the service refuses: 400 `invalid_field_value`. */
export function invalidField(param: string, message: string): ApiError {
  return new ApiError('invalid_field_value', message, { param })
}

/**
 * What does not exist, or belongs to somebody else, which must look the same: 404 `resource_not_found`.
 *
 * @param param the request field that names it: `id`, `label_id`, `phone_number_id`
 */
export function notFound(param: string, message: string): ApiError {
  return new ApiError('resource_not_found', message, { param })
}

/** A failure that the operator is told, in a line that says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
