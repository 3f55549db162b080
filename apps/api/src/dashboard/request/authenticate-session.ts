import type { DashboardRoute } from '@channel/contract/dashboard/routes'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { SignIn } from '@channel/sign-in'
import type { Context } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { newRequestId } from '../../request/request-id.ts'
import { clientOfRequest } from './client-of-request.ts'
import { DashboardContext, type DashboardEnv } from './dashboard-context.ts'
import { requireRole } from './require-role.ts'
import { requireSameOrigin } from './require-same-origin.ts'

/**
 * Assigns the request id, refuses requests from other sites, finds the session, and checks the user's role. Unknown paths
 * require a session too.
 */
export function authenticateSession(dependencies: Dependencies, loadSignIn: () => Promise<SignIn>) {
  return async (c: Context<DashboardEnv>, route: DashboardRoute | undefined): Promise<DashboardContext> => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    requireSameOrigin(c, dependencies.publicUrl())
    const [client, signIn] = [clientOfRequest(c, dependencies), await loadSignIn()]
    const isOpen = route?.security?.length === 0
    const user = isOpen ? undefined : await signIn.find(client)
    if (user === undefined && !isOpen) throw new ApiError('unauthenticated', 'Sign in to continue.')
    const context = new DashboardContext(requestId, dependencies, { client, signIn, user })
    c.set('context', context)
    if (user !== undefined && route !== undefined) requireRole(user.role, route)
    // Only now: the public operations do not declare the errors above.
    c.set('route', route)
    return context
  }
}
