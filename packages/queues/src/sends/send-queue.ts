import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { parseSendHint, sendsChannel } from '@channel/core/mechanisms/outbox'
import type { Database } from '@channel/db'
import { claimFor, LeasedQueue } from '../leased/index.ts'
import { type ClaimedSend, claimSends } from './claim-sends.ts'
import { findDueNumbers } from './find-due-numbers.ts'
import type { NumberFlows } from './number-flows.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendAttempts } from './send-attempts.ts'
import type { SendLimits } from './send-limits.ts'
import type { SendRecorder } from './send-recorder.ts'
import { SendTurns } from './send-turns.ts'
import type { UncertainSends } from './tidy-uncertain-sends.ts'

export interface SendQueueParts {
  readonly database: Database
  readonly clock: DeliveryClock
  readonly limits: SendLimits
  readonly pacer: SendPacer
  readonly flows: NumberFlows
  readonly attempts: SendAttempts
  readonly recorder: SendRecorder
  readonly uncertain: UncertainSends
  readonly onError: (error: Error) => void
}

/**
 * The queue of messages to send: fair among numbers, in order within a conversation, at the provider's max pace.
 *
 * A call is recorded before it is made: a message that may have been sent is never sent again.
 */
export class SendQueue {
  readonly #parts: SendQueueParts
  readonly #queue: LeasedQueue
  readonly #turns: SendTurns

  constructor(parts: SendQueueParts) {
    this.#parts = parts
    const { database, limits, onError } = parts
    this.#queue = new LeasedQueue(
      { database, channel: sendsChannel, onNotification: (payload) => this.#notified(payload), ...limits, onError },
      {
        scan: () => this.#scan(),
        claim: () => this.#claim(),
        msUntilTurn: () => parts.flows.msUntilTurn(),
        release: () => this.#release(),
        finish: () => this.#finish(),
      },
    )
    this.#turns = new SendTurns({ ...parts, queue: this.#queue })
  }

  start(): void {
    this.#queue.start()
  }

  wakeUp(): void {
    this.#parts.uncertain.tidySoon()
    this.#queue.wakeUp()
  }

  stop(): Promise<void> {
    return this.#queue.stop()
  }

  /** The file of a message is available, and the message can be claimed again. */
  onFileReady(send: ClaimedSend): void {
    this.#parts.flows.of(send).backlog.wakeUp()
    this.#queue.claimSoon()
  }

  #notified(payload: string | undefined): boolean {
    const number = parseSendHint(payload)
    if (number !== undefined) this.#parts.flows.of(number).backlog.wakeUp()
    return number !== undefined
  }

  async #scan(): Promise<void> {
    const { database, clock, flows } = this.#parts
    for (const number of await findDueNumbers(database, clock)) flows.of(number).backlog.mayHaveMore = true
    flows.forgetIdle()
  }

  async #claim(): Promise<boolean> {
    const { database, clock, limits, flows, uncertain } = this.#parts
    await uncertain.tidyWhenDue()
    this.#beginSends()
    const requests = flows.wanted()
    if (requests.length === 0) return false
    const wanted = requests.map((request) => request.wanted)
    const claim = () => claimSends(database, clock, { wanted, leaseMs: limits.leaseMs })
    await claimFor(requests, claim, (send) => flows.add(send))
    this.#beginSends()
    return true
  }

  #beginSends(): void {
    this.#parts.flows.serve((flow) => !this.#queue.isStopping && this.#turns.beginNext(flow))
  }

  async #release(): Promise<void> {
    const { flows, attempts } = this.#parts
    for (const flow of flows.all()) this.#turns.release(flow)
    this.#queue.begin(attempts.close())
  }

  async #finish(): Promise<void> {
    const { attempts, recorder, limits } = this.#parts
    recorder.endWithin(limits.recordMs)
    await attempts.abandon()
    await this.#queue.inFlight.settled(limits.recordMs)
  }
}
