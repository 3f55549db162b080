import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { Backlog, type Pace, type Slots } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import type { Route, SendPacer } from './pacing/send-pacer.ts'

/** A call in flight. */
export interface CallInFlight {
  /** The call takes longer than a response should. */
  becameSlow(): void
  /** @param wasLost whether no response arrived */
  end(wasLost: boolean): void
}

/** The messages of one worker from one number, queued and in flight. */
export class NumberFlow {
  readonly number: SendingNumber
  /** Whether more messages may be due. */
  readonly backlog = new Backlog()
  /** Messages being processed: calls, files, and releases. */
  inFlight = 0
  readonly #maxInFlight: number
  readonly #slots: Slots
  readonly #queue: ClaimedSend[] = []
  #slowCalls = 0
  /** Whether the last ended call was slow or lost. */
  #isDoubtful = false
  #wabaId: string | undefined
  #inBusinessApp = false

  constructor(number: SendingNumber, maxInFlight: number, slots: Slots) {
    this.number = number
    this.#maxInFlight = maxInFlight
    this.#slots = slots
  }

  get organizationId(): string {
    return this.number.organization_id
  }

  get isBulk(): boolean {
    return this.number.is_bulk === true
  }

  get queued(): number {
    return this.#queue.length
  }

  get mayHaveMore(): boolean {
    return this.backlog.mayHaveMore
  }

  get isIdle(): boolean {
    return this.queued === 0 && this.inFlight === 0 && !this.mayHaveMore
  }

  /**
   * How many more messages to claim: up to twice the concurrency limit, so that the next ones are available when those
   * in flight end. A slow number holds only messages that it can send now.
   *
   * @param share the max number that it may hold beside other numbers
   */
  capacity(share: number): number {
    return Math.max(0, this.#maxHeld(share) - this.queued - this.inFlight)
  }

  /**
   * Whether enough messages were sent that a claim is worth a round trip.
   *
   * @param part how many are enough, as a part of those that it may hold
   */
  wantsMore(share: number, part = 1 / 2): boolean {
    if (!this.mayHaveMore) return false
    return this.pace === 'slow'
      ? this.capacity(share) > 0 && this.#slots.has('slow', this.organizationId)
      : this.capacity(share) >= this.#maxHeld(share) * part
  }

  #maxHeld(share: number): number {
    return this.pace === 'slow' ? this.#limit : Math.min(this.#limit * 2, share)
  }

  /** A number is slow while one of its calls is. */
  get pace(): Pace {
    return this.#slowCalls > 0 ? 'slow' : 'fast'
  }

  /** Max calls in flight. After a slow or lost call it is one, which shows whether the provider responds again. */
  get #limit(): number {
    if (this.pace === 'slow') return Math.min(this.#maxInFlight, this.#slots.slowShare(this.organizationId))
    return this.#isDoubtful ? 1 : this.#maxInFlight
  }

  /** Milliseconds until this number may send again. */
  waitMs(pacer: SendPacer): number {
    const phoneNumberId = this.number.phone_number_id
    return pacer.numberWaitMs({ wabaId: this.#wabaId, phoneNumberId, inBusinessApp: this.#inBusinessApp })
  }

  add(send: ClaimedSend): Backlog {
    this.#wabaId = send.waba_id ?? undefined
    this.#inBusinessApp = send.in_business_app
    this.#queue.push(send)
    return this.backlog
  }

  /** The next message, if another call may be in flight. It stays in the queue until `shift`. */
  next(): ClaimedSend | undefined {
    const isFree = this.inFlight < this.#limit && this.#slots.has(this.pace, this.organizationId)
    return isFree ? this.#queue[0] : undefined
  }

  shift(): void {
    this.#queue.shift()
  }

  /** Takes a slot for a call. */
  begin(): CallInFlight {
    const slot = this.#slots.take(this.pace, this.organizationId)
    let isSlow = false
    return {
      becameSlow: () => {
        isSlow = true
        if (this.#slowCalls === 0) this.#slots.addSlowFlow(this.organizationId)
        this.#slowCalls += 1
        this.#slots.moveToSlow(slot)
      },
      end: (wasLost) => {
        this.#slots.release(slot)
        this.#isDoubtful = isSlow || wasLost
        if (!isSlow) return
        this.#slowCalls -= 1
        if (this.#slowCalls === 0) this.#slots.addSlowFlow(this.organizationId, -1)
      },
    }
  }

  /**
   * Makes a call in a slot.
   *
   * @param onSlow called when the call becomes slow
   */
  async call<Result extends { readonly wasLost: boolean }>(
    call: () => Promise<Result>,
    { slowAfterMs, onSlow }: { readonly slowAfterMs: number; readonly onSlow: () => void },
  ): Promise<Result> {
    const inFlight = this.begin()
    const timer = setTimeout(() => {
      inFlight.becameSlow()
      onSlow()
    }, slowAfterMs).unref()
    let wasLost = false
    try {
      const result = await call()
      wasLost = result.wasLost
      return result
    } finally {
      clearTimeout(timer)
      inFlight.end(wasLost)
    }
  }

  /** Removes the whole queue, to be released. */
  removeQueued(): ClaimedSend[] {
    return this.#removeBeyond(0)
  }

  /** Removes messages from the queue that cannot be sent before other calls end. */
  removeExcess(): ClaimedSend[] {
    return this.#removeBeyond(Math.max(0, this.#limit - this.inFlight))
  }

  #removeBeyond(count: number): ClaimedSend[] {
    if (this.#queue.length > count) this.backlog.mayHaveMore = true
    return this.#queue.splice(count)
  }
}

/** The sender and recipient of a message. */
export function routeOf({ waba_id, phone_number_id, recipient, in_business_app }: ClaimedSend): Route {
  return { wabaId: waba_id ?? undefined, phoneNumberId: phone_number_id, recipient, inBusinessApp: in_business_app }
}
