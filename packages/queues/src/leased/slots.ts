import { SharedSlots } from './shared-slots.ts'

/** The response speed of a flow's receiver. */
export type Pace = 'fast' | 'slow'

/** First attempts and retries: a share of the slots is reserved for first attempts. */
export type Lane = 'first' | 'retry'

/** One attempt in flight. */
export interface Slot {
  readonly organizationId: string
  pace: Pace
  readonly lane: Lane
}

export interface SlotLimits {
  /** Max attempts in flight of fast flows. */
  readonly fast: number
  /** Max attempts in flight of slow flows. */
  readonly slow: number
  /** The share of each that retries may take; all by default. */
  readonly retryShare?: number
}

/**
 * Concurrency limits. Slow flows have separate slots, so they cannot take those of fast flows. Organizations share both;
 * see SharedSlots.
 */
export class Slots {
  readonly #all: Readonly<Record<Pace, SharedSlots>>
  readonly #retries: Readonly<Record<Pace, SharedSlots>>
  /** The number of slow flows, by organization. */
  readonly #slowFlows = new Map<string, number>()

  constructor({ fast, slow, retryShare = 1 }: SlotLimits) {
    this.#all = { fast: new SharedSlots(fast), slow: new SharedSlots(slow) }
    this.#retries = { fast: new SharedSlots(fast * retryShare), slow: new SharedSlots(slow * retryShare) }
  }

  /** As that of SharedSlots. */
  usedBy(wakeUp: () => void): void {
    for (const { fast, slow } of [this.#all, this.#retries]) {
      fast.usedBy(wakeUp)
      slow.usedBy(wakeUp)
    }
  }

  /** Counts a slow flow, for flows that share the slow slots of their organization evenly. */
  addSlowFlow(organizationId: string, count: 1 | -1 = 1): void {
    const left = (this.#slowFlows.get(organizationId) ?? 0) + count
    if (left > 0) this.#slowFlows.set(organizationId, left)
    else this.#slowFlows.delete(organizationId)
  }

  /** Max slow slots of one slow flow. */
  slowShare(organizationId: string): number {
    const share = this.#all.slow.shareOf(organizationId)
    return Math.max(1, Math.floor(share / (this.#slowFlows.get(organizationId) ?? 1)))
  }

  used(pace: Pace): number {
    return this.#all[pace].used
  }

  has(pace: Pace, organizationId: string, lane: Lane = 'first'): boolean {
    if (this.#all[pace].freeFor(organizationId) <= 0) return false
    return lane === 'first' || this.#retries[pace].freeFor(organizationId) > 0
  }

  take(pace: Pace, organizationId: string, lane: Lane = 'first'): Slot {
    this.#all[pace].take(organizationId)
    if (lane === 'retry') this.#retries[pace].take(organizationId)
    return { organizationId, pace, lane }
  }

  /** Frees a fast slot. An organization may have more slow slots than there are until some of its attempts finish. */
  moveToSlow(slot: Slot): void {
    if (slot.pace === 'slow') return
    this.release(slot)
    slot.pace = 'slow'
    this.#all.slow.takeAnyway(slot.organizationId)
    if (slot.lane === 'retry') this.#retries.slow.takeAnyway(slot.organizationId)
  }

  release({ organizationId, pace, lane }: Slot): void {
    this.#all[pace].release(organizationId)
    if (lane === 'retry') this.#retries[pace].release(organizationId)
  }
}
