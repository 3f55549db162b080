import { ChannelError, type ErrorType, type Other } from './channel-error.ts'
import type { ErrorCodesByType } from './generated/error-codes-by-type.ts'

/** The codes of a type, and those that are added to the API later. */
type CodeOf<Type extends ErrorType> = ErrorCodesByType[Type] | Other

/** The request has to be changed; `param` names the invalid field. */
export class InvalidRequestError extends ChannelError<CodeOf<'invalid_request_error'>> {
  declare readonly type: 'invalid_request_error'
}

/** The API key is missing, unknown, revoked or expired. */
export class AuthenticationError extends ChannelError<CodeOf<'authentication_error'>> {
  declare readonly type: 'authentication_error'
}

/** The plan does not include the feature, or is not active. */
export class PermissionError extends ChannelError<CodeOf<'permission_error'>> {
  declare readonly type: 'permission_error'
}

/** Your organization has no such resource, or the path does not exist. */
export class NotFoundError extends ChannelError<CodeOf<'not_found'>> {
  declare readonly type: 'not_found'
}

/** The state of the resource does not allow it, or a request with the same key is in progress. */
export class ConflictError extends ChannelError<CodeOf<'conflict'>> {
  declare readonly type: 'conflict'
}

/** Too many requests, also after the retries. `retryAfterMs` says when the next one may succeed. */
export class RateLimitError extends ChannelError<CodeOf<'rate_limit_error'>> {
  declare readonly type: 'rate_limit_error'
}

/** The service failed, also after the retries. If it persists, contact support with the `requestId`. */
export class ApiError extends ChannelError<CodeOf<'api_error'>> {
  declare readonly type: 'api_error'
}

type ErrorClass = new (...args: ConstructorParameters<typeof ChannelError>) => ChannelError

/** The class of each error type in the contract. */
export const errorClasses: Readonly<Record<ErrorType, ErrorClass>> = {
  invalid_request_error: InvalidRequestError,
  authentication_error: AuthenticationError,
  permission_error: PermissionError,
  not_found: NotFoundError,
  conflict: ConflictError,
  rate_limit_error: RateLimitError,
  api_error: ApiError,
}
