import type { Route } from '@channel/codegen/hono'
import { budgetOf, rateLimitExceeded } from '@channel/core/mechanisms/rate-limits'
import type { Dependencies } from '../dependencies.ts'
import type { RequestContext } from './context.ts'

/**
 * Charges the request to its organization's rate limit, if the operation has one: the contract then declares a 429.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeBudget({ rateLimiter }: Pick<Dependencies, 'rateLimiter'>) {
  return async (context: RequestContext, route: Route): Promise<void> => {
    if (!(429 in route.responses)) return
    const charge = await rateLimiter.charge(context.organizationId, budgetOf(route.method.toUpperCase()))
    if (charge === undefined) return
    context.charge = charge
    if (charge.isExceeded) throw rateLimitExceeded(charge)
  }
}
