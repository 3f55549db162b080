import { serverDelayMs } from '@channel/codegen/client'
import type { components } from './contract.ts'
import type { ErrorCodesByType } from './generated/error-codes-by-type.ts'

/** The error codes of the contract. The service may add more: handle an unknown code by its `type`. */
export type ErrorCode = ErrorCodesByType[keyof ErrorCodesByType]
/** The categories of error codes. */
export type ErrorType = components['schemas']['ErrorType']

/** Any string, while editors still suggest the literals. */
export type Other = string & Record<never, never>

/**
 * The service returned an error. Each type of error has a class of its own, such as `RateLimitError`. An error of a
 * type that is added to the API later is a plain `ChannelError`.
 * `Code` is narrowed by {@link isChannelError}.
 *
 * @example
 * try {
 *   await channel.post('/v1/labels', { body: { name: 'VIP' } })
 * } catch (error) {
 *   if (!isChannelError(error)) throw error
 *   console.error(`${error.message} (${error.code}, ${error.param ?? 'no field'}, ${error.requestId})`)
 * }
 */
export class ChannelError<Code extends string = ErrorCode | Other> extends Error {
  /** HTTP status, 400 to 599. */
  readonly status: number
  readonly type: ErrorType | Other
  readonly code: Code
  /** The invalid request field, such as `limit` or `contact_ids`, if any. */
  readonly param: string | undefined
  /** Include it when you contact support. The same as the header `X-Request-Id`. */
  readonly requestId: string
  /** Milliseconds to wait before a retry, from `Retry-After` or, for a 429, from `RateLimit`. */
  readonly retryAfterMs: number | undefined
  /** The same in seconds. */
  readonly retryAfter: number | undefined
  /** The response, with its body already read. Not enumerable, so that a printed error stays readable. */
  declare readonly response: Response

  constructor(envelope: components['schemas']['Error'], response: Response) {
    super(envelope.error.message)
    this.status = response.status
    this.type = envelope.error.type
    this.code = envelope.error.code as string as Code
    this.param = envelope.error.param
    this.requestId = envelope.error.request_id
    this.retryAfterMs = serverDelayMs(response)
    this.retryAfter = this.retryAfterMs === undefined ? undefined : Math.ceil(this.retryAfterMs / 1000)
    Object.defineProperty(this, 'response', { value: response })
    // A printed error begins with its class and code.
    Object.defineProperty(this, 'name', { value: nameOf(this.type) })
    const stack = this.stack?.replace(/^\w*Error\b/, `${this.name} [${this.code}]`)
    Object.defineProperty(this, 'stack', { value: stack, writable: true })
  }
}

/** The class of a type, `NotFoundError` of `not_found`. Not the name of the class itself, which bundlers shorten. */
function nameOf(type: string): string {
  return `${type.replace('_error', '').replace(/(^|_)./g, (start) => start.slice(-1).toUpperCase())}Error`
}

/**
 * Whether `error` is an error response of the service and, if codes are given, has one of them. Unlike
 * `instanceof`, it works with two copies of this package in one program.
 *
 * @example
 * if (isChannelError(error, 'rate_limit_exceeded')) await wait(error.retryAfter ?? 1)
 */
export function isChannelError(error: unknown): error is ChannelError
export function isChannelError<Code extends ErrorCode>(error: unknown, ...codes: Code[]): error is ChannelError<Code>
export function isChannelError(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error) || !('requestId' in error) || !('code' in error)) return false
  return codes.length === 0 || codes.includes(String(error.code))
}
