import type { BudgetLimits, BudgetName } from './budget.ts'
import type { Charge } from './charge.ts'
import { MemoryMeter } from './memory-meter.ts'

/** Counts what organizations do. */
export interface RateLimiter {
  /**
   * Charges one request to a budget of the organization, whichever of its keys made it. It never fails: what keeps the
   * count of several processes may be away, and then each counts for itself.
   *
   * @returns undefined when the budget is turned off
   */
  charge(organizationId: string, budget: BudgetName): Charge | undefined | Promise<Charge>
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
export async function openRateLimiter({ limits, redisUrl, now, log }: RateLimiterOptions): Promise<RateLimiter> {
  const memory = new MemoryMeter(now)
  if (redisUrl === undefined || (limits.read === 0 && limits.write === 0)) return limiter(limits, memory)
  // Loaded only where it is used: the operator's commands import this package too.
  const { openRedisMeter } = await import('./redis-meter.ts')
  return limiter(limits, await openRedisMeter({ url: redisUrl, limits, fallback: memory, now, log }))
}

function limiter(limits: BudgetLimits, meter: Meter): RateLimiter {
  return {
    charge(organizationId, budget) {
      const limit = limits[budget]
      return limit === 0 ? undefined : meter.take(`${budget}:${organizationId}`, budget, limit)
    },
    close: () => meter.close(),
  }
}
