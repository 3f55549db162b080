import { setTimeout as delay } from 'node:timers/promises'
import {
  afterSend,
  type ClaimedSend,
  claimSends,
  type DeliveryClock,
  findDueNumbers,
  noteAbandonedSends,
  readSendHint,
  type Secrets,
  type SendingNumber,
  sendsChannel,
  settleSends,
  systemDeliveryClock,
  type WantedSends,
} from '@channel/core'
import type { Database } from '@channel/db'
import {
  type OutboundMessage,
  type Provider,
  type ProviderNumber,
  type SendOutcome,
  SendPacer,
} from '@channel/provider'
import { RoundLoop } from '../round-loop.ts'
import { NumberFlow, routeOf } from './number-flow.ts'
import { SendBooks } from './send-books.ts'
import { type SendLimits, usualSendLimits } from './send-limits.ts'

// The outbox is its own queue, as the deliveries of webhooks are. A round looks which accounts have something due, claims
// some for each with a lease, and calls the provider with as many as pace, back-off and slots allow. That a call is about to
// be made is on record before it: what may have been sent is never sent again. No transaction is open while the provider is
// waited for. A hint (NOTIFY) begins a round at once; without one it begins after a while.

export interface SendEngineOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** As in every view of a message: events tell of those that fail. */
  readonly mediaBaseUrl: string
  readonly provider: Pick<Provider, 'sendMessage'>
  /** Told what goes wrong in the background; the engine goes on. */
  readonly onError: (error: Error) => void
  readonly clock?: DeliveryClock
  readonly limits?: Partial<SendLimits>
  /** Messages a second from one number; the provider's own limit unless told. */
  readonly perSecond?: number
}

/** What sends messages, until it is stopped. */
export interface SendEngine {
  /** Looks for what is due now, as a hint does. */
  wake(): void
  /** Claims no more, waits for what is in flight, records it and gives back what was not begun. */
  stop(): Promise<void>
}

/** Looking takes so much of the time at most, however many accounts have something that waits. */
const shareOfLooking = 0.1
/** For what cannot be sent for a reason on our side that will not go away soon. */
const stuckMs = 60_000
/** For what could not be put on record. */
const soonMs = 1_000

export function startSendEngine(options: SendEngineOptions): SendEngine {
  const engine = new Engine(options)
  return { wake: () => engine.wake(), stop: () => engine.stop() }
}

class Engine {
  readonly #database: Database
  readonly #mediaBaseUrl: string
  readonly #provider: SendEngineOptions['provider']
  readonly #onError: (error: Error) => void
  readonly #clock: DeliveryClock
  readonly #limits: SendLimits
  readonly #books: SendBooks
  readonly #pacer: SendPacer
  /** By organization and number; the one that was served last is the last. */
  readonly #flows = new Map<string, NumberFlow>()
  readonly #inFlight = new Set<Promise<void>>()
  /** What the provider is being called with. */
  readonly #calls = new Set<ClaimedSend>()
  readonly #listener: { close(): Promise<void> }
  readonly #loop: RoundLoop
  #hinted = true
  #lookedAt = Number.NEGATIVE_INFINITY
  #lookAgainAt = Number.NEGATIVE_INFINITY
  #tidyAt = Number.NEGATIVE_INFINITY

  constructor(options: SendEngineOptions) {
    const {
      database,
      secrets,
      mediaBaseUrl,
      provider,
      onError,
      clock = systemDeliveryClock,
      limits,
      perSecond,
    } = options
    this.#database = database
    this.#mediaBaseUrl = mediaBaseUrl
    this.#provider = provider
    this.#onError = onError
    this.#clock = clock
    this.#limits = { ...usualSendLimits, ...limits }
    const { leaseMs } = this.#limits
    this.#books = new SendBooks({ database, secrets, mediaBaseUrl, clock, leaseMs, onError })
    this.#pacer = new SendPacer({
      now: () => clock.monotonicMs() + clock.aheadMs(),
      ...(perSecond !== undefined && { perSecond }),
    })
    this.#listener = database.listen(sendsChannel, (payload) => this.#hear(payload))
    this.#loop = new RoundLoop({ round: () => this.#round(), msUntilNext: () => this.#msUntilNext(), onError })
    this.#loop.start()
  }

  wake(): void {
    this.#hinted = true
    this.#tidyAt = Number.NEGATIVE_INFINITY
    this.#loop.wake()
  }

  /** Of a message that was just taken it tells the account: no need to look at all others. */
  #hear(payload: string | undefined): void {
    const hinted = readSendHint(payload)
    if (hinted === undefined) this.#hinted = true
    else this.#flowOf(hinted).hint()
    this.#loop.wake()
  }

  async stop(): Promise<void> {
    const ended = this.#loop.end()
    await this.#listener.close()
    await ended
    for (const flow of this.#flows.values()) this.#giveBack(flow)
    const grace = new AbortController()
    const over = delay(this.#limits.graceMs, undefined, { signal: grace.signal }).catch(() => undefined)
    await Promise.race([over, this.#settled()])
    grace.abort()
    this.#books.endWithin(this.#limits.recordMs)
    await Promise.all([...this.#calls].map((send) => this.#books.lost(send)))
    await Promise.race([delay(this.#limits.recordMs, undefined, { ref: false }), this.#settled()])
  }

  async #settled(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
  }

  /** @returns whether there is nothing to do until something wakes it */
  async #round(): Promise<boolean> {
    if (performance.now() >= this.#tidyAt) await this.#tidy()
    if (this.#msUntilLook() <= 0) await this.#look()
    this.#pump()
    if (this.#loop.isEnding) return true
    const wanted = this.#wanted()
    if (wanted.length === 0) return this.#msUntilLook() > 0
    await this.#claim(wanted)
    this.#pump()
    return false
  }

  #msUntilLook(): number {
    const due = this.#hinted ? this.#lookAgainAt : Math.max(this.#lookAgainAt, this.#lookedAt + this.#limits.pollMs)
    return due - performance.now()
  }

  /** Until there is something to look for, or a number whose turn comes. */
  #msUntilNext(): number {
    const waits = [...this.#flows.values()]
      .filter((flow) => flow.wantsMore || flow.next() !== undefined)
      .map((flow) => Math.max(1, flow.waitMs(this.#pacer)))
    return Math.min(this.#msUntilLook(), ...waits)
  }

  /** What workers that died were sending is uncertain, and what was uncertain for too long has failed. */
  async #tidy(): Promise<void> {
    await noteAbandonedSends(this.#database, this.#clock)
    const isMore = await settleSends(this.#database, { mediaBaseUrl: this.#mediaBaseUrl }, this.#clock)
    this.#tidyAt = performance.now() + (isMore ? 0 : this.#limits.tidyMs)
  }

  async #look(): Promise<void> {
    this.#hinted = false
    const begin = performance.now()
    for (const number of await findDueNumbers(this.#database, this.#clock)) this.#flowOf(number).hungry = true
    const end = performance.now()
    this.#lookedAt = end
    this.#lookAgainAt = end + (end - begin) * (1 / shareOfLooking - 1)
    for (const [key, flow] of this.#flows) if (flow.isIdle) this.#flows.delete(key)
  }

  #flowOf({ organization_id, phone_number_id }: SendingNumber): NumberFlow {
    const key = `${organization_id} ${phone_number_id}`
    let flow = this.#flows.get(key)
    if (flow === undefined) {
      flow = new NumberFlow({ organization_id, phone_number_id }, this.#limits.mostInFlight)
      this.#flows.set(key, flow)
    }
    return flow
  }

  /** What to claim, in turns: those that get something now come last the next time. */
  #wanted(): WantedSends[] {
    const wanted: WantedSends[] = []
    let left = Math.min(this.#limits.claimAtATime, this.#limits.slots * 2 - this.#held())
    for (const [key, flow] of [...this.#flows]) {
      if (left <= 0) break
      if (!flow.wantsMore || flow.waitMs(this.#pacer) > this.#limits.longestHoldMs) continue
      const quota = Math.min(flow.room, left)
      wanted.push({ ...flow.number, quota })
      left -= quota
      this.#flows.delete(key)
      this.#flows.set(key, flow)
    }
    return wanted
  }

  #held(): number {
    return [...this.#flows.values()].reduce((sum, { queued }) => sum + queued, this.#inFlight.size)
  }

  async #claim(wanted: readonly WantedSends[]): Promise<void> {
    const asked = wanted.map((each) => ({ quota: each.quota, flow: this.#flowOf(each) }))
    const hints = asked.map(({ flow }) => flow.hints)
    const claimed = await claimSends(this.#database, this.#clock, { wanted, leaseMs: this.#limits.leaseMs })
    const got = new Map<NumberFlow, number>()
    for (const send of claimed) {
      const flow = this.#flowOf(send)
      flow.add(send)
      got.set(flow, (got.get(flow) ?? 0) + 1)
    }
    for (const [index, { flow, quota }] of asked.entries()) {
      // What was hinted at meanwhile, the claim may not have seen.
      if ((got.get(flow) ?? 0) < quota && flow.hints === hints[index]) flow.hungry = false
    }
  }

  /** Starts what may be started, a message of each number in turn. */
  #pump(): void {
    let waiting = [...this.#flows.values()].filter(({ queued }) => queued > 0)
    while (waiting.length > 0 && !this.#loop.isEnding) waiting = waiting.filter((flow) => this.#startNext(flow))
  }

  /** @returns whether the number may have something more to send right now */
  #startNext(flow: NumberFlow): boolean {
    const send = flow.next()
    if (send === undefined || this.#inFlight.size >= this.#limits.slots) return false
    const waitMs = this.#pacer.take(routeOf(send))
    if (waitMs > 0) return this.#putOff(flow, send, waitMs)
    flow.shift()
    this.#start(flow, this.#send(send))
    return true
  }

  #putOff(flow: NumberFlow, send: ClaimedSend, waitMs: number): boolean {
    const numberWaitMs = flow.waitMs(this.#pacer)
    if (numberWaitMs > this.#limits.longestHoldMs) this.#giveBack(flow)
    if (numberWaitMs > 0) return false
    // Only its recipient has to wait: others need not.
    flow.shift()
    this.#start(flow, this.#books.released({ send, delayMs: waitMs }))
    return true
  }

  #giveBack(flow: NumberFlow): void {
    for (const send of flow.takeBack()) this.#start(flow, this.#books.released({ send }))
  }

  #start(flow: NumberFlow, work: Promise<void>): void {
    flow.inFlight += 1
    const done = work.catch(this.#onError).then(() => {
      this.#inFlight.delete(done)
      flow.inFlight -= 1
      // The next of its conversation may have waited for this one.
      flow.hint()
      this.#loop.wake()
    })
    this.#inFlight.add(done)
  }

  async #send(send: ClaimedSend): Promise<void> {
    const begun = await this.#books.begin(send).catch(this.#onError)
    switch (begun?.kind) {
      case undefined:
        // Whatever is on record of it by now, it was not sent.
        return this.#books.released({ send, delayMs: soonMs })
      case 'gone':
        return
      case 'fail':
        return this.#books.failed(send, begun.failure)
      case 'stuck':
        this.#onError(begun.error)
        return this.#books.released({ send, delayMs: stuckMs })
      case 'call':
        return this.#finish(send, await this.#call(send, begun.number, begun.message))
    }
  }

  async #call(send: ClaimedSend, number: ProviderNumber, message: OutboundMessage): Promise<SendOutcome> {
    this.#calls.add(send)
    try {
      return await this.#provider.sendMessage(number, message)
    } catch (error) {
      this.#onError(error as Error)
      const failure = { kind: 'unreadable', message: 'the call broke', unsent: false } as const
      return { kind: 'lost', failure }
    } finally {
      this.#calls.delete(send)
    }
  }

  async #finish(send: ClaimedSend, outcome: SendOutcome): Promise<void> {
    const route = routeOf(send)
    if (outcome.kind === 'accepted') this.#pacer.accepted(route)
    if (outcome.kind === 'refused' && outcome.meaning.throttle !== undefined) {
      this.#pacer.throttled(route, outcome.meaning.throttle)
    }
    const next = afterSend(send, outcome, this.#pacer.waitMs(route))
    switch (next.kind) {
      case 'accepted':
        return this.#books.accepted(send, next.provider_message_id)
      case 'uncertain':
        return this.#books.lost(send)
      case 'retry':
        return this.#books.released({ send, delayMs: next.delayMs, counts: next.counts })
      case 'fail':
        return this.#books.failed(send, next.failure)
    }
  }
}
