import { type BudgetLimits, type BudgetName, signupLimits } from './budget.ts'
import type { Charge } from './charge.ts'
import { MemoryMeter } from './memory-meter.ts'

/** Counts what organizations do, and what is done with setup links. */
export interface RateLimiter {
  /**
   * Charges one request to a budget: of the organization, whichever of its keys made it, of the setup link or of the address.
   * It never fails: what keeps the count of several processes may be away, and then each counts for itself.
   *
   * @param whose the id of the organization or link, or the address
   * @returns undefined when the budget is turned off
   */
  charge(whose: string, budget: BudgetName): Charge | undefined | Promise<Charge>
  close(): void
}

/** Where requests are counted: one window per key, which begins with its first request. */
export interface Meter {
  take(key: string, budget: BudgetName, limit: number): Charge | Promise<Charge>
  close(): void
}

/** How a limiter is opened. */
export interface RateLimiterOptions {
  readonly limits: BudgetLimits
  /** The `redis://` or `rediss://` URL of what several processes count in; without it each process counts for itself. */
  readonly redisUrl?: string | undefined
  readonly now: () => Date
  /** Told in one line when Redis goes away, and when it is back. */
  readonly log: (line: string) => void
}

/** Opens a limiter. A Redis that cannot be reached is no obstacle: it is told to `log` and tried again. */
export async function openRateLimiter(options: RateLimiterOptions): Promise<RateLimiter> {
  const { redisUrl, now, log } = options
  const limits: AllLimits = { ...signupLimits, ...options.limits }
  const memory = new MemoryMeter(now)
  if (redisUrl === undefined || (limits.read === 0 && limits.write === 0)) return limiter(limits, memory)
  // Loaded only where it is used: the operator's commands import this package too.
  const { openRedisMeter } = await import('./redis-meter.ts')
  return limiter(limits, await openRedisMeter({ url: redisUrl, limits, fallback: memory, now, log }))
}

/** How many requests each budget holds a window; 0 turns it off. */
export type AllLimits = Readonly<Record<BudgetName, number>>

function limiter(limits: AllLimits, meter: Meter): RateLimiter {
  return {
    charge(whose, budget) {
      const limit = limits[budget]
      return limit === 0 ? undefined : meter.take(`${budget}:${whose}`, budget, limit)
    },
    close: () => meter.close(),
  }
}
