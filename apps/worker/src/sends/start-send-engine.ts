import { setTimeout as delay } from 'node:timers/promises'
import {
  type ClaimedSend,
  claimSends,
  type DeliveryClock,
  findDueNumbers,
  listUncertainSends,
  noteAbandonedSends,
  readSendHint,
  type Secrets,
  sendsChannel,
  settleSends,
  systemDeliveryClock,
} from '@channel/core'
import type { Database } from '@channel/db'
import { SendPacer } from '@channel/provider'
import { RoundLoop } from '../round-loop.ts'
import { type NumberFlow, routeOf } from './number-flow.ts'
import { NumberFlows } from './number-flows.ts'
import { SendAttempts, type SendAttemptsOptions } from './send-attempts.ts'
import { type SendLimits, usualSendLimits } from './send-limits.ts'
import { SendRecorder } from './send-recorder.ts'
import { UncertainReport } from './uncertain-report.ts'

// The outbox is its own queue, as the deliveries of webhooks are. A round looks which accounts have something due, claims
// some for each with a lease, and calls the provider with as many as pace, back-off and slots allow. That a call is about to
// be made is on record before it: what may have been sent is never sent again. No transaction is open while the provider is
// waited for. A hint (NOTIFY) begins a round at once; without one it begins after a while.

export interface SendEngineOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** As in every view of a message: events tell of those that fail. */
  readonly mediaBaseUrl: string
  readonly provider: SendAttemptsOptions['provider']
  /** Where the files lie that messages name. */
  readonly store: SendAttemptsOptions['store']
  /** Told how many messages are uncertain, when there are any. */
  readonly log?: (line: string) => void
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

export function startSendEngine(options: SendEngineOptions): SendEngine {
  const engine = new Engine(options)
  return { wake: () => engine.wake(), stop: () => engine.stop() }
}

class Engine {
  readonly #database: Database
  readonly #mediaBaseUrl: string
  readonly #onError: (error: Error) => void
  readonly #clock: DeliveryClock
  readonly #limits: SendLimits
  readonly #recorder: SendRecorder
  readonly #pacer: SendPacer
  readonly #flows: NumberFlows
  readonly #attempts: SendAttempts
  readonly #inFlight = new Set<Promise<void>>()
  readonly #listener: { close(): Promise<void> }
  readonly #loop: RoundLoop
  readonly #report: UncertainReport
  #hinted = true
  #lookedAt = Number.NEGATIVE_INFINITY
  #lookAgainAt = Number.NEGATIVE_INFINITY
  #tidyAt = Number.NEGATIVE_INFINITY
  #reportAt = Number.NEGATIVE_INFINITY

  constructor(options: SendEngineOptions) {
    const {
      database,
      secrets,
      mediaBaseUrl,
      provider,
      store,
      log = () => undefined,
      onError,
      clock = systemDeliveryClock,
      limits,
      perSecond,
    } = options
    this.#database = database
    this.#mediaBaseUrl = mediaBaseUrl
    this.#onError = onError
    this.#clock = clock
    this.#limits = { ...usualSendLimits, ...limits }
    const { leaseMs } = this.#limits
    this.#recorder = new SendRecorder({ database, secrets, mediaBaseUrl, clock, leaseMs, onError })
    this.#pacer = new SendPacer({
      now: () => clock.monotonicMs() + clock.aheadMs(),
      ...(perSecond !== undefined && { perSecond }),
    })
    this.#report = new UncertainReport({
      log,
      repeatMs: this.#limits.repeatReportMs,
      monotonicMs: clock.monotonicMs,
    })
    this.#flows = new NumberFlows(this.#limits, this.#pacer)
    this.#attempts = new SendAttempts({
      recorder: this.#recorder,
      pacer: this.#pacer,
      provider,
      store,
      limits: this.#limits,
      onFree: (send) => {
        this.#flows.of(send).hint()
        this.#loop.wake()
      },
      onError,
    })
    this.#listener = database.listen(sendsChannel, (payload) => this.#hear(payload))
    this.#loop = new RoundLoop({
      round: () => this.#round(),
      msUntilNext: () => Math.min(this.#msUntilLook(), this.#flows.msUntilTurn()),
      onError,
    })
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
    else this.#flows.of(hinted).hint()
    this.#loop.wake()
  }

  async stop(): Promise<void> {
    const ended = this.#loop.end()
    await this.#listener.close()
    await ended
    for (const flow of this.#flows.all()) this.#giveBack(flow)
    const closed = this.#attempts.close()
    const grace = new AbortController()
    const over = delay(this.#limits.graceMs, undefined, { signal: grace.signal }).catch(() => undefined)
    await Promise.race([over, Promise.all([closed, this.#settled()])])
    grace.abort()
    this.#recorder.endWithin(this.#limits.recordMs)
    await this.#attempts.abandon()
    await Promise.race([delay(this.#limits.recordMs, undefined, { ref: false }), this.#settled()])
  }

  async #settled(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight)
    await this.#attempts.settled()
  }

  /** @returns whether there is nothing to do until something wakes it */
  async #round(): Promise<boolean> {
    if (performance.now() >= this.#tidyAt) await this.#tidy()
    if (this.#msUntilLook() <= 0) await this.#look()
    this.#pump()
    if (this.#loop.isEnding) return true
    const wanted = this.#flows.wanted()
    if (wanted.length === 0) return this.#msUntilLook() > 0
    await this.#flows.fill(wanted, (each) =>
      claimSends(this.#database, this.#clock, { wanted: each, leaseMs: this.#limits.leaseMs }),
    )
    this.#pump()
    return false
  }

  #msUntilLook(): number {
    const due = this.#hinted ? this.#lookAgainAt : Math.max(this.#lookAgainAt, this.#lookedAt + this.#limits.pollMs)
    return due - performance.now()
  }

  /** What workers that died were sending is uncertain, and what was uncertain for too long has failed. */
  async #tidy(): Promise<void> {
    await noteAbandonedSends(this.#database, this.#clock)
    const isMore = await settleSends(this.#database, { mediaBaseUrl: this.#mediaBaseUrl }, this.#clock)
    this.#tidyAt = performance.now() + (isMore ? 0 : this.#limits.tidyMs)
    if (performance.now() >= this.#reportAt) await this.#reportUncertain()
  }

  async #reportUncertain(): Promise<void> {
    this.#reportAt = performance.now() + this.#limits.reportMs
    this.#report.update(await listUncertainSends(this.#database, {}, this.#clock))
  }

  async #look(): Promise<void> {
    this.#hinted = false
    const begin = performance.now()
    for (const number of await findDueNumbers(this.#database, this.#clock)) this.#flows.of(number).hungry = true
    const end = performance.now()
    this.#lookedAt = end
    this.#lookAgainAt = end + (end - begin) * (1 / shareOfLooking - 1)
    this.#flows.forgetIdle()
  }

  /** Starts what may be started, a message of each number in turn. */
  #pump(): void {
    let waiting = this.#flows.all().filter(({ queued }) => queued > 0)
    while (waiting.length > 0 && !this.#loop.isEnding) waiting = waiting.filter((flow) => this.#startNext(flow))
  }

  /** @returns whether the number may have something more to send right now */
  #startNext(flow: NumberFlow): boolean {
    const send = flow.next()
    if (send === undefined) return false
    const waitMs = this.#pacer.take(routeOf(send))
    if (waitMs > 0) return this.#putOff(flow, send, waitMs)
    flow.shift()
    this.#start(flow, this.#attempt(flow, send))
    return true
  }

  async #attempt(flow: NumberFlow, send: ClaimedSend): Promise<void> {
    const call = flow.begin()
    const timer = setTimeout(() => {
      call.becameSlow()
      this.#giveBack(flow, flow.takeBackExcess())
      this.#loop.wake()
    }, this.#limits.slowAfterMs).unref()
    let wasLost = false
    try {
      wasLost = await this.#attempts.attempt(send)
    } finally {
      clearTimeout(timer)
      call.end(wasLost)
    }
  }

  #putOff(flow: NumberFlow, send: ClaimedSend, waitMs: number): boolean {
    const numberWaitMs = flow.waitMs(this.#pacer)
    if (numberWaitMs > this.#limits.longestHoldMs) this.#giveBack(flow)
    if (numberWaitMs > 0) return false
    // Only its recipient has to wait: others need not.
    flow.shift()
    this.#start(flow, this.#recorder.released({ send, delayMs: waitMs }))
    return true
  }

  #giveBack(flow: NumberFlow, sends = flow.takeBack()): void {
    for (const send of sends) this.#start(flow, this.#recorder.released({ send }))
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
}
