import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { type Backlog, type BacklogQuota, Flows, type Pace, type SharedSlots, Slots } from '../leased/index.ts'
import type { ClaimedSend, WantedSends } from './claim-sends.ts'
import { NumberFlow } from './number-flow.ts'
import { Beat } from './pacing/beat.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendContext } from './send-context.ts'
import type { SendLimits } from './send-limits.ts'

/** The min number of messages that a flow may hold. */
const minHeld = 4

export interface WantedOfNumber extends BacklogQuota {
  readonly flow: NumberFlow
  readonly wanted: WantedSends
}

/** The flows of one worker: one per number, and one for its broadcasts. */
export class NumberFlows {
  readonly #limits: SendLimits
  readonly #pacer: SendPacer
  readonly #flows: Flows<NumberFlow>
  readonly #slots: Slots
  readonly #beat: Beat

  constructor({ limits, pacer, capacity, clock }: Pick<SendContext, 'limits' | 'pacer' | 'capacity' | 'clock'>) {
    this.#flows = new Flows(capacity.headroom)
    this.#limits = limits
    this.#slots = capacity.share('sends', () => new Slots({ fast: limits.slots, slow: limits.slowSlots }))
    this.#beat = new Beat(() => clock.monotonicMs())
    this.#pacer = pacer
  }

  /** Calls `begin` when a call may begin because one of another cell has ended. */
  whenFree(begin: () => void): void {
    this.#slots.usedBy(begin)
  }

  all(): NumberFlow[] {
    return this.#flows.all()
  }

  of({ organization_id, phone_number_id, is_bulk = false }: SendingNumber): NumberFlow {
    const number = { organization_id, phone_number_id, is_bulk }
    const create = () => new NumberFlow(number, this.#limits.maxInFlight, this.#slots)
    return this.#flows.get(organization_id, is_bulk ? `${phone_number_id} bulk` : phone_number_id, create)
  }

  forgetIdle(): void {
    this.#flows.forget(({ isIdle }) => isIdle)
  }

  /** Milliseconds until a flow may send or claim. */
  msUntilTurn(): number {
    const held = this.#held()
    const shareOf = this.#shares(held.fast)
    const mayClaim = (flow: NumberFlow) =>
      flow.wantsMore(shareOf(flow)) && held[flow.pace].freeFor(flow.organizationId) > 0
    const waits = this.all()
      .filter((flow) => mayClaim(flow) || flow.next() !== undefined)
      .map((flow) => Math.max(1, flow.waitMs(this.#pacer), flow.isBulk ? this.#beat.waitMs : 0))
    return Math.min(...waits)
  }

  /** What to claim. As soon as one flow wants more, those that will soon do are served too: a claim costs more than a row. */
  wanted(): WantedOfNumber[] {
    const { maxPerClaim, maxHoldMs } = this.#limits
    const held = this.#held()
    const shareOf = this.#shares(held.fast)
    const wantsMore = (flow: NumberFlow, part?: number) =>
      flow.wantsMore(shareOf(flow), part) && flow.waitMs(this.#pacer) <= maxHoldMs
    if (!this.all().some((flow) => wantsMore(flow))) return []
    const willWantMore = (flow: NumberFlow) => wantsMore(flow, 1 / 4)
    return this.#flows.collect(maxPerClaim, willWantMore, (flow, max) => {
      const { organizationId, backlog, pace, number } = flow
      const quota = Math.min(max, flow.capacity(shareOf(flow)), held[pace].freeFor(organizationId))
      if (quota <= 0) return undefined
      held[pace].take(organizationId, quota)
      return { flow, backlog, quota, count: quota, wanted: { ...number, quota } }
    })
  }

  whileClaiming(wanted: readonly WantedOfNumber[], claim: () => Promise<void>): Promise<void> {
    return this.#flows.whileClaiming(wanted, claim)
  }

  /** @returns the backlog that the message came from */
  add(send: ClaimedSend): Backlog {
    const flow = this.of(send)
    this.#flows.markReady(flow)
    return flow.add(send)
  }

  serve(begin: (flow: NumberFlow) => boolean, max: number): number | undefined {
    const mayBegin = (flow: NumberFlow) => !flow.isBulk || (this.#beat.isOpen && !this.#hasOthers(flow))
    return this.#flows.serve((flow) => mayBegin(flow) && begin(flow), max)
  }

  /** Other messages of the number go first, also when both wait for the pace. */
  #hasOthers({ number }: NumberFlow): boolean {
    return this.of({ ...number, is_bulk: false }).next() !== undefined
  }

  /** The messages in progress: slow numbers cannot take the capacity of fast ones. */
  #held(): Record<Pace, SharedSlots> {
    const { slots, slowSlots } = this.#limits
    const of = (pace: Pace) => (flow: NumberFlow) => (flow.pace === pace ? flow.queued + flow.inFlight : 0)
    return { fast: this.#flows.held(slots * 2, of('fast')), slow: this.#flows.held(slowSlots, of('slow')) }
  }

  /** How many messages a flow may hold: those of an organization share its part. */
  #shares(held: SharedSlots): (flow: NumberFlow) => number {
    const flows = new Map<string, number>()
    for (const { organizationId, pace, isIdle } of this.all())
      if (pace === 'fast' && !isIdle) flows.set(organizationId, (flows.get(organizationId) ?? 0) + 1)
    return ({ organizationId }) =>
      Math.max(minHeld, Math.floor(held.shareOf(organizationId) / (flows.get(organizationId) ?? 1)))
  }
}
