import { deliveriesChannel, parseDeliveryHint, parseErasureHint } from '@channel/core/mechanisms/outbox'
import { BeginLoop, claimFor, LeasedQueue } from '../leased/index.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import type { DeliveryAttempts } from './delivery-attempts.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { DeliveryRecorder } from './delivery-recorder.ts'
import { endDeliveriesOfDeleted } from './end-deliveries-of-deleted.ts'
import { findDueSubscriptions, WaitingDeliveries } from './find-due-subscriptions.ts'
import type { SubscriptionFlow, WantedForFlow } from './flow/subscription-flow.ts'
import { SubscriptionFlows } from './flow/subscription-flows.ts'
import { Releases } from './releases.ts'

const sweepMs = 250
/** Max attempts to begin before other events are handled: each takes some tenths of a millisecond. */
const maxBegins = 8

/** The queue of webhook deliveries: fair among subscriptions, within the cap, budget and circuit breaker of each. */
export class DeliveryQueue {
  readonly #context: DeliveryContext
  readonly #attempts: DeliveryAttempts
  readonly #recorder: DeliveryRecorder
  readonly #flows: SubscriptionFlows
  readonly #queue: LeasedQueue
  readonly #releases: Releases
  readonly #beginning = new BeginLoop(() => this.#beginAttempts())
  #sweep: NodeJS.Timeout | undefined
  readonly #waiting = new WaitingDeliveries()

  constructor(context: DeliveryContext, attempts: DeliveryAttempts, recorder: DeliveryRecorder) {
    this.#context = context
    this.#attempts = attempts
    this.#recorder = recorder
    this.#flows = new SubscriptionFlows(context)
    this.#releases = new Releases(context, this.#flows)
    this.#queue = new LeasedQueue(
      {
        ...context,
        ...context.limits,
        channel: deliveriesChannel,
        onNotification: (payload) => this.#notified(payload),
      },
      {
        scan: () => this.#scan(),
        claim: () => this.#claim(),
        claimAside: () => this.#claim(),
        release: () => this.#release(),
        finish: () => this.#finish(),
      },
    )
  }

  start(): void {
    this.#attempts.whenFree(() => this.#beginning.runSoon())
    this.#sweep = setInterval(() => this.#sweepFlows(), sweepMs)
    this.#queue.start()
  }

  /** Scans for due deliveries soon, as a notification does. */
  wake(): void {
    this.#queue.wakeUp()
  }

  /** Claims no more, releases deliveries that have not begun, and waits for attempts in flight to be recorded. */
  stop(): Promise<void> {
    return this.#queue.stop()
  }

  /** An attempt has ended: its slot goes to the next delivery. */
  #ended(flow: SubscriptionFlow): void {
    this.#queue.inFlight.end()
    this.#beginning.runSoon()
    if (this.#flows.wantsMore(flow)) this.#queue.claimSoon()
  }

  #notified(payload: string | undefined): boolean {
    const due = parseDeliveryHint(payload)
    const erasedFor = parseErasureHint(payload)
    // The notification of an erasure may have been missed before the connection was established.
    if (erasedFor !== undefined || payload === undefined) this.#releases.erased(erasedFor)
    if (due !== undefined) this.#flows.of(due, due.ofReplays).backlogs.first.wakeUp()
    else if (erasedFor === undefined) this.#waiting.forget()
    return due !== undefined
  }

  async #scan(): Promise<void> {
    const { database, clock } = this.#context
    for (const due of await findDueSubscriptions(database, clock, this.#waiting)) {
      if (!due.deleted) this.#flows.markDue(due)
      else if (await endDeliveriesOfDeleted(database, clock, due)) this.#queue.wakeUp()
    }
    this.#flows.forgetIdle()
  }

  async #claim(): Promise<boolean> {
    const wanted = this.#flows.wanted()
    if (wanted.length === 0) return false
    const claim = () => this.#releases.whileClaiming(() => this.#claimWanted(wanted))
    await this.#flows.whileClaiming(wanted, claim)
    this.#beginning.run()
    return true
  }

  async #claimWanted(wanted: readonly WantedForFlow[]): Promise<void> {
    const { database, clock, limits, now } = this.#context
    const claimedAt = now()
    const claim = async () => {
      const request = {
        wanted: wanted.map((each) => each.wanted),
        leaseMs: limits.leaseMs,
        waiting: this.#waiting,
      }
      const { deliveries, blocked, claimedAtMs } = await claimDeliveries(database, clock, request)
      return [...deliveries.map((delivery) => ({ delivery, claimedAt, claimedAtMs })), ...blocked]
    }
    const quotas = wanted.flatMap((each) => each.backlogQuotas)
    // A blocked delivery counts as claimed, so that more are claimed in its place.
    await claimFor(quotas, claim, (item) => ('delivery' in item ? this.#flows.add(item) : this.#flows.backlogOf(item)))
  }

  #beginAttempts(): number | undefined {
    if (this.#queue.isStopping) return undefined
    const time = this.#context.now()
    return this.#flows.serve((flow) => {
      const ended = this.#attempts.begin(flow, time)
      if (ended === undefined) return false
      this.#queue.inFlight.begin()
      void ended.then(() => this.#ended(flow))
      return true
    }, maxBegins)
  }

  /** Detects changes without an event: slow attempts, ended pauses and budgets, expiring leases. */
  #sweepFlows(): void {
    const now = this.#context.now()
    this.#attempts.findSlow(now)
    this.#releases.claimedBefore(this.#attempts.claimedFrom(now))
    this.#beginning.run()
    if (this.#flows.anyWantsMore) this.#queue.claimSoon()
  }

  #release(): Promise<void> {
    clearInterval(this.#sweep)
    this.#releases.all()
    return this.#releases.settled()
  }

  async #finish(): Promise<void> {
    this.#attempts.interrupt()
    await this.#queue.inFlight.settled()
    await this.#recorder.settledWithin(this.#context.limits.recordMs)
  }
}
