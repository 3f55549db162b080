import { type AttemptOutcome, isSuccess, type WantedDeliveries } from '@channel/core'
import type { Ask, Backlog } from '../leased-queue/backlog.ts'
import type { Lane, Pace } from '../leased-queue/slots.ts'
import { Breaker } from './breaker.ts'
import { ConcurrencyCap } from './concurrency-cap.ts'
import type { DeliveryLimits } from './delivery-limits.ts'
import { HeldDeliveries, type HeldDelivery } from './held-deliveries.ts'
import { SlowBudget } from './slow-budget.ts'

/** Identifies a flow. */
export interface FlowIdentity {
  readonly organization_id: string
  readonly subscription_id: string
  /** Replays have a flow of their own: they may go to a former URL that no longer responds. */
  readonly isOfReplays: boolean
}

/** What to claim for a subscription. */
export interface WantedForFlow {
  readonly wanted: WantedDeliveries
  readonly asks: readonly Ask[]
  readonly count: number
}

/**
 * What one worker sends to one subscription: what it has claimed, how much may be in flight (cap and budget), and whether the
 * receiver responds (breaker). Times are in milliseconds, by the engine's clock.
 */
export class SubscriptionFlow {
  readonly #identity: FlowIdentity
  readonly #limits: DeliveryLimits
  readonly #held: HeldDeliveries
  readonly #cap: ConcurrencyCap
  readonly #budget: SlowBudget
  readonly #breaker: Breaker
  /** Attempts in flight that are slow. */
  #slow = 0
  #failedLast = false
  #endedAt: number | undefined

  constructor(identity: FlowIdentity, limits: DeliveryLimits, now: number) {
    this.#identity = identity
    this.#limits = limits
    this.#held = new HeldDeliveries(identity.isOfReplays)
    this.#cap = new ConcurrencyCap(limits)
    this.#budget = new SlowBudget(limits, now)
    this.#breaker = new Breaker(limits)
  }

  get backlogs(): Readonly<Record<Lane, Backlog>> {
    return this.#held.backlogs
  }

  get queued(): number {
    return this.#held.queued
  }

  get inFlight(): number {
    return this.#held.inFlight
  }

  /** Nothing to do, and nothing worth remembering. */
  isIdle(now: number): boolean {
    if (this.queued + this.inFlight > 0 || this.#held.mayHaveMore) return false
    return !this.#failedLast || now - (this.#endedAt ?? Number.NEGATIVE_INFINITY) > 2 * this.#limits.maxPauseMs
  }

  /** A fast receiver occupies no slot for long. */
  get pace(): Pace {
    return this.#failedLast || this.#slow > 0 ? 'slow' : 'fast'
  }

  /** How many more to claim. */
  capacity(now: number): number {
    if (this.#isHeldBack(now)) return 0
    return Math.max(0, this.#maxHeld - this.queued - this.inFlight)
  }

  /** Whether so much of what may be held has been sent that a claim is worth a round trip. */
  wantsMore(now: number): boolean {
    return this.#held.mayHaveMore && this.capacity(now) >= Math.ceil(this.#maxHeld / 2)
  }

  /** What to claim, up to `max` deliveries. */
  wanted(now: number, max: number): WantedForFlow {
    const { organization_id, subscription_id } = this.#identity
    const count = Math.min(this.capacity(now), max)
    const { quotas, asks } = this.#held.ask(count)
    return { wanted: { organization_id, subscription_id, ...quotas }, asks, count }
  }

  add(held: HeldDelivery): Backlog {
    // Another worker has seen the receiver fail: one attempt at a time is enough to see it again.
    if (held.delivery.failing && this.#endedAt === undefined && !this.#failedLast) {
      this.#failedLast = true
      this.#cap.toOne()
    }
    return this.#held.add(held)
  }

  /** Takes the next delivery to attempt, if one may begin. See HeldDeliveries.next. */
  next(now: number, hasSlot: (lane: Lane) => boolean, claimedFrom: number): HeldDelivery | undefined {
    if (this.#isHeldBack(now)) return undefined
    return this.#held.next(this.#breaker.isOpen ? 1 : this.#cap.value, hasSlot, claimedFrom)
  }

  /** An attempt in flight has become slow. */
  becameSlow(): void {
    this.#slow += 1
  }

  /**
   * An attempt has ended.
   *
   * @param isGone whether the subscription is disabled because of it: what it holds is released
   */
  ended(
    lane: Lane,
    outcome: AttemptOutcome,
    { wasSlow, now, isGone = false }: { readonly wasSlow: boolean; readonly now: number; readonly isGone?: boolean },
  ): void {
    const { durationMs, retryAfterMs } = outcome
    this.#attemptEnded(lane, wasSlow)
    this.#endedAt = now
    this.#cap.measured(durationMs)
    if (durationMs >= this.#limits.slowAfterMs) this.#budget.spend(durationMs, now)
    const succeeded = isSuccess(outcome)
    this.#failedLast = !succeeded
    if (succeeded) this.#cap.grow()
    else this.#cap.shrink()
    // A receiver that refuses an event is alive, and may accept the next one.
    if (succeeded || isRefusal(outcome)) this.#breaker.close()
    else this.#breaker.failed(now, retryAfterMs)
    if (isGone) this.#breaker.pause(now, this.#limits.firstPauseMs)
  }

  /** An attempt was not made, for a reason on our side that will last. */
  abandon(lane: Lane, { wasSlow, now }: { readonly wasSlow: boolean; readonly now: number }): void {
    this.#attemptEnded(lane, wasSlow)
    this.#breaker.pause(now, this.#limits.maxPauseMs)
  }

  /** Removes from the queue what is to be released: all of it during a pause, else what was claimed before a time. */
  takeBack(now: number, claimedBefore: number): HeldDelivery[] {
    return this.#held.takeClaimedBefore(this.#breaker.isPaused(now) ? Number.POSITIVE_INFINITY : claimedBefore)
  }

  get #maxHeld(): number {
    return this.#breaker.isOpen ? 1 : this.#cap.toHold
  }

  #isHeldBack(now: number): boolean {
    return this.#breaker.isPaused(now) || this.#budget.isSpent(now)
  }

  #attemptEnded(lane: Lane, wasSlow: boolean): void {
    this.#held.ended(lane)
    if (wasSlow) this.#slow -= 1
  }
}

/** A response that is about the event rather than about the receiver. */
function isRefusal({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 300 && responseStatus < 500 && responseStatus !== 429
}
