import { ApiError } from '../errors/index.ts'
import { type BudgetName, windowSeconds } from './budget.ts'

/** The state of a budget after a request was charged to it. */
export interface Charge {
  readonly budget: BudgetName
  /** Max requests per window. */
  readonly limit: number
  readonly remaining: number
  /** Milliseconds until the window ends. */
  readonly resetsInMs: number
  /** Whether the request exceeds the limit. */
  readonly isExceeded: boolean
}

/** @param used the requests of the window so far, those beyond the limit too */
export function chargeOf({
  used,
  ...window
}: Pick<Charge, 'budget' | 'limit' | 'resetsInMs'> & { readonly used: number }): Charge {
  return { ...window, remaining: Math.max(0, window.limit - used), isExceeded: used > window.limit }
}

/** `RateLimit-Policy` and `RateLimit`, as the IETF draft defines them. */
export function rateLimitHeaders(charge: Charge): Record<string, string> {
  const { budget, limit, remaining } = charge
  return {
    'RateLimit-Policy': `"${budget}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${budget}";r=${remaining};t=${resetsInSeconds(charge)}`,
  }
}

/**
 * The error for a request beyond the limit: `rate_limit_exceeded`, with `Retry-After`.
 *
 * @param whose whose budget it is; default the organization's
 */
export function rateLimitExceeded(charge: Charge, whose: 'organization' | 'user' = 'organization'): ApiError {
  const { budget, limit } = charge
  const seconds = resetsInSeconds(charge)
  return new ApiError(
    'rate_limit_exceeded',
    `${whose === 'user' ? 'You have used up your' : 'Your organization has used up its'} budget of ${counted(limit, budget)} per minute. Try again in ${counted(seconds, 'second')}.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** The error for an attempt beyond the limit: `rate_limit_exceeded`, with `Retry-After`. */
export function tooManyAttempts(charge: Charge): ApiError {
  const seconds = resetsInSeconds(charge)
  return new ApiError(
    'rate_limit_exceeded',
    `Too many attempts within a minute. Wait ${counted(seconds, 'second')}, then try again.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Rounded up, so that a client that waits as long finds a new window. */
function resetsInSeconds({ resetsInMs }: Charge): number {
  return Math.max(1, Math.ceil(resetsInMs / 1000))
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
