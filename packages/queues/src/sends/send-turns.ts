import type { LeasedQueue } from '../leased/index.ts'
import { callInSlot } from './call-in-slot.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { type NumberFlow, routeOf } from './number-flow.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendAttempts } from './send-attempts.ts'
import type { SendLimits } from './send-limits.ts'
import type { SendRecorder } from './send-recorder.ts'

export interface SendTurnsParts {
  readonly queue: Pick<LeasedQueue, 'begin' | 'claimSoon'>
  readonly pacer: SendPacer
  readonly attempts: Pick<SendAttempts, 'attempt'>
  readonly recorder: Pick<SendRecorder, 'released'>
  readonly limits: Pick<SendLimits, 'maxHoldMs' | 'slowAfterMs'>
}

/** Sends the next message of a number, or waits as long as the provider's pace demands. */
export class SendTurns {
  readonly #parts: SendTurnsParts

  constructor(parts: SendTurnsParts) {
    this.#parts = parts
  }

  /** @returns whether the number may have more to send now */
  beginNext(flow: NumberFlow): boolean {
    const send = flow.next()
    if (send === undefined) return false
    const waitMs = this.#parts.pacer.take(routeOf(send))
    if (waitMs > 0) return this.#postpone(flow, send, waitMs)
    flow.shift()
    this.#track(flow, this.#attempt(flow, send))
    return true
  }

  /** Releases messages that have not begun. */
  release(flow: NumberFlow, sends = flow.removeQueued()): void {
    for (const send of sends) this.#track(flow, this.#parts.recorder.released({ send }))
  }

  /** Delays the whole number, or only this message if only its recipient has to wait. */
  #postpone(flow: NumberFlow, send: ClaimedSend, waitMs: number): boolean {
    const { pacer, limits, recorder } = this.#parts
    const numberWaitMs = flow.waitMs(pacer)
    if (numberWaitMs > limits.maxHoldMs) this.release(flow)
    if (numberWaitMs > 0) return false
    flow.shift()
    this.#track(flow, recorder.released({ send, delayMs: waitMs }))
    return true
  }

  #attempt(flow: NumberFlow, send: ClaimedSend): Promise<void> {
    const { attempts, limits, queue } = this.#parts
    const onSlow = () => {
      this.release(flow, flow.removeExcess())
      queue.claimSoon()
    }
    return callInSlot(flow, limits.slowAfterMs, () => attempts.attempt(send), onSlow)
  }

  /** When the work ends, the next message of its conversation may be due. */
  #track(flow: NumberFlow, work: Promise<unknown>): void {
    flow.inFlight += 1
    this.#parts.queue.begin(work, () => {
      flow.inFlight -= 1
      flow.backlog.wakeUp()
    })
  }
}
