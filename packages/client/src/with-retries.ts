import { attempt, type Fetch } from './attempt.ts'
import { serverDelayMs } from './server-delay.ts'

/** A longer one would end at once. */
const longestTimer = 2 ** 31 - 1

/** How long to wait for the service, and how often to repeat a request. */
export interface RetryOptions {
  /** Max number of retries after the first attempt; default 2. */
  maxRetries?: number | undefined
  /** Max duration of an attempt in milliseconds; default 30,000. */
  timeoutMs?: number | undefined
  /** Max duration of all attempts and the delays between them in milliseconds; default 90,000. */
  totalTimeoutMs?: number | undefined
  /** Called after each attempt, for logs and metrics. Must not throw. */
  onAttempt?: ((report: AttemptReport) => void) | undefined
  /** Waits before a retry; rejects when `signal` is aborted. For tests; default a timer. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
}

/** What became of an attempt. Holds no key, no query and no body. */
export interface AttemptReport {
  method: string
  /** Without the query, which may contain personal data. */
  url: string
  /** 1 for the first one. */
  attempt: number
  durationMs: number
  /** Of the response, if there is one; else `error` is there. */
  status?: number
  /** `X-Request-Id` of the response. */
  requestId?: string | undefined
  error?: unknown
  /** The delay before the next attempt; undefined if this was the last one. */
  retryInMs: number | undefined
}

/**
 * A `fetch` that repeats what failed for a time: 408, 409 `idempotency_in_progress`, 429, 5xx, time-outs and
 * network errors. Only a `GET`, and a request with an `Idempotency-Key`, may have the same effect twice; anything may
 * be repeated after a 429, which the service returns before it does anything.
 *
 * The delay doubles from half a second to eight, less a random part of up to half of it, and is at least what
 * `Retry-After` or `RateLimit` says. A delay beyond `totalTimeoutMs` is not waited for: the response is returned.
 *
 * @param signal ends the request instead of that of the request, without a listener left behind
 */
export function withRetries(send: Fetch, options: RetryOptions = {}, signal?: AbortSignal | null): Fetch {
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
      const outcome = await settle(attempt(send, request, Math.min(timeoutMs, endsAt - startedAt, longestTimer), stop))
      const now = Date.now()
      const delayMs = Math.max(backoffMs(retries), outcome.response ? (serverDelayMs(outcome.response) ?? 0) : 0)
      const mayRepeat = retries < maxRetries && !stop.aborted && now + delayMs < endsAt
      const retryInMs = mayRepeat && (await isWorthRepeating(request, outcome)) ? delayMs : undefined
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

async function isWorthRepeating(request: Request, { response }: Outcome): Promise<boolean> {
  if (response?.status === 429) return true
  if (request.method !== 'GET' && !request.headers.has('idempotency-key')) return false
  if (response === undefined || response.status === 408 || response.status >= 500) return true
  return response.status === 409 && (await isInProgress(response.clone()))
}

async function isInProgress(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  return (body as { error?: { code?: unknown } } | null)?.error?.code === 'idempotency_in_progress'
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
