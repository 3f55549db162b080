import type { ClaimedSend, SendingNumber, WantedSends } from '@channel/core'
import type { SendPacer } from '@channel/provider'
import { NumberFlow } from './number-flow.ts'
import type { SendLimits } from './send-limits.ts'
import { type Pace, SendSlots } from './send-slots.ts'

/** What one worker sends, by number. */
export class NumberFlows {
  readonly #limits: SendLimits
  readonly #pacer: SendPacer
  /** By organization and number; the one that was served last is the last. */
  readonly #flows = new Map<string, NumberFlow>()

  readonly #slots: SendSlots

  constructor(limits: SendLimits, pacer: SendPacer) {
    this.#limits = limits
    this.#slots = new SendSlots(limits)
    this.#pacer = pacer
  }

  all(): NumberFlow[] {
    return [...this.#flows.values()]
  }

  /** The flow of a number, begun if need be. */
  of({ organization_id, phone_number_id }: SendingNumber): NumberFlow {
    const key = `${organization_id} ${phone_number_id}`
    let flow = this.#flows.get(key)
    if (flow === undefined) {
      flow = new NumberFlow({ organization_id, phone_number_id }, this.#limits.mostInFlight, this.#slots)
      this.#flows.set(key, flow)
    }
    return flow
  }

  forgetIdle(): void {
    for (const [key, flow] of this.#flows) if (flow.isIdle) this.#flows.delete(key)
  }

  /** Until a number's turn comes, in milliseconds. */
  msUntilTurn(): number {
    const left = this.#room()
    const waits = this.all()
      .filter((flow) => (flow.wantsMore && left[flow.pace] > 0) || flow.next() !== undefined)
      .map((flow) => Math.max(1, flow.waitMs(this.#pacer)))
    return Math.min(...waits)
  }

  /** What to claim, in turns: those that get something now come last the next time. */
  wanted(): WantedSends[] {
    const wanted: WantedSends[] = []
    const left = this.#room()
    for (const [key, flow] of [...this.#flows]) {
      if (!flow.wantsMore || flow.waitMs(this.#pacer) > this.#limits.longestHoldMs) continue
      const quota = Math.min(flow.room, left[flow.pace])
      if (quota <= 0) continue
      wanted.push({ ...flow.number, quota })
      left[flow.pace] -= quota
      this.#flows.delete(key)
      this.#flows.set(key, flow)
    }
    return wanted
  }

  /** How many more may be held: what slow numbers hold leaves the others theirs. */
  #room(): Record<Pace, number> {
    const held = { fast: this.#slots.used('fast'), slow: this.#slots.used('slow') }
    for (const { pace, queued } of this.#flows.values()) held[pace] += queued
    const { claimAtATime, slots, slowSlots } = this.#limits
    return { fast: Math.min(claimAtATime, slots * 2 - held.fast), slow: Math.min(claimAtATime, slowSlots - held.slow) }
  }

  /** Puts what was claimed where it belongs, and notes for which numbers nothing is left to claim. */
  async fill(
    wanted: readonly WantedSends[],
    claim: (wanted: readonly WantedSends[]) => Promise<readonly ClaimedSend[]>,
  ): Promise<void> {
    const asked = wanted.map((each) => ({ quota: each.quota, flow: this.of(each) }))
    const hints = asked.map(({ flow }) => flow.hints)
    const got = new Map<NumberFlow, number>()
    for (const send of await claim(wanted)) {
      const flow = this.of(send)
      flow.add(send)
      got.set(flow, (got.get(flow) ?? 0) + 1)
    }
    for (const [index, { flow, quota }] of asked.entries()) {
      // What was hinted at meanwhile, the claim may not have seen.
      if ((got.get(flow) ?? 0) < quota && flow.hints === hints[index]) flow.hungry = false
    }
  }
}
