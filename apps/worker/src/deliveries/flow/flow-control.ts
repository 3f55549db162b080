import { type AttemptOutcome, isSuccess } from '@channel/core'
import type { DeliveryLimits } from '../delivery-limits.ts'
import { Breaker } from './breaker.ts'
import { ConcurrencyCap } from './concurrency-cap.ts'
import { SlowBudget } from './slow-budget.ts'

/** How much may be sent to a receiver, learnt from how its attempts end: cap, budget and breaker. */
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

  /** How many deliveries to hold: in the queue and in flight. */
  get maxHeld(): number {
    return this.#breaker.isOpen ? 1 : this.#cap.toHold
  }

  /** Whether nothing at all may begin. */
  isHeldBack(now: number): boolean {
    return this.#breaker.isPaused(now) || this.#budget.isSpent(now)
  }

  isPaused(now: number): boolean {
    return this.#breaker.isPaused(now)
  }

  /** Whether a new one would do as well. */
  isForgettable(now: number): boolean {
    return !this.#failedLast || now - (this.#endedAt ?? Number.NEGATIVE_INFINITY) > 2 * this.#limits.maxPauseMs
  }

  /** Another worker has seen the receiver fail: one attempt at a time is enough to see it again. */
  knownToFail(): void {
    if (this.#endedAt !== undefined || this.#failedLast) return
    this.#failedLast = true
    this.#cap.toOne()
  }

  /** @param isGone whether the subscription is disabled because of the outcome */
  ended(outcome: AttemptOutcome, now: number, isGone: boolean): void {
    const { durationMs, retryAfterMs } = outcome
    const succeeded = isSuccess(outcome)
    this.#endedAt = now
    this.#failedLast = !succeeded
    this.#cap.measured(durationMs)
    if (durationMs >= this.#limits.slowAfterMs) this.#budget.spend(durationMs, now)
    if (succeeded) this.#cap.grow()
    else this.#cap.shrink()
    // A receiver that refuses an event is alive, and may accept the next one.
    if (succeeded || isRefusal(outcome)) this.#breaker.close()
    else this.#breaker.failed(now, retryAfterMs)
    if (isGone) this.#breaker.pause(now, this.#limits.firstPauseMs)
  }

  /** An attempt was not made, for a reason on our side that will last. */
  abandoned(now: number): void {
    this.#breaker.pause(now, this.#limits.maxPauseMs)
  }
}

/** A response that is about the event rather than about the receiver. */
function isRefusal({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 300 && responseStatus < 500 && responseStatus !== 429
}
