import { count } from '@channel/metrics'
import type { Log } from '../log/index.ts'
import { attemptLimits, type BudgetLimits, type BudgetName } from './budget.ts'
import type { Charge } from './charge.ts'
import { MemoryMeter } from './memory-meter.ts'
import type { AllLimits, Meter } from './meter.ts'
import type { RedisTimeouts } from './open-redis-meter.ts'

/** Limits the requests of organizations and users, the signups with setup links, and attempts to sign in. */
export interface RateLimiter {
  /**
   * Charges one request to a budget: of the organization (shared by its keys), the user, the setup link, the address or
   * the account.
   * Never fails: without Redis each process counts for itself.
   *
   * @param whose the id of the organization, user or link, the address, or the account's email address
   * @returns undefined when the budget is turned off
   */
  charge(whose: string, budget: BudgetName): Charge | undefined | Promise<Charge>
  /**
   * The current state of a budget, without charging it. Never fails, as {@link charge}.
   *
   * @returns undefined when the budget is turned off
   */
  peek(whose: string, budget: BudgetName): Charge | undefined | Promise<Charge>
  close(): void
}

/** Options of a limiter. */
export interface RateLimiterOptions {
  readonly limits: BudgetLimits
  /** The `redis://` or `rediss://` URL of the store that processes share; without it each process counts for itself. */
  readonly redisUrl?: string | undefined
  /** By default so short that a hanging Redis delays requests only briefly. */
  readonly redisTimeouts?: RedisTimeouts | undefined
  readonly now: () => Date
  /** Logs when Redis becomes unavailable, and when it is available again. */
  readonly log: Log
}

/** Opens a limiter. An unavailable Redis does not fail it: the limiter logs the problem and reconnects. */
export async function openRateLimiter(options: RateLimiterOptions): Promise<RateLimiter> {
  const { redisUrl, redisTimeouts: timeouts, now, log } = options
  const limits: AllLimits = { ...attemptLimits, ...options.limits }
  const memory = new MemoryMeter(now)
  if (redisUrl === undefined || (limits.read === 0 && limits.write === 0)) return limiter(limits, memory)
  // Loaded only on use: the operator's commands import this package too.
  const { openRedisMeter } = await import('./open-redis-meter.ts')
  return limiter(limits, await openRedisMeter({ url: redisUrl, limits, fallback: memory, now, log, timeouts }))
}

function limiter(limits: AllLimits, meter: Meter): RateLimiter {
  return {
    charge(whose, budget) {
      const limit = limits[budget]
      if (limit === 0) return undefined
      const charge = meter.charge(`${budget}:${whose}`, budget, limit)
      return charge instanceof Promise ? charge.then(counted) : counted(charge)
    },
    peek(whose, budget) {
      const limit = limits[budget]
      return limit === 0 ? undefined : meter.peek(`${budget}:${whose}`, budget, limit)
    },
    close: () => meter.close(),
  }
}

function counted(charge: Charge): Charge {
  if (charge.isExceeded) count('channel.rate_limit.refusals', { budget: charge.budget })
  return charge
}
