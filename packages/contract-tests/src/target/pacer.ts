import { setTimeout as delay } from 'node:timers/promises'

type Budget = 'read' | 'write'

/** Spreads requests so that they stay within the rate limits that the responses report. */
export class Pacer {
  /** Budget → when it is full again, if it is used up. In milliseconds, by the clock of this process. */
  readonly #usedUp = new Map<Budget, number>()
  readonly #onWait: (ms: number) => void

  /** @param onWait called before each wait, with its duration in milliseconds */
  constructor(onWait: (ms: number) => void) {
    this.#onWait = onWait
  }

  /** Resolves when a request may be sent. @throws the reason of `signal` */
  async wait(method: string, signal: AbortSignal): Promise<void> {
    const budget = budgetOf(method)
    const ms = (this.#usedUp.get(budget) ?? 0) - Date.now()
    this.#usedUp.delete(budget)
    if (ms <= 0) return
    this.#onWait(ms)
    await delay(ms, undefined, { signal })
  }

  /** Learns from a response how many requests are left. */
  learn(method: string, { status, headers }: Response): void {
    const [, remaining, seconds] = /;r=(\d+);t=(\d+)/.exec(headers.get('RateLimit') ?? '') ?? []
    const retryAfter = status === 429 ? headers.get('Retry-After') : null
    const waitSeconds = Number(retryAfter ?? (remaining === '0' ? seconds : 0))
    // The service rounds to seconds.
    if (waitSeconds > 0) this.#usedUp.set(budgetOf(method), Date.now() + waitSeconds * 1000 + 100)
  }
}

function budgetOf(method: string): Budget {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}
