import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { type Backlog, type BacklogQuota, Flows, type Pace, Slots } from '../leased/index.ts'
import type { ClaimedSend, WantedSends } from './claim-sends.ts'
import { NumberFlow } from './number-flow.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendLimits } from './send-limits.ts'

export interface WantedOfNumber extends BacklogQuota {
  readonly wanted: WantedSends
}

/** The flows of one worker, one per number. */
export class NumberFlows {
  readonly #limits: SendLimits
  readonly #pacer: SendPacer
  readonly #flows = new Flows<NumberFlow>()
  readonly #slots: Slots

  constructor(limits: SendLimits, pacer: SendPacer) {
    this.#limits = limits
    this.#slots = new Slots({ fast: limits.slots, slow: limits.slowSlots })
    this.#pacer = pacer
  }

  all(): NumberFlow[] {
    return this.#flows.all()
  }

  of({ organization_id, phone_number_id }: SendingNumber): NumberFlow {
    const create = () => new NumberFlow({ organization_id, phone_number_id }, this.#limits.maxInFlight, this.#slots)
    return this.#flows.get(`${organization_id} ${phone_number_id}`, create)
  }

  forgetIdle(): void {
    this.#flows.forget(({ isIdle }) => isIdle)
  }

  /** Milliseconds until a number may send or claim. */
  msUntilTurn(): number {
    const left = this.#capacity()
    const waits = this.all()
      .filter((flow) => (flow.wantsMore && left[flow.pace] > 0) || flow.next() !== undefined)
      .map((flow) => Math.max(1, flow.waitMs(this.#pacer)))
    return Math.min(...waits)
  }

  wanted(): WantedOfNumber[] {
    const left = this.#capacity()
    return this.#flows.collect((flow) => {
      if (!flow.wantsMore || flow.waitMs(this.#pacer) > this.#limits.maxHoldMs) return undefined
      const quota = Math.min(flow.capacity, left[flow.pace])
      if (quota <= 0) return undefined
      left[flow.pace] -= quota
      return { backlog: flow.backlog, quota, wanted: { ...flow.number, quota } }
    })
  }

  /** @returns the backlog that the message came from */
  add(send: ClaimedSend): Backlog {
    const flow = this.of(send)
    this.#flows.markReady(flow)
    return flow.add(send)
  }

  serve(begin: (flow: NumberFlow) => boolean): void {
    this.#flows.serve(begin)
  }

  /** How many more messages to hold: slow numbers cannot take the capacity of fast ones. */
  #capacity(): Record<Pace, number> {
    const held = { fast: this.#slots.used('fast'), slow: this.#slots.used('slow') }
    for (const { pace, queued } of this.#flows.ready) held[pace] += queued
    const { maxPerClaim, slots, slowSlots } = this.#limits
    return { fast: Math.min(maxPerClaim, slots * 2 - held.fast), slow: Math.min(maxPerClaim, slowSlots - held.slow) }
  }
}
