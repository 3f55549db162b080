import type { Route } from '@channel/codegen/hono'
import { budgetOf, rateLimitExceeded, tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import type { Dependencies } from '../../dependencies.ts'
import { auditExcess } from './audit-excess.ts'
import type { DashboardContext } from './dashboard-context.ts'

/**
 * Charges the request to the budget of its user. A request without a session is an attempt to sign in, or to use a link,
 * and is charged to the client's address.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeUser({ rateLimiter }: Pick<Dependencies, 'rateLimiter'>) {
  return async (context: DashboardContext, route: Route): Promise<void> => {
    if (route.security?.length === 0) {
      const address = context.client.address ?? ''
      const charge = await rateLimiter.charge(address, 'address_sign_in')
      if (!charge?.isExceeded) return
      if (route.method !== 'get') await auditExcess(context, route.operationId, address)
      throw tooManyAttempts(charge)
    }
    const charge = await rateLimiter.charge(context.user.userId, budgetOf(route.method.toUpperCase()))
    if (charge === undefined) return
    context.charge = charge
    if (charge.isExceeded) throw rateLimitExceeded(charge, 'user')
  }
}
