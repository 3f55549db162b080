import { type Fetch, type RetryOptions, type RetryPolicy, retry } from '@channel/codegen/client'
import { ChannelConnectionError } from './channel-connection-error.ts'
import { ChannelTimeoutError } from './channel-timeout-error.ts'

/** What the service can be sent again. */
export const retryPolicy: RetryPolicy = {
  ConnectionError: ChannelConnectionError,
  TimeoutError: ChannelTimeoutError,
  isSafe: ({ method }) => method === 'GET',
  isTemporary: async (response) => response.status === 409 && isInProgress(await bodyOf(response)),
}

/**
 * A `fetch` that retries after temporary failures: 408, 409 `idempotency_in_progress`, 429, 5xx, timeouts and network
 * errors. Only `GET`, and requests with an `Idempotency-Key`, can be retried without a second effect. After a 429 any
 * request is retried, because the service returns it before it does anything.
 *
 * The delay doubles from half a second to eight seconds, minus a jitter of up to half of it. It is at least the delay in
 * `Retry-After` or `RateLimit`. If it would exceed `totalTimeoutMs`, the last response is returned immediately.
 *
 * @param signal aborts the call, instead of the request's own signal
 */
export function withRetries(send: Fetch, options: RetryOptions = {}, signal?: AbortSignal | null): Fetch {
  return retry(send, retryPolicy, options, signal)
}

function bodyOf(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => null)
}

function isInProgress(body: unknown): boolean {
  return (body as { error?: { code?: unknown } } | null)?.error?.code === 'idempotency_in_progress'
}
