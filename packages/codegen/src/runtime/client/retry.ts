import { type AttemptErrors, attempt, type Fetch } from './attempt.ts'
import { serverDelayMs } from './server-delay-ms.ts'

/** In milliseconds. A longer timer would fire immediately. */
const maxTimerMs = 2 ** 31 - 1

/** Timeouts, and how often a request is retried. */
export interface RetryOptions {
  /** Max number of retries after the first attempt; default 2. */
  maxRetries?: number | undefined
  /** Max duration of an attempt in milliseconds; default 30,000. */
  timeoutMs?: number | undefined
  /** Max duration of all attempts and the delays between them in milliseconds; default 90,000. */
  totalTimeoutMs?: number | undefined
  /** Called after each attempt, for logs and metrics. Must not throw. */
  onAttempt?: ((report: AttemptReport) => void) | undefined
  /** Waits before a retry; rejects if `signal` is aborted. For tests; default: a timer. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
}

/** The outcome of an attempt. Contains no key, query or body. */
export interface AttemptReport {
  method: string
  /** Without the query, which may contain personal data. */
  url: string
  /** 1 for the first attempt. */
  attempt: number
  durationMs: number
  /** The status of the response. Without a response, `error` is set instead. */
  status?: number
  /** `X-Request-Id` of the response. */
  requestId?: string | undefined
  error?: unknown
  /** The delay before the next attempt; undefined if this was the last one. */
  retryInMs: number | undefined
}

/** Which requests are retried, and the classes of their errors. */
export interface RetryPolicy extends AttemptErrors {
  /** Whether a second request has no second effect. Requests with an `Idempotency-Key` have none. */
  isSafe(request: Request): boolean
  /** Whether a response says that the same request may succeed later, besides 408, 429 and 5xx. */
  isTemporary(response: Response): boolean | Promise<boolean>
}

/**
 * A `fetch` that retries after temporary failures: 408, 429, 5xx, timeouts and network errors. Only requests that the
 * policy allows, and those with an `Idempotency-Key`, can be retried without a second effect. After a 429 any request is
 * retried, because a service returns it before it does anything.
 *
 * The delay doubles from half a second to eight seconds, minus a jitter of up to half of it. It is at least the delay in
 * `Retry-After` or `RateLimit`. If it would exceed `totalTimeoutMs`, the last response is returned immediately.
 *
 * @param signal aborts the call, instead of the request's own signal
 */
export function retry(
  send: Fetch,
  policy: RetryPolicy,
  options: RetryOptions = {},
  signal?: AbortSignal | null,
): Fetch {
  const { maxRetries = 2, timeoutMs = 30_000, totalTimeoutMs = 90_000, wait = waitFor, onAttempt } = options
  for (const [name, value] of Object.entries({ maxRetries, timeoutMs, totalTimeoutMs })) {
    // Rejects NaN too, the result of a missing setting.
    if (!(value >= 0)) throw new TypeError(`${name} must be a number, 0 or more.`)
  }
  return async (request) => {
    const stop = signal ?? request.signal
    const endsAt = Date.now() + totalTimeoutMs
    for (let retries = 0; ; retries++) {
      const startedAt = Date.now()
      const outcome = await settle(
        attempt(send, request, Math.min(timeoutMs, endsAt - startedAt, maxTimerMs), stop, policy),
      )
      const now = Date.now()
      const delayMs = Math.max(backoffMs(retries), outcome.response ? (serverDelayMs(outcome.response) ?? 0) : 0)
      const mayRetry = retries < maxRetries && !stop.aborted && now + delayMs < endsAt
      const retryInMs = mayRetry && (await isWorthRetrying(request, outcome, policy)) ? delayMs : undefined
      onAttempt?.({ ...describe(request, outcome), attempt: retries + 1, durationMs: now - startedAt, retryInMs })
      if (retryInMs === undefined) return resultOf(outcome)
      await wait(retryInMs, stop)
    }
  }
}

type Outcome = { response: Response } | { response?: undefined; error: unknown }

function settle(sent: Promise<Response>): Promise<Outcome> {
  return sent.then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  )
}

function resultOf(outcome: Outcome): Response {
  if (outcome.response === undefined) throw outcome.error
  return outcome.response
}

function describe({ method, url }: Request, outcome: Outcome) {
  const [address = ''] = url.split('?')
  const { response } = outcome
  if (response === undefined) return { method, url: address, error: outcome.error }
  return { method, url: address, status: response.status, requestId: response.headers.get('x-request-id') ?? undefined }
}

async function isWorthRetrying(request: Request, { response }: Outcome, policy: RetryPolicy): Promise<boolean> {
  if (response?.status === 429) return true
  if (!policy.isSafe(request) && !request.headers.has('idempotency-key')) return false
  if (response === undefined || response.status === 408 || response.status >= 500) return true
  return policy.isTemporary(response)
}

function backoffMs(retries: number): number {
  return Math.min(500 * 2 ** retries, 8000) * (1 - Math.random() / 2)
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
