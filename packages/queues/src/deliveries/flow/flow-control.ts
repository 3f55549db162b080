import { type AttemptOutcome, isSuccess } from '../attempt-outcome.ts'
import type { DeliveryLimits } from '../delivery-limits.ts'
import { Breaker } from './breaker.ts'
import { ConcurrencyCap } from './concurrency-cap.ts'
import { SlowBudget } from './slow-budget.ts'

/**
 * Limits the attempts to one receiver, based on the outcomes of earlier attempts. Combines the concurrency cap, the
 * budget for slow attempts and the circuit breaker.
 */
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

  /** Max deliveries that this worker may hold, queued and in flight. */
  get maxHeld(): number {
    return this.#breaker.isOpen ? 1 : this.#cap.maxHeld
  }

  /** Whether attempts must wait: the circuit breaker is paused, or the budget for slow attempts is spent. */
  isHeldBack(now: number): boolean {
    return this.#breaker.isPaused(now) || this.#budget.isSpent(now)
  }

  isPaused(now: number): boolean {
    return this.#breaker.isPaused(now)
  }

  /** Whether this state can be discarded: it records no failure, or only one that is too old to matter. */
  isForgettable(now: number): boolean {
    return !this.#failedLast || now - (this.#endedAt ?? Number.NEGATIVE_INFINITY) > 2 * this.#limits.maxPauseMs
  }

  /** Another worker reported failures of the receiver: start with one attempt at a time until one succeeds. */
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

  /** Called if an attempt could not be made because of a lasting problem of this service. */
  abandoned(now: number): void {
    this.#breaker.pause(now, this.#limits.maxPauseMs)
  }
}

/** Whether the receiver rejected this event. Other events may succeed. */
function isRefusal({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 300 && responseStatus < 500 && responseStatus !== 429
}
