import type { Route } from '@channel/codegen/hono'
import { budgetOf, rateLimitExceeded, rateLimitHeaders } from '@channel/core/mechanisms/rate-limits'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import type { ApiEnv, AuthenticatedRequest, ChargedRequest } from './stages.ts'

/** A response to a key is for its organization alone. */
const uncached = { 'Cache-Control': 'no-store' }

/**
 * Charges the request to its organization's rate limit, if the operation has one: the contract then declares a 429.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeBudget({ rateLimiter }: Pick<Dependencies, 'rateLimiter'>) {
  return async (request: AuthenticatedRequest, route: Route, c: Context<ApiEnv>): Promise<ChargedRequest> => {
    const { caller } = request
    if (!(429 in route.responses)) return { ...request, headers: caller && uncached }
    if (caller === undefined) throw new Error(`${route.operationId} has a rate limit, but no caller.`)
    const charge = await rateLimiter.charge(caller.organizationId, budgetOf(route.method.toUpperCase()))
    if (charge === undefined) return { ...request, headers: uncached }
    const headers = { ...rateLimitHeaders(charge), ...uncached }
    c.set('headers', headers)
    if (charge.isExceeded) throw rateLimitExceeded(charge)
    return { ...request, headers }
  }
}
