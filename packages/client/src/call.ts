import type { Fetch } from './attempt.ts'
import { ChannelResponseError } from './channel-response-error.ts'
import type { ContractClient } from './contract-client.ts'
import { postsWithoutKey } from './generated/posts-without-key.ts'
import type { CallOptions, Method } from './operation-types.ts'
import { unwrap } from './unwrap.ts'
import { type RetryOptions, withRetries } from './with-retries.ts'

/** Options of a call, apart from its parameters, which its callers type. */
export interface UntypedInit extends CallOptions {
  signal?: AbortSignal | null | undefined
  middleware?: object[]
  fetch?: Fetch
  redirect?: 'manual'
}

interface RawResult {
  data?: unknown
  error?: unknown
  response: Response
}

/** Sends one request and resolves to the result of `read`, by default the body, or throws. */
export type Call = (
  method: Method,
  path: string,
  init?: UntypedInit,
  read?: (result: RawResult) => unknown,
) => Promise<unknown>

type UntypedRequest = (method: Method, path: string, init: object) => Promise<RawResult>

/**
 * Creates the function behind every call of a channel.
 *
 * @param send sends one attempt
 * @param defaults for calls that have no such options of their own
 */
export function createCall(client: ContractClient, send: Fetch, defaults: RetryOptions): Call {
  // Types end here: TypeScript cannot relate a generic method to a generic path.
  const request = client.request as unknown as UntypedRequest
  return async (method, path, init = {}, read = unwrap) => {
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
    const retries = withRetries(fetch, retryOptionsOf(defaults, init), signal)
    const takesKey = method === 'post' && !postsWithoutKey.includes(path)
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
      throw new ChannelResponseError(response, 'a body that is not JSON', undefined, { cause: error })
    }
  }
}

/** The options of a call where it has some, else those of the channel. */
export function retryOptionsOf(defaults: RetryOptions, { maxRetries, timeoutMs, totalTimeoutMs }: CallOptions) {
  const own = Object.entries({ maxRetries, timeoutMs, totalTimeoutMs }).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(own) } as RetryOptions
}

/** Not `randomUUID`, which web pages without TLS do not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
