import { backOffMs } from '@channel/core/mechanisms/retries'
import type { DeliveryLimits } from '../delivery-limits.ts'

/**
 * Circuit breaker: opens after several consecutive attempts without a proper response. Then one attempt at a time is
 * made, each after a pause.
 */
export class Breaker {
  readonly #limits: Pick<DeliveryLimits, 'breakAfter' | 'firstPauseMs' | 'maxPauseMs'>
  #failures = 0
  #pauses = 0
  #pausedUntil = Number.NEGATIVE_INFINITY

  constructor(limits: Pick<DeliveryLimits, 'breakAfter' | 'firstPauseMs' | 'maxPauseMs'>) {
    this.#limits = limits
  }

  get isOpen(): boolean {
    return this.#failures >= this.#limits.breakAfter
  }

  isPaused(now: number): boolean {
    return now < this.#pausedUntil
  }

  close(): void {
    this.#failures = 0
    this.#pauses = 0
    this.#pausedUntil = Number.NEGATIVE_INFINITY
  }

  /** @param retryAfterMs the wait that the receiver asks for */
  failed(now: number, retryAfterMs = 0): void {
    const { firstPauseMs: firstMs, maxPauseMs: maxMs } = this.#limits
    this.#failures += 1
    if (this.isOpen && !this.isPaused(now)) {
      this.#pauses += 1
      this.#pausedUntil = now + backOffMs(this.#pauses, { firstMs, maxMs })
    }
    if (retryAfterMs > 0) this.pause(now, Math.min(retryAfterMs, maxMs))
  }

  pause(now: number, ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, now + ms)
  }
}
