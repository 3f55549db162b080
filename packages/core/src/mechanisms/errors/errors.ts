import type { ErrorType } from '@channel/contract/types'
import { type AnyErrorCode, errorCatalog } from './error-catalog.ts'

/** Optional details of an {@link ApiError}. */
export interface ApiErrorOptions {
  /** The request field concerned: `name`, `contact_ids[3]`, `metadata.plan`. */
  readonly param?: string
  /** Headers of the response, such as `WWW-Authenticate`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** An error for the API client, which sees the message. Status and type follow from the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: AnyErrorCode
  readonly status: number
  readonly type: ErrorType
  readonly param: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: AnyErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message)
    this.code = code
    this.status = errorCatalog[code].status
    this.type = errorCatalog[code].type
    this.param = options.param
    this.headers = options.headers ?? {}
  }
}

/** The service rejects a field's value: 400 `invalid_field_value`. */
export function invalidField(param: string, message: string): ApiError {
  return new ApiError('invalid_field_value', message, { param })
}

/**
 * A resource does not exist or belongs to another organization; both must look the same: 404 `resource_not_found`.
 *
 * @param param the request field with its id: `id`, `label_id`, `phone_number_id`
 */
export function notFound(param: string, message: string): ApiError {
  return new ApiError('resource_not_found', message, { param })
}

/** An error for the operator, with a message of one line that says what to do. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
