import type { ClaimedSend, SendingNumber } from '@channel/core'
import type { Route, SendPacer } from '@channel/provider'

/** What one worker sends from one number: what it has claimed for it, and how much is in flight. */
export class NumberFlow {
  readonly number: SendingNumber
  readonly #queue: ClaimedSend[] = []
  readonly #most: number
  #wabaId: string | undefined
  #hints = 0
  /** Whether more may be due than was claimed. */
  hungry = false
  inFlight = 0

  constructor(number: SendingNumber, mostInFlight: number) {
    this.number = number
    this.#most = mostInFlight
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

  /** How many more to claim: twice what may be in flight, so that the next are there when those are done. */
  get room(): number {
    return Math.max(0, this.#most * 2 - this.queued - this.inFlight)
  }

  /** Whether so much of what may be held has been sent that claiming more is worth a round trip. */
  get wantsMore(): boolean {
    return this.hungry && this.room >= this.#most
  }

  /** How long nothing at all may be sent from it, in milliseconds. */
  waitMs(pacer: SendPacer): number {
    return pacer.numberWaitMs({ wabaId: this.#wabaId, phoneNumberId: this.number.phone_number_id })
  }

  add(send: ClaimedSend): void {
    this.#wabaId = send.waba_id ?? undefined
    this.#queue.push(send)
  }

  /** The next one, if one more may be in flight. */
  next(): ClaimedSend | undefined {
    return this.inFlight < this.#most ? this.#queue[0] : undefined
  }

  shift(): void {
    this.#queue.shift()
  }

  /** Gives up all that is not in flight. */
  takeBack(): ClaimedSend[] {
    if (this.#queue.length > 0) this.hungry = true
    return this.#queue.splice(0)
  }
}

/** What a message is sent from, and to whom. */
export function routeOf({ waba_id, phone_number_id, recipient }: ClaimedSend): Route {
  return { wabaId: waba_id ?? undefined, phoneNumberId: phone_number_id, recipient }
}
