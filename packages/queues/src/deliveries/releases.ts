import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { SubscriptionFlows } from './flow/subscription-flows.ts'
import { releaseDeliveries } from './release-deliveries.ts'

/** Releases queued deliveries, one statement at a time. After a failure, they are free when their lease expires. */
export class Releases {
  readonly #context: Pick<DeliveryContext, 'database' | 'onError'>
  readonly #flows: SubscriptionFlows
  /** Organizations whose payloads may have been erased since the current claim began; undefined stands for any. */
  readonly #erasedSinceClaim = new Set<string | undefined>()
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
    this.#erasedSinceClaim.add(organizationId)
    this.#release(this.#flows.removeToRelease(Number.POSITIVE_INFINITY, organizationId))
  }

  /** Runs a claim. Deliveries whose payloads may have been erased during the claim are released too. */
  async whileClaiming(claim: () => Promise<void>): Promise<void> {
    this.#erasedSinceClaim.clear()
    await claim()
    for (const organizationId of this.#erasedSinceClaim) this.erased(organizationId)
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
