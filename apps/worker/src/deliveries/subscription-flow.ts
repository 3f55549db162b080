import { type AttemptOutcome, type ClaimedDelivery, isSuccess, type WantedDeliveries } from '@channel/core'
import type { DeliveryLimits } from './delivery-limits.ts'

/** A delivery that this worker has claimed. */
export interface HeldDelivery {
  readonly delivery: ClaimedDelivery
  /** On the engine's clock. */
  readonly claimedAt: number
  /** The same moment by the database's clock, since 1970. */
  readonly claimedAtMs: number
}

/** However quick it is: what is held is nobody else's. */
const mostRoundsAhead = 16

export type Lane = 'first' | 'retry'

export const laneOf = ({ attempt_count }: ClaimedDelivery): Lane => (attempt_count === 0 ? 'first' : 'retry')

/** What a flow is of. */
export interface FlowIdentity {
  readonly organization_id: string
  readonly subscription_id: string
  /** Replays have a flow of their own: nobody may answer at the former URL that they go to. */
  readonly isOfReplays: boolean
}

/**
 * What one worker sends to one subscription: what it has claimed for it, how much may be in flight (cap and budget), and
 * whether to hold back because the receiver does not answer (breaker). Times are the engine's clock, in milliseconds.
 */
export class SubscriptionFlow {
  readonly #identity: FlowIdentity
  /** Whether more may be due than was claimed. */
  readonly hungry = { first: false, retry: false }
  #hints = 0
  readonly #queue: Record<Lane, HeldDelivery[]> = { first: [], retry: [] }
  readonly #limits: DeliveryLimits
  #inFlight = { first: 0, retry: 0 }
  /** Attempts in flight that have taken longer than an answer should. */
  #slow = 0
  #cap: number
  /** How long its attempts take of late. */
  #typicalMs: number
  #failures = 0
  #failedLast = false
  #isNew = true
  #notedAt = Number.NEGATIVE_INFINITY
  #pauseMs: number
  #pausedUntil = Number.NEGATIVE_INFINITY
  #budgetMs: number
  #budgetAt: number

  constructor(identity: FlowIdentity, limits: DeliveryLimits, now: number) {
    this.#identity = identity
    this.#limits = limits
    this.#cap = Math.min(limits.firstCap, limits.mostInFlight)
    this.#typicalMs = limits.holdAheadMs
    this.#pauseMs = limits.firstPauseMs
    this.#budgetMs = limits.budgetMs
    this.#budgetAt = now
  }

  /** How often it was hinted at. */
  get hints(): number {
    return this.#hints
  }

  /** A delivery was just made for it. */
  hint(): void {
    this.#hints += 1
    this.hungry.first = true
  }

  get queued(): number {
    return this.#queue.first.length + this.#queue.retry.length
  }

  get inFlight(): number {
    return this.#inFlight.first + this.#inFlight.retry
  }

  /** Nothing to do, and nothing worth remembering. */
  isIdle(now: number): boolean {
    const { first, retry } = this.hungry
    if (this.queued + this.inFlight > 0 || first || retry) return false
    return !this.#failedLast || now - this.#notedAt > 2 * this.#limits.longestPauseMs
  }

  /** Whether its receiver is one that keeps no slot for long. */
  get isFast(): boolean {
    return !this.#failedLast && this.#slow === 0
  }

  /** How many more to claim. */
  room(now: number): number {
    if (now < this.#pausedUntil || this.#budget(now) <= 0) return 0
    return Math.max(0, this.#most - this.queued - this.inFlight)
  }

  /** How many to hold: what may be in flight, and so many more as it takes until the next claim. */
  get #most(): number {
    if (this.#isBroken) return 1
    const rounds = Math.round(this.#limits.holdAheadMs / Math.max(1, this.#typicalMs))
    return this.#cap * (1 + Math.min(Math.max(rounds, 1), mostRoundsAhead))
  }

  /** Whether so much of what may be held has been sent that claiming more is worth a round trip. */
  wantsMore(now: number): boolean {
    const wants = this.hungry.first || this.hungry.retry
    return wants && this.room(now) >= Math.ceil(this.#most / 2)
  }

  /** What to claim for it, `most` deliveries at most. */
  wanted(now: number, most: number): WantedDeliveries {
    const { organization_id, subscription_id, isOfReplays } = this.#identity
    const room = Math.min(this.room(now), most)
    const { first, retry } = this.hungry
    const retries = !retry ? 0 : first ? Math.floor(room / 2) : room
    const wanted = isOfReplays
      ? { first: 0, retry: 0, replay: room }
      : { first: first ? room - retries : 0, retry: retries, replay: 0 }
    return { organization_id, subscription_id, ...wanted }
  }

  add(held: HeldDelivery): void {
    this.#queue[laneOf(held.delivery)].push(held)
    // Known from before this worker began: no need to find it out with several at once.
    if (held.delivery.failing && this.#isNew) {
      this.#isNew = false
      this.#failedLast = true
      this.#cap = 1
    }
  }

  /**
   * The next one to send, if one may be sent now. First attempts go before later ones, which may have half of the cap.
   *
   * @param allowed which lanes have a slot
   * @param claimedFrom the lease of what was claimed before is too short
   */
  next(now: number, allowed: (lane: Lane) => boolean, claimedFrom: number): HeldDelivery | undefined {
    if (now < this.#pausedUntil || this.#budget(now) <= 0) return undefined
    const cap = this.#isBroken ? 1 : this.#cap
    if (this.inFlight >= cap) return undefined
    const retriesDue = this.#inFlight.retry < cap / 2 && this.#inFlight.retry < this.#inFlight.first
    const order: readonly Lane[] = retriesDue ? ['retry', 'first'] : ['first', 'retry']
    const lane = order.find((each) => this.#queue[each].length > 0 && allowed(each))
    if (lane === undefined || (this.#queue[lane][0]?.claimedAt ?? 0) < claimedFrom) return undefined
    this.#inFlight[lane] += 1
    return this.#queue[lane].shift()
  }

  /** An attempt has taken longer than an answer should. */
  becameSlow(): void {
    this.#slow += 1
  }

  /**
   * An attempt is over.
   *
   * @param endsIt whether the subscription is disabled for it: what it holds is given back
   */
  note(
    lane: Lane,
    outcome: AttemptOutcome,
    { wasSlow, now, endsIt = false }: { readonly wasSlow: boolean; readonly now: number; readonly endsIt?: boolean },
  ): void {
    const isSlow = outcome.durationMs >= this.#limits.slowAfterMs
    this.#budgetMs = this.#budget(now) - (isSlow ? outcome.durationMs : 0)
    this.#isNew = false
    this.#notedAt = now
    this.#typicalMs += (outcome.durationMs - this.#typicalMs) / 8
    this.#over(lane, wasSlow)
    const succeeded = isSuccess(outcome)
    this.#failedLast = !succeeded
    if (succeeded) {
      this.#cap = Math.min(this.#cap * 2, this.#limits.mostInFlight)
      this.#close()
      return
    }
    this.#cap = Math.max(1, Math.floor(this.#cap / 2))
    // A receiver that refuses an event is there, and may take the next one.
    if (isRefusal(outcome)) {
      this.#close()
      if (endsIt) this.#pausedUntil = now + this.#limits.firstPauseMs
      return
    }
    this.#failures += 1
    if (this.#isBroken && now >= this.#pausedUntil) {
      this.#pausedUntil = now + this.#pauseMs
      this.#pauseMs = Math.min(this.#pauseMs * 2, this.#limits.longestPauseMs)
    }
    const asked = Math.min(outcome.retryAfterMs ?? 0, this.#limits.longestPauseMs)
    if (asked > 0) this.#pausedUntil = Math.max(this.#pausedUntil, now + asked)
  }

  /** An attempt was not made, for a reason on our side that will not go away soon. */
  abandon(lane: Lane, { wasSlow, now }: { readonly wasSlow: boolean; readonly now: number }): void {
    this.#over(lane, wasSlow)
    this.#pausedUntil = Math.max(this.#pausedUntil, now + this.#limits.longestPauseMs)
  }

  /** Gives up what is not in flight: all of it while paused, else what was claimed before a moment. */
  takeBack(now: number, claimedBefore: number): HeldDelivery[] {
    const all = now < this.#pausedUntil
    const taken: HeldDelivery[] = []
    for (const lane of ['first', 'retry'] as const) {
      const kept = all ? [] : this.#queue[lane].filter(({ claimedAt }) => claimedAt >= claimedBefore)
      if (kept.length === this.#queue[lane].length) continue
      taken.push(...this.#queue[lane].filter((held) => !kept.includes(held)))
      this.#queue[lane] = kept
      this.hungry[lane] = true
    }
    return taken
  }

  get #isBroken(): boolean {
    return this.#failures >= this.#limits.breakAfter
  }

  #over(lane: Lane, wasSlow: boolean): void {
    this.#inFlight[lane] -= 1
    if (wasSlow) this.#slow -= 1
  }

  #close(): void {
    this.#failures = 0
    this.#pauseMs = this.#limits.firstPauseMs
    this.#pausedUntil = Number.NEGATIVE_INFINITY
  }

  /** What is left of the time that its slow attempts may take. */
  #budget(now: number): number {
    const { budgetMs, slotsInTheLongRun } = this.#limits
    const earned = Math.max(0, now - this.#budgetAt) * slotsInTheLongRun
    this.#budgetMs = Math.min(budgetMs, this.#budgetMs + earned)
    this.#budgetAt = now
    return this.#budgetMs
  }
}

/** An answer that is about the event rather than about the receiver. */
function isRefusal({ responseStatus }: AttemptOutcome): boolean {
  return responseStatus !== null && responseStatus >= 300 && responseStatus < 500 && responseStatus !== 429
}
