import type { Route } from '@channel/codegen/hono'
import { budgetOf, rateLimitExceeded, rateLimitHeaders } from '@channel/core/mechanisms/rate-limits'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { chargeAddress } from './charge-attempt.ts'
import { type AuthenticatedSession, type ChargedSession, cookieHeader, type DashboardEnv } from './stages.ts'

/**
 * Charges the request to the budget of its user. A request without a session is an attempt to sign in, or to use a link,
 * and is charged to the client's address; a sign-in by its handler, which knows the account (`chargeSignIn`).
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeUser(dependencies: Pick<Dependencies, 'database' | 'rateLimiter'>) {
  return async (session: AuthenticatedSession, route: Route, c: Context<DashboardEnv>): Promise<ChargedSession> => {
    const { user } = session
    if (user === undefined) {
      if (route.operationId === 'createSession') return { ...session, headers: undefined }
      const attempt = route.method === 'get' ? undefined : { action: route.operationId }
      await chargeAddress(dependencies, session, attempt)
      return { ...session, headers: undefined }
    }
    const charge = await dependencies.rateLimiter.charge(user.userId, budgetOf(route.method.toUpperCase()))
    if (charge === undefined) return { ...session, headers: cookieHeader(user) }
    const headers = { ...rateLimitHeaders(charge), ...cookieHeader(user) }
    c.set('headers', headers)
    if (charge.isExceeded) throw rateLimitExceeded(charge, 'user')
    return { ...session, headers }
  }
}
