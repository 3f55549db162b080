import {
  type AttemptOutcome,
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryClock,
  deliveriesChannel,
  endDeliveriesOfDeleted,
  findDueSubscriptions,
  isGone,
  readDeliveryHint,
  readErasureHint,
  releaseDeliveries,
  type Secrets,
  systemDeliveryClock,
  type WantedDeliveries,
} from '@channel/core'
import type { Database } from '@channel/db'
import { RoundLoop } from '../round-loop.ts'
import { type DeliveryLimits, usualDeliveryLimits } from './delivery-limits.ts'
import { ResultRecorder } from './result-recorder.ts'
import { openSigner } from './sign-delivery.ts'
import { type Slot, Slots } from './slots.ts'
import { type FlowIdentity, type HeldDelivery, laneOf, SubscriptionFlow } from './subscription-flow.ts'

// The deliveries are their own queue. A round looks which subscriptions have something due, claims some for each with a
// lease, and starts as many attempts as cap, budget, breaker and slots allow; results are recorded as they come, with the
// lease's token. No transaction is open while a receiver is waited for. A hint (NOTIFY) begins a round at once; without one
// it begins after a while.

/** An attempt to be made. */
export interface AttemptRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The texts that must not be kept of what the receiver answers. */
  readonly confidential: readonly string[]
  /** Ends the attempt when the worker ends. */
  readonly signal: AbortSignal
}

export interface DeliveryEngineOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** Makes one attempt; never throws. */
  readonly send: (request: AttemptRequest) => Promise<AttemptOutcome>
  /** Told what goes wrong in the background; the engine goes on. */
  readonly onError: (error: Error) => void
  readonly clock?: DeliveryClock
  readonly limits?: Partial<DeliveryLimits>
}

/** What sends webhooks, until it is stopped. */
export interface DeliveryEngine {
  /** Looks for what is due now, as a hint does. */
  wake(): void
  /** Claims no more, waits for what is in flight, records it and gives back what was not begun. */
  stop(): Promise<void>
}

/** Looking takes so much of the time at most, however many subscriptions have something that waits. */
const shareOfLooking = 0.1
const sweepMs = 250

export function startDeliveryEngine(options: DeliveryEngineOptions): DeliveryEngine {
  const engine = new Engine(options)
  return { wake: () => engine.wake(), stop: () => engine.stop() }
}

interface InFlight {
  readonly held: HeldDelivery
  readonly flow: SubscriptionFlow
  readonly slot: Slot
  readonly startedAt: number
  readonly startedAtMs: number
  wasSlow: boolean
}

class Engine {
  readonly #database: Database
  readonly #send: DeliveryEngineOptions['send']
  readonly #onError: (error: Error) => void
  readonly #clock: DeliveryClock
  readonly #limits: DeliveryLimits
  readonly #sign: ReturnType<typeof openSigner>
  readonly #recorder: ResultRecorder
  readonly #slots: Slots
  /** By organization, subscription, and whether it is of replays; the one that was served last is the last. */
  readonly #flows = new Map<string, SubscriptionFlow>()
  /** Those that hold something which is not in flight; the one of which an attempt was begun last is the last. */
  readonly #ready = new Set<SubscriptionFlow>()
  readonly #inFlight = new Set<InFlight>()
  readonly #interrupted = new AbortController()
  readonly #listener: { close(): Promise<void> }
  readonly #sweep: NodeJS.Timeout
  readonly #loop: RoundLoop
  /** Whose payloads may have been erased since the present claim began; undefined stands for any organization's. */
  readonly #erasedSinceClaim = new Set<string | undefined>()
  #releasing = Promise.resolve()
  /** Whether so much is held, which is nobody else's, that only who holds nothing gets more. */
  #holdsEnough = false
  #hinted = true
  #lookedAt = Number.NEGATIVE_INFINITY
  #lookAgainAt = Number.NEGATIVE_INFINITY
  #ended: (() => void) | undefined

  constructor({ database, secrets, send, onError, clock = systemDeliveryClock, limits }: DeliveryEngineOptions) {
    this.#database = database
    this.#send = send
    this.#onError = onError
    this.#clock = clock
    this.#limits = { ...usualDeliveryLimits, ...limits }
    this.#sign = openSigner(secrets)
    this.#recorder = new ResultRecorder(database, clock, this.#limits.leaseMs * 2, onError)
    this.#slots = new Slots(this.#limits)
    this.#listener = database.listen(deliveriesChannel, (payload) => this.#hear(payload))
    this.#sweep = setInterval(() => this.#sweepFlows(), sweepMs)
    this.#loop = new RoundLoop({ round: () => this.#round(), msUntilNext: () => this.#msUntilLook(), onError })
    this.#loop.start()
  }

  wake(): void {
    this.#hinted = true
    this.#loop.wake()
  }

  /** Of a delivery that was just made it tells the subscription: no need to look at all others. */
  #hear(payload: string | undefined): void {
    const hinted = readDeliveryHint(payload)
    const erasedFor = readErasureHint(payload)
    // Until the connection came up, a hint at an erasure may have been missed.
    if (erasedFor !== undefined || payload === undefined) this.#giveBack(erasedFor)
    if (hinted === undefined) this.wake()
    else {
      this.#flowOf(hinted, hinted.ofReplays).hint()
      this.#loop.wake()
    }
  }

  /**
   * Payloads were erased: whatever is held and not in flight is claimed anew, as far as it may still be sent.
   *
   * @param organizationId whose; every organization's when it is not known
   */
  #giveBack(organizationId: string | undefined): void {
    this.#erasedSinceClaim.add(organizationId)
    const isConcerned = (key: string) => organizationId === undefined || key.startsWith(`${organizationId} `)
    const flows = [...this.#flows].filter(([key]) => isConcerned(key))
    const held = flows.flatMap(([, flow]) => flow.takeBack(this.#now(), Number.POSITIVE_INFINITY))
    if (held.length > 0) this.#releasing = this.#releasing.then(() => this.#release(held))
  }

  async stop(): Promise<void> {
    const ended = this.#loop.end()
    await this.#listener.close()
    await ended
    clearInterval(this.#sweep)
    const held = [...this.#flows.values()].flatMap((flow) => flow.takeBack(this.#now(), Number.POSITIVE_INFINITY))
    await Promise.all([this.#releasing, this.#release(held)])
    const grace = setTimeout(() => this.#interrupted.abort(), this.#limits.graceMs)
    if (this.#inFlight.size > 0) await new Promise<void>((resolve) => (this.#ended = resolve))
    clearTimeout(grace)
    await this.#recorder.drain(this.#limits.recordMs)
  }

  /** @returns whether there is nothing to do until something wakes it */
  async #round(): Promise<boolean> {
    if (this.#msUntilLook() <= 0) await this.#look()
    if (this.#loop.isEnding) return true
    const wanted = this.#wanted()
    if (wanted.length === 0) return this.#msUntilLook() > 0
    await this.#claim(wanted)
    return false
  }

  #msUntilLook(): number {
    const now = performance.now()
    const due = this.#hinted ? this.#lookAgainAt : Math.max(this.#lookAgainAt, this.#lookedAt + this.#limits.pollMs)
    return due - now
  }

  async #look(): Promise<void> {
    this.#hinted = false
    const begin = performance.now()
    const due = await findDueSubscriptions(this.#database, this.#clock)
    for (const { deleted, ...subscription } of due) {
      if (deleted) {
        if (await endDeliveriesOfDeleted(this.#database, this.#clock, subscription)) this.#hinted = true
        continue
      }
      if (subscription.replay) this.#flowOf(subscription, true).hungry.first = true
      if (!subscription.first && !subscription.retry) continue
      const flow = this.#flowOf(subscription, false)
      flow.hungry.first ||= subscription.first
      flow.hungry.retry ||= subscription.retry
    }
    const end = performance.now()
    this.#lookedAt = end
    this.#lookAgainAt = end + (end - begin) * (1 / shareOfLooking - 1)
    for (const [key, flow] of this.#flows) if (flow.isIdle(this.#now())) this.#flows.delete(key)
  }

  #flowOf(
    { organization_id, subscription_id }: Omit<FlowIdentity, 'isOfReplays'>,
    isOfReplays: boolean,
  ): SubscriptionFlow {
    const key = `${organization_id} ${subscription_id} ${isOfReplays}`
    let flow = this.#flows.get(key)
    if (flow === undefined) {
      flow = new SubscriptionFlow({ organization_id, subscription_id, isOfReplays }, this.#limits, this.#now())
      this.#flows.set(key, flow)
    }
    return flow
  }

  /** What to claim, in turns: those that get something now come last the next time. */
  #wanted(): WantedDeliveries[] {
    const wanted: WantedDeliveries[] = []
    const now = this.#now()
    let left = this.#limits.claimAtATime
    let ahead = this.#limits.mostHeld
    for (const flow of this.#ready) if (flow.isFast) ahead -= flow.queued
    for (const [key, flow] of [...this.#flows]) {
      if (left <= 0) break
      const most = Math.min(left, flow.queued === 0 ? Math.max(ahead, this.#limits.firstCap) : ahead)
      if (most <= 0 || !flow.wantsMore(now)) continue
      const each = flow.wanted(now, most)
      const count = each.first + each.retry + each.replay
      wanted.push(each)
      left -= count
      ahead -= count
      this.#flows.delete(key)
      this.#flows.set(key, flow)
    }
    this.#holdsEnough = ahead <= 0
    return wanted
  }

  async #claim(wanted: readonly WantedDeliveries[]): Promise<void> {
    const claimedAt = this.#now()
    this.#erasedSinceClaim.clear()
    const asked = wanted.map((each) => ({ ...each, flow: this.#flowOf(each, each.replay > 0) }))
    const hints = asked.map(({ flow }) => flow.hints)
    const { deliveries, claimedAtMs } = await claimDeliveries(this.#database, this.#clock, {
      wanted,
      leaseMs: this.#limits.leaseMs,
    })
    const got = new Map<SubscriptionFlow, { first: number; retry: number; replay: number }>()
    for (const delivery of deliveries) {
      const flow = this.#flowOf(delivery, delivery.is_replay)
      flow.add({ delivery, claimedAt, claimedAtMs })
      this.#ready.add(flow)
      const counts = got.get(flow) ?? { first: 0, retry: 0, replay: 0 }
      counts[delivery.is_replay ? 'replay' : laneOf(delivery)] += 1
      got.set(flow, counts)
    }
    for (const [index, { flow, first, retry, replay }] of asked.entries()) {
      const counts = got.get(flow) ?? { first: 0, retry: 0, replay: 0 }
      const areNoMoreReplays = counts.replay < replay
      // What was hinted at meanwhile, the claim may not have seen.
      if ((counts.first < first || areNoMoreReplays) && flow.hints === hints[index]) flow.hungry.first = false
      if (counts.retry < retry || areNoMoreReplays) flow.hungry.retry = false
    }
    // The claim may have read these payloads before they were erased.
    for (const organizationId of this.#erasedSinceClaim) this.#giveBack(organizationId)
    this.#pump()
  }

  /** Starts what may be started, a delivery of each subscription in turn: a place that is free goes to who waits longest. */
  #pump(): void {
    if (this.#loop.isEnding) return
    const now = this.#now()
    const claimedFrom = this.#claimedFrom(now)
    let waiting = [...this.#ready]
    while (waiting.length > 0) {
      waiting = waiting.filter((flow) => {
        const { isFast } = flow
        const held = flow.next(now, (lane) => this.#slots.has(isFast, lane), claimedFrom)
        if (held === undefined && flow.queued > 0) return false
        this.#ready.delete(flow)
        if (held !== undefined) this.#start(held, flow, now)
        if (flow.queued === 0) return false
        this.#ready.add(flow)
        return true
      })
    }
  }

  /** An attempt is begun only if it is over, and recorded, well before the lease ends. */
  #claimedFrom(now: number): number {
    return now - Math.max(0, this.#limits.leaseMs - 2 * this.#limits.attemptMs)
  }

  #start(held: HeldDelivery, flow: SubscriptionFlow, startedAt: number): void {
    const slot = this.#slots.take(flow.isFast, laneOf(held.delivery))
    const attempt = { held, flow, slot, startedAt, startedAtMs: this.#clock.monotonicMs(), wasSlow: false }
    this.#inFlight.add(attempt)
    this.#attempt(held, startedAt).then(
      (outcome) => this.#finish(attempt, outcome),
      (error: Error) => this.#abandon(attempt, error),
    )
  }

  async #attempt({ delivery, claimedAt, claimedAtMs }: HeldDelivery, startedAt: number): Promise<AttemptOutcome> {
    const { headers, confidential } = this.#sign(delivery, claimedAtMs + startedAt - claimedAt)
    const { url, payload: body } = delivery
    return this.#send({ url, headers, body, confidential, signal: this.#interrupted.signal })
  }

  #finish(attempt: InFlight, outcome: AttemptOutcome): void {
    const { held, flow, slot, wasSlow, startedAtMs } = attempt
    const now = this.#now()
    this.#inFlight.delete(attempt)
    this.#slots.release(slot)
    flow.note(slot.lane, outcome, { wasSlow, now, endsIt: held.delivery.is_current_url && isGone(outcome) })
    this.#recorder.add({ delivery: held.delivery, outcome, startedAtMs })
    if (this.#inFlight.size === 0) this.#ended?.()
    this.#pump()
    if ((flow.queued === 0 || !this.#holdsEnough) && flow.wantsMore(now)) this.#loop.wake()
  }

  /** It could not even be signed; its lease is left to run out. */
  #abandon(attempt: InFlight, error: Error): void {
    const { flow, slot, wasSlow } = attempt
    this.#onError(error)
    this.#inFlight.delete(attempt)
    this.#slots.release(slot)
    flow.abandon(slot.lane, { wasSlow, now: this.#now() })
    if (this.#inFlight.size === 0) this.#ended?.()
  }

  /** What no event tells of: attempts that become slow, pauses and budgets that end, leases that get short. */
  #sweepFlows(): void {
    const now = this.#now()
    for (const attempt of this.#inFlight) {
      if (attempt.wasSlow || now - attempt.startedAt < this.#limits.slowAfterMs) continue
      attempt.wasSlow = true
      attempt.flow.becameSlow()
      if (attempt.slot.kind === 'fast') this.#slots.moveToSlow(attempt.slot)
    }
    const flows = [...this.#flows.values()]
    const held = flows.flatMap((flow) => flow.takeBack(now, this.#claimedFrom(now)))
    if (held.length > 0) this.#releasing = this.#releasing.then(() => this.#release(held))
    this.#pump()
    if (flows.some((flow) => flow.wantsMore(now))) this.#loop.wake()
  }

  /** What cannot be given back, others get when the lease has run out. */
  async #release(held: readonly HeldDelivery[]): Promise<void> {
    const deliveries: readonly ClaimedDelivery[] = held.map(({ delivery }) => delivery)
    await releaseDeliveries(this.#database, deliveries).catch(this.#onError)
  }

  /** The clock that cap, budget, breaker and leases go by. */
  #now(): number {
    return this.#clock.monotonicMs() + this.#clock.aheadMs()
  }
}
