import type { components } from '@channel/contract/paths'

/** The error codes that the contract lists. The service may learn new ones: treat others as their `type` says. */
export type ErrorCode = components['schemas']['ErrorCode']
/** The groups that error codes fall into. */
export type ErrorType = components['schemas']['ErrorType']

/** A string that keeps the completion of the literals beside it. */
type Other = string & Record<never, never>

/**
 * The service answered with an error.
 *
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
  override readonly name = 'ChannelError'
  /** HTTP status, 400 to 599. */
  readonly status: number
  readonly type: ErrorType | Other
  readonly code: Code
  /** The request field concerned, such as `limit` or `contact_ids`, when one is. */
  readonly param: string | undefined
  /** Quote it to support; the same as the header `X-Request-Id`. */
  readonly requestId: string
  /** Seconds to wait before another try, when the service says so (`Retry-After`). */
  readonly retryAfter: number | undefined
  /** The response, its body already read. Not enumerable, so that a printed error stays readable. */
  declare readonly response: Response

  constructor(envelope: components['schemas']['Error'], response: Response) {
    super(envelope.error.message)
    this.status = response.status
    this.type = envelope.error.type
    this.code = envelope.error.code as string as Code
    this.param = envelope.error.param
    this.requestId = envelope.error.request_id
    this.retryAfter = readRetryAfter(response.headers.get('retry-after'))
    Object.defineProperty(this, 'response', { value: response })
  }
}

/**
 * Whether `error` is an answer of the service, and, with codes given, whether it carries one of them.
 * Works where `instanceof` does not: with two copies of this package in one program.
 *
 * @example
 * if (isChannelError(error, 'rate_limit_exceeded')) await wait(error.retryAfter ?? 1)
 */
export function isChannelError(error: unknown): error is ChannelError
export function isChannelError<Code extends ErrorCode>(error: unknown, ...codes: Code[]): error is ChannelError<Code>
export function isChannelError(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error) || error.name !== 'ChannelError' || !('code' in error)) return false
  return codes.length === 0 || codes.includes(String(error.code))
}

/** `Retry-After` holds seconds or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
