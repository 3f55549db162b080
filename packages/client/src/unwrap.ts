import { ChannelError } from './channel-error.ts'
import { ChannelResponseError } from './channel-response-error.ts'
import type { components } from './contract.ts'
import { errorClasses } from './errors-by-type.ts'

/**
 * Turns a result of the raw client into its body, or throws.
 *
 * @throws {ChannelError} if the service returned an error: of its class by type, such as {@link RateLimitError}.
 * @throws {ChannelResponseError} if the response is neither a body of the contract nor its error format.
 * @example
 * const result = await channel.raw.GET('/v1/labels')
 * console.log(result.response.headers.get('RateLimit'))
 * const { data: labels } = unwrap(result)
 */
export function unwrap<Body>(result: { data?: Body; error?: unknown; response: Response }): Body {
  const { data, error, response } = result
  if (response.ok && data !== undefined) return data
  if (isEnvelope(error)) {
    // Types may be added to the API later.
    const TypedError = Object.hasOwn(errorClasses, error.error.type) ? errorClasses[error.error.type] : ChannelError
    throw new TypedError(error, response)
  }
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  const problem = text ? 'a body that is not the service’s error envelope' : 'an empty body'
  throw new ChannelResponseError(response, problem, text)
}

function isEnvelope(body: unknown): body is components['schemas']['Error'] {
  const error = (body as { error?: unknown } | null | undefined)?.error as Record<string, unknown> | null | undefined
  if (typeof error !== 'object' || error === null) return false
  return ['type', 'code', 'message', 'request_id'].every((field) => typeof error[field] === 'string')
}
