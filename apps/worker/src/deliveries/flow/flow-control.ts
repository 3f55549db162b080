import { type AttemptOutcome, isSuccess } from '@channel/core'
import type { DeliveryLimits } from '../delivery-limits.ts'
import { Breaker } from './breaker.ts'
import { ConcurrencyCap } from './concurrency-cap.ts'
import { SlowBudget } from './slow-budget.ts'

/** Controls how much may be sent to a receiver, based on the outcomes of attempts: cap, budget and circuit breaker. */
export class FlowControl {
  readonly #limits: DeliveryLimits
  readonly #cap: ConcurrencyCap
  readonly #budget: SlowBudget
  readonly #breaker: Breaker
  #failedLast = false
  #endedAt: number | undefined

  constructor(limits: DeliveryLimits, now: number) {
    this.#limits = limits
    this.#cap = new ConcurrencyCap(limits)
    this.#budget = new SlowBudget(limits, now)
    this.#breaker = new Breaker(limits)
  }

  /** Whether the last attempt failed. */
  get failedLast(): boolean {
    return this.#failedLast
  }

  get maxInFlight(): number {
    return this.#breaker.isOpen ? 1 : this.#cap.value
  }

  /** Max deliveries to hold, queued and in flight. */
  get maxHeld(): number {
    return this.#breaker.isOpen ? 1 : this.#cap.maxHeld
  }

  /** Whether no attempt may begin. */
  isHeldBack(now: number): boolean {
    return this.#breaker.isPaused(now) || this.#budget.isSpent(now)
  }

  isPaused(now: number): boolean {
    return this.#breaker.isPaused(now)
  }

  /** Whether it can be replaced by a new one without loss. */
  isForgettable(now: number): boolean {
    return !this.#failedLast || now - (this.#endedAt ?? Number.NEGATIVE_INFINITY) > 2 * this.#limits.maxPauseMs
  }

  /** Another worker has seen the receiver fail: one attempt at a time is enough to confirm that. */
  markFailing(): void {
    if (this.#endedAt !== undefined || this.#failedLast) return
    this.#failedLast = true
    this.#cap.setToOne()
  }

  /** @param isGone whether the outcome disabled the subscription */
  ended(outcome: AttemptOutcome, now: number, isGone: boolean): void {
    const { durationMs, retryAfterMs } = outcome
    const succeeded = isSuccess(outcome)
    this.#endedAt = now
    this.#failedLast = !succeeded
    this.#cap.measured(durationMs)
    if (durationMs >= this.#limits.slowAfterMs) this.#budget.spend(durationMs, now)
    if (succeeded) this.#cap.grow()
    else this.#cap.shrink()
    // A receiver that refuses an event is responsive, and may accept the next one.
    if (succeeded || isRefusal(outcome)) this.#breaker.close()
    else this.#breaker.failed(now, retryAfterMs)
    if (isGone) this.#breaker.pause(now, this.#limits.firstPauseMs)
  }

  /** An attempt was not made, for a lasting reason on our side. */
  abandoned(now: number): void {
    this.#breaker.pause(now, this.#limits.maxPauseMs)
  }
}

/** A response that concerns the event rather than the receiver. */
function isRefusal({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 300 && responseStatus < 500 && responseStatus !== 429
}
