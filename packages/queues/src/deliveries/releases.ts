import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { SubscriptionFlows } from './flow/subscription-flows.ts'
import { releaseDeliveries } from './release-deliveries.ts'

/** Releases queued deliveries, one statement at a time. After a failure, they are free when their lease expires. */
export class Releases {
  readonly #context: Pick<DeliveryContext, 'database' | 'onError'>
  readonly #flows: SubscriptionFlows
  /**
   * For each claim in progress, the organizations whose payloads may have been erased since it began; undefined stands
   * for any.
   */
  readonly #erasedSinceClaim = new Set<Set<string | undefined>>()
  #last = Promise.resolve()

  constructor(context: Pick<DeliveryContext, 'database' | 'onError'>, flows: SubscriptionFlows) {
    this.#context = context
    this.#flows = flows
  }

  /** Releases deliveries that were claimed before a time, and those held during a pause. */
  claimedBefore(time: number): void {
    this.#release(this.#flows.removeToRelease(time))
  }

  all(): void {
    this.claimedBefore(Number.POSITIVE_INFINITY)
  }

  /** Payloads were erased: queued deliveries are released, and claimed again if they may still be sent. */
  erased(organizationId: string | undefined): void {
    for (const erased of this.#erasedSinceClaim) erased.add(organizationId)
    this.#release(this.#flows.removeToRelease(Number.POSITIVE_INFINITY, organizationId))
  }

  /** Runs a claim. Deliveries whose payloads may have been erased during the claim are released too. */
  async whileClaiming(claim: () => Promise<void>): Promise<void> {
    const erased = new Set<string | undefined>()
    this.#erasedSinceClaim.add(erased)
    await claim().finally(() => this.#erasedSinceClaim.delete(erased))
    for (const organizationId of erased) this.erased(organizationId)
  }

  settled(): Promise<void> {
    return this.#last
  }

  #release(deliveries: readonly ClaimedDelivery[]): void {
    if (deliveries.length === 0) return
    const { database, onError } = this.#context
    this.#last = this.#last.then(() => releaseDeliveries(database, deliveries).catch(onError))
  }
}
