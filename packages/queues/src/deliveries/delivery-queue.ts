import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { deliveriesChannel, parseDeliveryHint, parseErasureHint } from '@channel/core/mechanisms/outbox'
import type { Database } from '@channel/db'
import { claimFor, LeasedQueue } from '../leased/index.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import type { DeliveryAttempts } from './delivery-attempts.ts'
import type { DeliveryLimits } from './delivery-limits.ts'
import type { DeliveryRecorder } from './delivery-recorder.ts'
import { endDeliveriesOfDeleted } from './end-deliveries-of-deleted.ts'
import { findDueSubscriptions } from './find-due-subscriptions.ts'
import type { SubscriptionFlow, WantedForFlow } from './flow/subscription-flow.ts'
import type { SubscriptionFlows } from './flow/subscription-flows.ts'
import { Releases } from './releases.ts'

export interface DeliveryQueueParts {
  readonly database: Database
  readonly clock: DeliveryClock
  readonly limits: DeliveryLimits
  readonly flows: SubscriptionFlows
  readonly attempts: DeliveryAttempts
  readonly recorder: DeliveryRecorder
  /** By the engine's clock. */
  readonly now: () => number
  readonly onError: (error: Error) => void
}

const sweepMs = 250

/** The queue of webhook deliveries: fair among subscriptions, within the cap, budget and circuit breaker of each. */
export class DeliveryQueue {
  readonly #parts: DeliveryQueueParts
  readonly #queue: LeasedQueue
  readonly #releases: Releases
  #sweep: NodeJS.Timeout | undefined

  constructor(parts: DeliveryQueueParts) {
    this.#parts = parts
    this.#releases = new Releases(parts)
    this.#queue = new LeasedQueue(
      { ...parts, ...parts.limits, channel: deliveriesChannel, onNotification: (payload) => this.#notified(payload) },
      {
        scan: () => this.#scan(),
        claim: () => this.#claim(),
        release: () => this.#release(),
        finish: () => this.#finish(),
      },
    )
  }

  start(): void {
    this.#sweep = setInterval(() => this.#sweepFlows(), sweepMs)
    this.#queue.start()
  }

  wakeUp(): void {
    this.#queue.wakeUp()
  }

  stop(): Promise<void> {
    return this.#queue.stop()
  }

  /** An attempt has ended: its slot goes to the next delivery. */
  #ended(flow: SubscriptionFlow): void {
    this.#queue.inFlight.end()
    this.#beginAttempts()
    if (this.#parts.flows.wantsMore(flow)) this.#queue.claimSoon()
  }

  #notified(payload: string | undefined): boolean {
    const due = parseDeliveryHint(payload)
    const erasedFor = parseErasureHint(payload)
    // The notification of an erasure may have been missed before the connection was established.
    if (erasedFor !== undefined || payload === undefined) this.#releases.erased(erasedFor)
    if (due !== undefined) this.#parts.flows.of(due, due.ofReplays).backlogs.first.wakeUp()
    return due !== undefined
  }

  async #scan(): Promise<void> {
    const { database, clock, flows } = this.#parts
    for (const due of await findDueSubscriptions(database, clock)) {
      if (!due.deleted) flows.markDue(due)
      else if (await endDeliveriesOfDeleted(database, clock, due)) this.#queue.wakeUp()
    }
    flows.forgetIdle()
  }

  async #claim(): Promise<boolean> {
    const wanted = this.#parts.flows.wanted()
    if (wanted.length === 0) return false
    await this.#releases.whileClaiming(() => this.#claimWanted(wanted))
    this.#beginAttempts()
    return true
  }

  async #claimWanted(wanted: readonly WantedForFlow[]): Promise<void> {
    const { database, clock, limits, flows, now } = this.#parts
    const claimedAt = now()
    const claim = async () => {
      const request = { wanted: wanted.map((each) => each.wanted), leaseMs: limits.leaseMs }
      const { deliveries, claimedAtMs } = await claimDeliveries(database, clock, request)
      return deliveries.map((delivery) => ({ delivery, claimedAt, claimedAtMs }))
    }
    const quotas = wanted.flatMap((each) => each.backlogQuotas)
    await claimFor(quotas, claim, (held) => flows.add(held))
  }

  #beginAttempts(): void {
    if (this.#queue.isStopping) return
    const { flows, attempts, now } = this.#parts
    const time = now()
    flows.serve((flow) => {
      const ended = attempts.begin(flow, time)
      if (ended === undefined) return false
      this.#queue.inFlight.begin()
      void ended.then(() => this.#ended(flow))
      return true
    })
  }

  /** Detects changes without an event: slow attempts, ended pauses and budgets, expiring leases. */
  #sweepFlows(): void {
    const { flows, attempts, now } = this.#parts
    attempts.findSlow(now())
    this.#releases.claimedBefore(attempts.claimedFrom(now()))
    this.#beginAttempts()
    if (flows.anyWantsMore) this.#queue.claimSoon()
  }

  #release(): Promise<void> {
    clearInterval(this.#sweep)
    this.#releases.all()
    return this.#releases.settled()
  }

  async #finish(): Promise<void> {
    const { attempts, recorder, limits } = this.#parts
    attempts.interrupt()
    await this.#queue.inFlight.settled()
    await recorder.settledWithin(limits.recordMs)
  }
}
