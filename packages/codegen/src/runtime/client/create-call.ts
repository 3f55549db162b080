import type { Fetch } from './attempt.ts'
import type { CallOptions } from './call-options.ts'
import type { ResponseError } from './response-error.ts'
import { type RetryOptions, type RetryPolicy, retry } from './retry.ts'

/** Options of a call, apart from its parameters, which its callers type. */
export interface UntypedInit extends CallOptions {
  params?: { query?: object | undefined; path?: object; header?: object } | undefined
  body?: unknown
  signal?: AbortSignal | null | undefined
  headers?: object | undefined
  middleware?: object[]
  fetch?: Fetch
  redirect?: 'manual'
  parseAs?: string
}

/** What openapi-fetch resolves to. */
export interface RawResult {
  data?: unknown
  error?: unknown
  response: Response
}

/** Sends one request and resolves to the result of `read`, by default the body, or throws. */
export type Call = (
  method: string,
  path: string,
  init?: UntypedInit,
  read?: (result: RawResult) => unknown,
) => Promise<unknown>

/** What a client does in its own way. */
export interface CallPolicy extends RetryPolicy {
  /** Turns a result into its body, or throws. */
  unwrap(result: RawResult): unknown
  readonly ResponseError: new (...args: ConstructorParameters<typeof ResponseError>) => ResponseError
  /** Whether an `Idempotency-Key` is added to a request. */
  takesKey(method: string, path: string): boolean
}

type UntypedRequest = (method: string, path: string, init: object) => Promise<RawResult>

/**
 * Creates the function behind every call of a client.
 *
 * @param client of openapi-fetch
 * @param send sends one attempt
 * @param defaults for calls that have no such options of their own
 */
export function createCall(client: object, send: Fetch, defaults: RetryOptions, policy: CallPolicy): Call {
  // Types end here: TypeScript cannot relate a generic method to a generic path.
  const { request } = client as { request: UntypedRequest }
  return async (method, path, init = {}, read = policy.unwrap) => {
    // Only the attempts get the signal: a request would keep a listener on it.
    const {
      signal,
      idempotencyKey,
      maxRetries: _maxRetries,
      timeoutMs: _timeoutMs,
      totalTimeoutMs: _totalTimeoutMs,
      middleware = [],
      fetch = send,
      ...rest
    } = init
    const retries = retry(fetch, policy, retryOptionsOf(defaults, init), signal)
    const takesKey = policy.takesKey(method, path)
    let response: Response | undefined
    const own = {
      onRequest({ request }: { request: Request }) {
        if (!takesKey || request.headers.has('idempotency-key')) return
        request.headers.set('idempotency-key', idempotencyKey ?? randomKey())
      },
      onResponse(received: { response: Response }) {
        response = received.response
      },
    }
    try {
      return read(await request(method, path, { ...rest, fetch: retries, middleware: [...middleware, own] }))
    } catch (error) {
      signal?.throwIfAborted()
      if (response === undefined || !(error instanceof SyntaxError)) throw error
      throw new policy.ResponseError(response, 'a body that is not JSON', undefined, { cause: error })
    }
  }
}

/** The options of a call where it has some, else those of the client. */
export function retryOptionsOf(defaults: RetryOptions, { maxRetries, timeoutMs, totalTimeoutMs }: CallOptions) {
  const own = Object.entries({ maxRetries, timeoutMs, totalTimeoutMs }).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(own) } as RetryOptions
}

/** Not `randomUUID`, which web pages without TLS do not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
