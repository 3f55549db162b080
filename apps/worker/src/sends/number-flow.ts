import type { ClaimedSend, SendingNumber } from '@channel/core'
import type { Route, SendPacer } from '@channel/provider'
import type { Pace, SendSlots } from './send-slots.ts'

/** A call that is in flight. */
export interface FlowingCall {
  /** It has taken longer than an answer should. */
  becameSlow(): void
  /** @param wasLost no answer came */
  end(wasLost: boolean): void
}

/** What one worker sends from one number: what it has claimed for it, and how much is in flight. */
export class NumberFlow {
  readonly number: SendingNumber
  readonly #queue: ClaimedSend[] = []
  readonly #mostInFlight: number
  readonly #slots: SendSlots
  /** Calls in flight that have taken longer than an answer should. */
  #slowCalls = 0
  /** Whether the last one that ended had, or was not answered at all. */
  #isDoubtful = false
  #wabaId: string | undefined
  #inBusinessApp = false
  #hints = 0
  /** Whether more may be due than was claimed. */
  hungry = false
  inFlight = 0

  constructor(number: SendingNumber, mostInFlight: number, slots: SendSlots) {
    this.number = number
    this.#mostInFlight = mostInFlight
    this.#slots = slots
  }

  /** How often it was hinted at. */
  get hints(): number {
    return this.#hints
  }

  /** A message was just taken for it, or one is done that others of its conversation may have waited for. */
  hint(): void {
    this.#hints += 1
    this.hungry = true
  }

  get queued(): number {
    return this.#queue.length
  }

  get isIdle(): boolean {
    return this.queued === 0 && this.inFlight === 0 && !this.hungry
  }

  /**
   * How many more to claim: twice what may be in flight, so that the next are there when those are done. Of what the provider
   * is slow to answer nothing is held that cannot be sent right now.
   */
  get room(): number {
    const most = this.pace === 'slow' ? this.#most : this.#most * 2
    return Math.max(0, most - this.queued - this.inFlight)
  }

  /** Whether so much of what may be held has been sent that claiming more is worth a round trip. */
  get wantsMore(): boolean {
    if (!this.hungry) return false
    return this.pace === 'slow' ? this.room > 0 && this.#slots.has('slow') : this.room >= this.#most
  }

  /** It is slow as long as a call is. */
  get pace(): Pace {
    return this.#slowCalls > 0 ? 'slow' : 'fast'
  }

  /** How many calls may be in flight; after a slow or a lost one, one that finds out what would become of the others. */
  get #most(): number {
    if (this.pace === 'slow') return Math.min(this.#mostInFlight, this.#slots.share)
    return this.#isDoubtful ? 1 : this.#mostInFlight
  }

  /** How long nothing at all may be sent from it, in milliseconds. */
  waitMs(pacer: SendPacer): number {
    const phoneNumberId = this.number.phone_number_id
    return pacer.numberWaitMs({ wabaId: this.#wabaId, phoneNumberId, inBusinessApp: this.#inBusinessApp })
  }

  add(send: ClaimedSend): void {
    this.#wabaId = send.waba_id ?? undefined
    this.#inBusinessApp = send.in_business_app
    this.#queue.push(send)
  }

  /** The next one, if one more may be in flight. */
  next(): ClaimedSend | undefined {
    const isFree = this.inFlight < this.#most && this.#slots.has(this.pace)
    return isFree ? this.#queue[0] : undefined
  }

  /** Takes a slot for a call. */
  begin(): FlowingCall {
    const slot = this.#slots.take(this.pace)
    let isSlow = false
    return {
      becameSlow: () => {
        isSlow = true
        if (this.#slowCalls === 0) this.#slots.slowNumbers += 1
        this.#slowCalls += 1
        if (slot.pace === 'fast') this.#slots.moveToSlow(slot)
      },
      end: (wasLost) => {
        this.#slots.release(slot)
        this.#isDoubtful = isSlow || wasLost
        if (!isSlow) return
        this.#slowCalls -= 1
        if (this.#slowCalls === 0) this.#slots.slowNumbers -= 1
      },
    }
  }

  shift(): void {
    this.#queue.shift()
  }

  /** Gives up all that is not in flight. */
  takeBack(): ClaimedSend[] {
    return this.#cut(0)
  }

  /** Gives up what cannot be sent before others of it are done. */
  takeBackExcess(): ClaimedSend[] {
    return this.#cut(Math.max(0, this.#most - this.inFlight))
  }

  #cut(kept: number): ClaimedSend[] {
    if (this.#queue.length > kept) this.hungry = true
    return this.#queue.splice(kept)
  }
}

/** What a message is sent from, and to whom. */
export function routeOf({ waba_id, phone_number_id, recipient, in_business_app }: ClaimedSend): Route {
  return { wabaId: waba_id ?? undefined, phoneNumberId: phone_number_id, recipient, inBusinessApp: in_business_app }
}
