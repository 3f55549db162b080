import { serverDelayMs } from './server-delay-ms.ts'

/** The service returned an error. {@link isApiError} narrows `body`. */
export class ApiError<Body = unknown> extends Error {
  override readonly name: string = 'ApiError'
  /** The id of the operation; undefined for results of the raw client. */
  readonly operationId: string | undefined
  /** HTTP status, 400 to 599. */
  readonly status: number
  /** The body: JSON, or a text. */
  readonly body: Body
  /** Milliseconds to wait before a retry, from `Retry-After` or, for a 429, from `RateLimit`. */
  readonly retryAfterMs: number | undefined
  /** The response, with its body already read. Not enumerable, so that a printed error stays readable. */
  declare readonly response: Response

  constructor(response: Response, body: Body, operationId?: string) {
    const [url = ''] = response.url.split('?')
    super(messageIn(body) ?? `${operationId ?? (url || 'The service')} responded with ${response.status}.`)
    this.operationId = operationId
    this.status = response.status
    this.body = body
    this.retryAfterMs = serverDelayMs(response)
    Object.defineProperty(this, 'response', { value: response })
  }
}

/** The message of common error formats: problem details of RFC 9457 too. */
function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, title, error } = body as Record<string, unknown>
  return [message, detail, title, error].find((each) => typeof each === 'string') ?? messageIn(error)
}

/**
 * Whether `error` is an error response, and if given, of that operation and one of the statuses. Unlike `instanceof`, it
 * works with two copies of this package in one program.
 */
export function isApiError(error: unknown, operationId?: string, ...statuses: number[]): error is ApiError {
  if (!(error instanceof Error) || !('status' in error) || !('body' in error)) return false
  const { operationId: own, status } = error as ApiError
  return (operationId === undefined || operationId === own) && (statuses.length === 0 || statuses.includes(status))
}
