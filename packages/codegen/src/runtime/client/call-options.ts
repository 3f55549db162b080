import type { RetryOptions } from './retry.ts'

/** The options of a call that are the client's own. */
export interface CallOptions extends Omit<RetryOptions, 'wait' | 'onAttempt'> {
  /** For a `POST`: its `Idempotency-Key`, 1 to 255 visible ASCII characters; default random, the same for all attempts. */
  idempotencyKey?: string | undefined
}

/** The last argument of the methods of the facade. */
export interface FacadeOptions extends CallOptions {
  /** Ends the call; its reason is thrown. */
  signal?: AbortSignal | undefined
  /** Sent with this call; null removes a header that the client would send. */
  headers?: Record<string, string | null> | undefined
}
