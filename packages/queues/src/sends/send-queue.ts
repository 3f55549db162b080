import { parseSendHint, sendsChannel } from '@channel/core/mechanisms/outbox'
import { BeginLoop, claimFor, LeasedQueue } from '../leased/index.ts'
import { type ClaimedSend, claimSends } from './claim-sends.ts'
import { findDueNumbers, waitingSends } from './find-due-numbers.ts'
import { type NumberFlow, routeOf } from './number-flow.ts'
import { NumberFlows } from './number-flows.ts'
import type { SendAttempts } from './send-attempts.ts'
import type { SendContext } from './send-context.ts'
import type { SendRecorder } from './send-recorder.ts'
import { UncertainSettler } from './uncertain-settler.ts'

/** Max messages to begin before other events are handled. */
const maxBegins = 32

/**
 * The queue of messages to send: fair among numbers, in order within a conversation, at the provider's max pace.
 *
 * A call is recorded before it is made: a message that may have been sent is never sent again.
 */
export class SendQueue {
  readonly #context: SendContext
  readonly #attempts: SendAttempts
  readonly #recorder: SendRecorder
  readonly #uncertain: UncertainSettler
  readonly #flows: NumberFlows
  readonly #queue: LeasedQueue
  readonly #since = waitingSends()
  readonly #beginning = new BeginLoop(() => this.#beginSends())

  constructor(context: SendContext, attempts: SendAttempts, recorder: SendRecorder) {
    this.#context = context
    this.#attempts = attempts
    this.#recorder = recorder
    this.#uncertain = new UncertainSettler(context)
    const { database, limits, onError, onStep } = context
    this.#flows = new NumberFlows(context)
    this.#queue = new LeasedQueue(
      {
        database,
        channel: sendsChannel,
        onNotification: (payload) => this.#notified(payload),
        ...limits,
        onError,
        onStep,
      },
      {
        scan: () => this.#scan(),
        claim: () => this.#claim(),
        claimAside: () => this.#claimWanted(),
        msUntilTurn: () => this.#flows.msUntilTurn(),
        release: () => this.#release(),
        finish: () => this.#finish(),
      },
    )
  }

  start(): void {
    this.#flows.whenFree(() => this.#queue.claimSoon())
    this.#queue.start()
  }

  /** Scans for due messages soon, as a notification does. */
  wake(): void {
    this.#uncertain.tidySoon()
    this.#queue.wakeUp()
  }

  /** Claims no more, releases messages that have not begun, and waits for calls in flight to be recorded. */
  stop(): Promise<void> {
    return this.#queue.stop()
  }

  #notified(payload: string | undefined): boolean {
    const number = parseSendHint(payload)
    if (number !== undefined) this.#flows.of(number).backlog.wakeUp()
    else this.#since.forget()
    return number !== undefined
  }

  async #scan(): Promise<void> {
    const { database, clock } = this.#context
    for (const number of await findDueNumbers(database, clock, this.#since))
      this.#flows.of(number).backlog.mayHaveMore = true
    this.#flows.forgetIdle()
  }

  async #claim(): Promise<boolean> {
    await this.#uncertain.tidyWhenDue()
    return this.#claimWanted()
  }

  async #claimWanted(): Promise<boolean> {
    const { database, clock, limits } = this.#context
    this.#beginning.run()
    const requests = this.#flows.wanted()
    if (requests.length === 0) return false
    const wanted = requests.map((request) => request.wanted)
    const claim = () => claimSends(database, clock, { wanted, leaseMs: limits.leaseMs, since: this.#since })
    await this.#flows.whileClaiming(requests, () => claimFor(requests, claim, (send) => this.#flows.add(send)))
    this.#beginning.run()
    return true
  }

  #beginSends(): number | undefined {
    if (this.#queue.isStopping) return undefined
    return this.#flows.serve((flow) => this.#beginNext(flow), maxBegins)
  }

  /**
   * Sends the next message of a number, or waits as long as the provider's pace demands.
   *
   * @returns whether the number may have more to send now
   */
  #beginNext(flow: NumberFlow): boolean {
    const send = flow.next()
    if (send === undefined) return false
    const waitMs = this.#context.pacer.take(routeOf(send))
    if (waitMs > 0) return this.#postpone(flow, send, waitMs)
    flow.shift()
    this.#track(flow, this.#attempt(flow, send))
    return true
  }

  /** Delays the whole number, or only this message if only its recipient has to wait. */
  #postpone(flow: NumberFlow, send: ClaimedSend, waitMs: number): boolean {
    const { pacer, limits } = this.#context
    const numberWaitMs = flow.waitMs(pacer)
    if (numberWaitMs > limits.maxHoldMs) this.#releaseAll(flow, flow.removeQueued())
    if (numberWaitMs > 0) return false
    flow.shift()
    this.#track(flow, this.#recorder.released({ send, delayMs: waitMs }))
    return true
  }

  async #attempt(flow: NumberFlow, send: ClaimedSend): Promise<void> {
    const { slowAfterMs } = this.#context.limits
    const onSlow = () => {
      this.#releaseAll(flow, flow.removeExcess())
      this.#queue.claimSoon()
    }
    const { uploaded } = await flow.call(() => this.#attempts.attempt(send), { slowAfterMs, onSlow })
    // The flow may have been forgotten in the meantime.
    if (uploaded !== undefined) this.#queue.begin(uploaded, () => this.#flows.of(send).backlog.wakeUp())
  }

  #releaseAll(flow: NumberFlow, sends: readonly ClaimedSend[]): void {
    for (const send of sends) this.#track(flow, this.#recorder.released({ send }))
  }

  /** When the work ends, the next message of its conversation may be due. One of a broadcast can wait for the next scan. */
  #track(flow: NumberFlow, work: Promise<unknown>): void {
    flow.inFlight += 1
    this.#queue.begin(work, () => {
      flow.inFlight -= 1
      if (!flow.isBulk) flow.backlog.wakeUp()
    })
  }

  async #release(): Promise<void> {
    for (const flow of this.#flows.all()) this.#releaseAll(flow, flow.removeQueued())
    this.#attempts.close()
  }

  async #finish(): Promise<void> {
    const { recordMs } = this.#context.limits
    this.#recorder.endWithin(recordMs)
    await this.#attempts.abandon()
    await this.#queue.inFlight.settled(recordMs)
  }
}
