import { mountDashboard } from '@channel/contract/dashboard/routes'
import type { SignIn } from '@channel/sign-in'
import { inSpan, isSampled } from '@channel/traces'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { untrustedHeaders } from '../media/media-headers.ts'
import type { FetchHandler } from '../request/bindings.ts'
import { onError } from '../request/on-error.ts'
import { publicHandlers } from '../resources/public-handlers.ts'
import { singleSignOnRoutes } from './handlers/single-sign-on.ts'
import { auditWrites, type DashboardStages } from './request/audit-writes.ts'
import { authenticateSession } from './request/authenticate-session.ts'
import { chargeUser } from './request/charge-user.ts'
import type { DashboardEnv } from './request/stages.ts'
import { dashboardHandlers } from './resources/dashboard-handlers.ts'

/**
 * The API of the dashboard: its own operations, and under /dashboard/v1 those of the public API with the session in place
 * of the API key. The order:
 * 1. request id, same origin, session, role: `authenticate`
 * 2. route (404, 405): Hono, `mountDashboard`
 * 3. the user's rate limit: `beforeBody`; from here on, `headers` adds the remaining budget to every response
 * 4. body, validation, idempotency, the verb: as in the public API; `auditWrites` records every write
 */
export function dashboardApp(dependencies: Dependencies): FetchHandler {
  const app = new OpenAPIHono<DashboardEnv>()
  app.onError(onError(dependencies))
  app.use(keepPrivate)
  const loadSignIn = lazySignIn(dependencies)
  app.route('/dashboard/sign_in', singleSignOnRoutes(dependencies, loadSignIn))
  const runAudited = auditWrites(dependencies)
  const stages: DashboardStages = {
    authenticate: authenticateSession(dependencies, loadSignIn),
    beforeBody: chargeUser(dependencies),
    headers: ({ headers }) => headers,
    invoke: (handle, request, route, ...rest) =>
      isSampled()
        ? inSpan(route.operationId, {}, async () => runAudited(handle, request, route, ...rest))
        : runAudited(handle, request, route, ...rest),
  }
  mountDashboard(app, { own: dashboardHandlers, ofPublicApi: publicHandlers }, stages, dependencies)
  return app
}

const privateHeaders = { ...untrustedHeaders, 'Cross-Origin-Resource-Policy': 'same-origin' }

/**
 * Responses are for one session, so no cache may serve them to another, and no page of another site may embed them. Only a
 * response that is validated again at each use (ETag) may stay in the browser.
 */
const keepPrivate: MiddlewareHandler<DashboardEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'no-store')
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value)
  for (const cookie of c.get('cookies') ?? []) headers.append('Set-Cookie', cookie)
}

/** Loaded at the first request: it takes half a second, and many processes never serve the dashboard. */
function lazySignIn({ database, otherCells, secrets, publicUrl, oidc }: Dependencies): () => Promise<SignIn> {
  let loaded: Promise<SignIn> | undefined
  return () => {
    loaded ??= import('@channel/sign-in').then(({ openSignIn }) =>
      openSignIn({ database, verifications: otherCells?.verifications, secrets, baseUrl: publicUrl(), oidc }),
    )
    return loaded
  }
}
