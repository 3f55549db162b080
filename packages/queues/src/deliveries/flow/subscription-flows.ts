import { type Backlog, Flows, SharedSlots } from '../../leased/index.ts'
import type { BlockedDelivery, ClaimedDelivery } from '../claim-deliveries.ts'
import type { DeliveryContext } from '../delivery-context.ts'
import type { DeliveryLimits } from '../delivery-limits.ts'
import type { DueSubscription } from '../find-due-subscriptions.ts'
import { type HeldDelivery, laneOf } from './held-deliveries.ts'
import { SubscriptionFlow, type WantedForFlow } from './subscription-flow.ts'

type Subscription = Pick<DueSubscription, 'organization_id' | 'subscription_id'>

/** The flows of one worker: at most two per subscription, for its events and its replays. */
export class SubscriptionFlows {
  readonly #limits: DeliveryLimits
  readonly #now: () => number
  readonly #flows: Flows<SubscriptionFlow>
  /** What this worker holds after the last claim. */
  #held: SharedSlots

  constructor({ limits, now, capacity }: Pick<DeliveryContext, 'limits' | 'now' | 'capacity'>) {
    this.#flows = new Flows(capacity.headroom)
    this.#limits = limits
    this.#now = now
    this.#held = new SharedSlots(limits.maxHeld)
  }

  of({ organization_id, subscription_id }: Subscription, isOfReplays: boolean): SubscriptionFlow {
    const identity = { organization_id, subscription_id, isOfReplays }
    const create = () => new SubscriptionFlow(identity, this.#limits, this.#now())
    return this.#flows.get(organization_id, `${subscription_id} ${isOfReplays}`, create)
  }

  /** Marks the flows of a subscription that a scan found. */
  markDue(subscription: Subscription & Pick<DueSubscription, 'first' | 'retry' | 'replay'>): void {
    if (subscription.replay) this.of(subscription, true).backlogs.first.mayHaveMore = true
    if (!subscription.first && !subscription.retry) return
    const { first, retry } = this.of(subscription, false).backlogs
    first.mayHaveMore ||= subscription.first
    retry.mayHaveMore ||= subscription.retry
  }

  forgetIdle(): void {
    const now = this.#now()
    this.#flows.forget((flow) => flow.isIdle(now))
  }

  /**
   * The deliveries to claim. When this worker holds many deliveries of an organization, only its flows without any get
   * more, `firstCap` at a time.
   */
  wanted(): WantedForFlow[] {
    const now = this.#now()
    const { maxPerClaim, maxHeld, firstCap } = this.#limits
    const held = this.#flows.held(maxHeld, ({ pace, queued }) => (pace === 'fast' ? queued : 0))
    const wantsMore = (flow: SubscriptionFlow) => flow.wantsMore(now)
    const wanted = this.#flows.collect(maxPerClaim, wantsMore, (flow, max) => {
      const ahead = held.freeFor(flow.organizationId)
      const count = Math.min(max, flow.queued === 0 ? Math.max(ahead, firstCap) : ahead)
      if (count <= 0) return undefined
      const each = flow.wanted(now, count)
      held.take(flow.organizationId, each.count)
      return each
    })
    this.#held = held
    return wanted
  }

  whileClaiming(wanted: readonly WantedForFlow[], claim: () => Promise<void>): Promise<void> {
    return this.#flows.whileClaiming(wanted, claim)
  }

  /** Whether a claim for this flow is worth a round trip. */
  wantsMore(flow: SubscriptionFlow): boolean {
    const mayHoldMore = flow.queued === 0 || this.#held.freeFor(flow.organizationId) > 0
    return mayHoldMore && flow.wantsMore(this.#now())
  }

  get anyWantsMore(): boolean {
    const now = this.#now()
    return this.#flows.all().some((flow) => flow.wantsMore(now))
  }

  /** @returns the backlog that the delivery came from */
  add(held: HeldDelivery): Backlog {
    const flow = this.of(held.delivery, held.delivery.is_replay)
    this.#flows.markReady(flow)
    return flow.add(held)
  }

  /** The backlog that a delivery belongs to. */
  backlogOf(delivery: BlockedDelivery): Backlog {
    return this.of(delivery, delivery.is_replay).backlogs[laneOf(delivery)]
  }

  serve(begin: (flow: SubscriptionFlow) => boolean, max: number): number | undefined {
    return this.#flows.serve(begin, max)
  }

  /**
   * Removes queued deliveries that are to be released: see SubscriptionFlow.removeToRelease.
   *
   * @param organizationId limits it to one organization; all by default
   */
  removeToRelease(claimedBefore: number, organizationId?: string): ClaimedDelivery[] {
    const now = this.#now()
    return this.#flows
      .all(organizationId)
      .flatMap((flow) => flow.removeToRelease(now, claimedBefore))
      .map(({ delivery }) => delivery)
  }
}
