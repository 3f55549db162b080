import type { Route } from '@channel/codegen/hono'
import { budgetOf, rateLimitExceeded, rateLimitHeaders, tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { auditExcess } from './audit-refusal.ts'
import { type AuthenticatedSession, type ChargedSession, cookieHeader, type DashboardEnv } from './stages.ts'

/**
 * Charges the request to the budget of its user. A request without a session is an attempt to sign in, or to use a link,
 * and is charged to the client's address.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeUser(dependencies: Pick<Dependencies, 'database' | 'rateLimiter'>) {
  const { rateLimiter } = dependencies
  return async (session: AuthenticatedSession, route: Route, c: Context<DashboardEnv>): Promise<ChargedSession> => {
    const { user, client } = session
    if (user === undefined) {
      const address = client.address ?? ''
      const charge = await rateLimiter.charge(address, 'address_sign_in')
      if (!charge?.isExceeded) return { ...session, headers: undefined }
      if (route.method !== 'get') await auditExcess(dependencies, session, address, { action: route.operationId })
      throw tooManyAttempts(charge)
    }
    const charge = await rateLimiter.charge(user.userId, budgetOf(route.method.toUpperCase()))
    if (charge === undefined) return { ...session, headers: cookieHeader(user) }
    const headers = { ...rateLimitHeaders(charge), ...cookieHeader(user) }
    c.set('headers', headers)
    if (charge.isExceeded) throw rateLimitExceeded(charge, 'user')
    return { ...session, headers }
  }
}
