import type { Backlog, BacklogQuota, Lane, Pace } from '../../leased/index.ts'
import type { AttemptOutcome } from '../attempt-outcome.ts'
import type { WantedDeliveries } from '../claim-deliveries.ts'
import type { DeliveryLimits } from '../delivery-limits.ts'
import { FlowControl } from './flow-control.ts'
import { HeldDeliveries, type HeldDelivery } from './held-deliveries.ts'

/** Identifies a flow. */
export interface FlowIdentity {
  readonly organization_id: string
  readonly subscription_id: string
  /** Replays have a flow of their own: they may go to a former URL that no longer responds. */
  readonly isOfReplays: boolean
}

/** The deliveries to claim for a subscription. */
export interface WantedForFlow {
  readonly wanted: WantedDeliveries
  readonly backlogQuotas: readonly BacklogQuota[]
  readonly count: number
  readonly flow: SubscriptionFlow
}

/** The deliveries of one worker to one subscription. Times are in milliseconds, by the engine's clock. */
export class SubscriptionFlow {
  readonly #identity: FlowIdentity
  readonly #held: HeldDeliveries
  readonly #control: FlowControl
  /** The number of slow attempts in flight. */
  #slow = 0

  constructor(identity: FlowIdentity, limits: DeliveryLimits, now: number) {
    this.#identity = identity
    this.#held = new HeldDeliveries(identity.isOfReplays)
    this.#control = new FlowControl(limits, now)
  }

  get organizationId(): string {
    return this.#identity.organization_id
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

  get mayHaveMore(): boolean {
    return this.#held.mayHaveMore
  }

  /** Whether it has no work and no state worth keeping. */
  isIdle(now: number): boolean {
    return this.queued + this.inFlight === 0 && !this.mayHaveMore && this.#control.isForgettable(now)
  }

  /** A fast receiver occupies no slot for long. */
  get pace(): Pace {
    return this.#control.failedLast || this.#slow > 0 ? 'slow' : 'fast'
  }

  /** How many more deliveries to claim. */
  capacity(now: number): number {
    if (this.#control.isHeldBack(now)) return 0
    return Math.max(0, this.#control.maxHeld - this.queued - this.inFlight)
  }

  /** Whether enough deliveries were sent that a claim is worth a round trip. */
  wantsMore(now: number): boolean {
    return this.mayHaveMore && this.capacity(now) >= Math.ceil(this.#control.maxHeld / 2)
  }

  /** The deliveries to claim, up to `max`. */
  wanted(now: number, max: number): WantedForFlow {
    const { organization_id, subscription_id } = this.#identity
    const count = Math.min(this.capacity(now), max)
    const { quotas, backlogQuotas } = this.#held.splitQuota(count)
    return { wanted: { organization_id, subscription_id, ...quotas }, backlogQuotas, count, flow: this }
  }

  /** @returns the backlog that it came from */
  add(held: HeldDelivery): Backlog {
    if (held.delivery.failing) this.#control.markFailing()
    return this.#held.add(held)
  }

  /** Takes the next delivery to attempt, if one may begin. See HeldDeliveries.next. */
  next(now: number, hasSlot: (lane: Lane) => boolean, claimedFrom: number): HeldDelivery | undefined {
    if (this.#control.isHeldBack(now)) return undefined
    return this.#held.next(this.#control.maxInFlight, hasSlot, claimedFrom)
  }

  /** An attempt in flight has become slow. */
  becameSlow(): void {
    this.#slow += 1
  }

  /**
   * An attempt has ended.
   *
   * @param isGone whether the outcome disabled the subscription: queued deliveries are then released
   */
  ended(
    lane: Lane,
    outcome: AttemptOutcome,
    { wasSlow, now, isGone = false }: { readonly wasSlow: boolean; readonly now: number; readonly isGone?: boolean },
  ): void {
    this.#attemptEnded(lane, wasSlow)
    this.#control.ended(outcome, now, isGone)
  }

  /** An attempt was not made, for a lasting reason on our side. */
  abandon(lane: Lane, { wasSlow, now }: { readonly wasSlow: boolean; readonly now: number }): void {
    this.#attemptEnded(lane, wasSlow)
    this.#control.abandoned(now)
  }

  /** Removes deliveries to be released from the queue: all of them during a pause, otherwise those claimed before a time. */
  removeToRelease(now: number, claimedBefore: number): HeldDelivery[] {
    return this.#held.removeClaimedBefore(this.#control.isPaused(now) ? Number.POSITIVE_INFINITY : claimedBefore)
  }

  #attemptEnded(lane: Lane, wasSlow: boolean): void {
    this.#held.ended(lane)
    if (wasSlow) this.#slow -= 1
  }
}
