import {
  BodyTooLargeError,
  JsonError,
  MethodNotAllowedError,
  RequestAbortedError,
  RequestValidationError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from '@channel/codegen/hono'
import { ApiError, isDatabaseUnavailable } from '@channel/core/mechanisms/errors'
import { MediaStoreUnavailable } from '@channel/media-store'
import { type Failure, unavailable } from './error-response.ts'
import { jsonFailure, validationFailure } from './validation-failure.ts'

/**
 * Maps an error that the client caused, that a verb throws on purpose, or that is no fault of the program; undefined for any other
 * error.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof ApiError) return error
  if (isDatabaseUnavailable(error) || error instanceof MediaStoreUnavailable) return unavailable
  if (error instanceof RequestValidationError) return validationFailure(error)
  if (error instanceof JsonError) return jsonFailure(error)
  if (error instanceof BodyTooLargeError) return { code: 'payload_too_large', message: error.message }
  if (error instanceof UnsupportedMediaTypeError) return { code: 'unsupported_media_type', message: error.message }
  if (error instanceof UnknownPathError) return { code: 'resource_not_found', message: error.message }
  if (error instanceof RequestAbortedError) return { code: 'invalid_field_value', message: error.message }
  if (error instanceof MethodNotAllowedError) {
    return { code: 'method_not_allowed', message: error.message, headers: { Allow: error.allowed.join(', ') } }
  }
  return undefined
}
