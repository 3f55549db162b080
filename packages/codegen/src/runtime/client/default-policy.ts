import type { Fetch } from './attempt.ts'
import { ConnectionError } from './connection-error.ts'
import { type RetryOptions, type RetryPolicy, retry } from './retry.ts'
import { TimeoutError } from './timeout-error.ts'

/** Retries the methods that HTTP defines as idempotent. */
export const defaultPolicy: RetryPolicy = {
  ConnectionError,
  TimeoutError,
  isSafe: ({ method }) => /^(?:GET|HEAD|OPTIONS|PUT|DELETE)$/.test(method),
  isTemporary: () => false,
}

/**
 * A `fetch` that retries requests whose method is idempotent, and those with an `Idempotency-Key`, after temporary
 * failures: 408, 429, 5xx, timeouts and network errors. After a 429 it retries all.
 *
 * @param signal aborts the call, instead of the request's own signal
 */
export function withRetries(send: Fetch, options: RetryOptions = {}, signal?: AbortSignal | null): Fetch {
  return retry(send, defaultPolicy, options, signal)
}
