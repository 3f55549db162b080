import { type BudgetName, windowSeconds } from './budget.ts'
import { type Charge, chargeOf } from './charge.ts'
import type { Meter } from './meter.ts'

const windowMs = windowSeconds * 1000

interface Window {
  used: number
  endsAtMs: number
}

/** Counts in this process, by the given clock. Ended windows are removed once per window length. */
export class MemoryMeter implements Meter {
  readonly #now: () => Date
  readonly #windows = new Map<string, Window>()
  #sweepAtMs = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The number of windows in memory. */
  get size(): number {
    return this.#windows.size
  }

  charge(key: string, budget: BudgetName, limit: number): Charge {
    const nowMs = this.#now().getTime()
    if (!isWithin(nowMs, this.#sweepAtMs)) this.#sweep(nowMs)
    const window = this.#windowOf(key, nowMs)
    window.used++
    return chargeOf({ budget, limit, used: window.used, resetsInMs: window.endsAtMs - nowMs })
  }

  peek(key: string, budget: BudgetName, limit: number): Charge {
    const nowMs = this.#now().getTime()
    const window = this.#windows.get(key)
    const isOpen = window !== undefined && isWithin(nowMs, window.endsAtMs)
    const [used, resetsInMs] = isOpen ? [window.used, window.endsAtMs - nowMs] : [0, windowMs]
    return chargeOf({ budget, limit, used, resetsInMs })
  }

  close(): void {
    this.#windows.clear()
  }

  #windowOf(key: string, nowMs: number): Window {
    const known = this.#windows.get(key)
    if (known !== undefined && isWithin(nowMs, known.endsAtMs)) return known
    const window = { used: 0, endsAtMs: nowMs + windowMs }
    this.#windows.set(key, window)
    return window
  }

  #sweep(nowMs: number): void {
    for (const [key, { endsAtMs }] of this.#windows) if (!isWithin(nowMs, endsAtMs)) this.#windows.delete(key)
    this.#sweepAtMs = nowMs + windowMs
  }
}

/** Guards against a clock that was set back, which would make a window longer. */
function isWithin(nowMs: number, endsAtMs: number): boolean {
  return nowMs < endsAtMs && endsAtMs <= nowMs + windowMs
}
