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
  /** Waits before a retry; rejects when `signal` is aborted. For tests; default a timer. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
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
  const { maxRetries = 2, timeoutMs = 30_000, totalTimeoutMs = 90_000, wait = waitFor } = options
  for (const [name, value] of Object.entries({ maxRetries, timeoutMs, totalTimeoutMs })) {
    // Rejects NaN too, the result of a missing setting.
    if (!(value >= 0)) throw new TypeError(`${name} must be a number, 0 or more.`)
  }
  return async (request) => {
    const stop = signal ?? request.signal
    const endsAt = Date.now() + totalTimeoutMs
    for (let retries = 0; ; retries++) {
      const isLast = retries >= maxRetries
      const outcome = await settle(attempt(send, request, Math.min(timeoutMs, endsAt - Date.now(), longestTimer), stop))
      const delayMs = Math.max(backoffMs(retries), outcome.delayMs ?? 0)
      const mayRepeat = !isLast && !stop.aborted && Date.now() + delayMs < endsAt
      if (!mayRepeat || !(await isWorthRepeating(request, outcome))) return outcome.result()
      await wait(delayMs, stop)
    }
  }
}

interface Outcome {
  response?: Response
  delayMs?: number | undefined
  /** Returns the response, or throws the error. */
  result(): Response
}

async function settle(sent: Promise<Response>): Promise<Outcome> {
  try {
    const response = await sent
    return { response, delayMs: serverDelayMs(response), result: () => response }
  } catch (error) {
    return {
      result: () => {
        throw error
      },
    }
  }
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
