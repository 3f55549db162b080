import type { DashboardRoute } from '@channel/contract/dashboard/routes'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { SignIn } from '@channel/sign-in'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { newRequestId } from '../../request/new-request-id.ts'
import { clientOfRequest } from './client-of-request.ts'
import { requireOpenOrganization } from './require-open-organization.ts'
import { requireRole } from './require-role.ts'
import { requireSameOrigin } from './require-same-origin.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { type AuthenticatedSession, cookieHeader, type DashboardEnv } from './stages.ts'

/**
 * Assigns the request id, refuses requests from other sites, finds the session, and checks the user's second factor and role. Unknown paths
 * require a session too.
 */
export function authenticateSession(dependencies: Dependencies, loadSignIn: () => Promise<SignIn>) {
  return async (c: Context<DashboardEnv>, route: DashboardRoute | undefined): Promise<AuthenticatedSession> => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    if (route !== undefined) c.env.operation = route
    const cookies: string[] = []
    c.set('cookies', cookies)
    requireSameOrigin(c, dependencies.publicUrl())
    const [client, signIn] = [clientOfRequest(c, dependencies), await loadSignIn()]
    const isOpen = route?.security?.length === 0
    const user = isOpen ? undefined : await signIn.find(client)
    if (user === undefined && !isOpen) throw new ApiError('unauthenticated', 'Sign in to continue.')
    c.set('headers', cookieHeader(user))
    if (user !== undefined) requireOpenOrganization(c, user, route?.operationId)
    if (user !== undefined) requireSecondFactor(user, route?.operationId)
    if (user !== undefined && route !== undefined) requireRole(user.role, route)
    // The route is set only now, because the public operations do not declare the errors above.
    c.set('route', route)
    return {
      requestId,
      caller: user,
      // Requests of the page are not in the API log.
      call: undefined,
      allowLongBody: c.env.allowLongBody,
      clientSignal: () => c.req.raw.signal,
      client,
      signIn,
      user,
      setCookie: (cookie) => void cookies.push(cookie),
    }
  }
}
