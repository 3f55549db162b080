import type { Stages } from '@channel/codegen/hono'
import { mountDashboard } from '@channel/contract/dashboard/routes'
import type { SignIn } from '@channel/sign-in'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { FetchHandler } from '../api-log.ts'
import type { Dependencies } from '../dependencies.ts'
import { onError } from '../on-error.ts'
import { publicHandlers } from '../public-handlers.ts'
import { auditWrites } from './audit-writes.ts'
import { chargeUser } from './charge-user.ts'
import type { DashboardContext, DashboardEnv } from './dashboard-context.ts'
import { dashboardHandlers } from './dashboard-handlers.ts'
import { enterDashboard } from './enter-dashboard.ts'
import { singleSignOnRoutes } from './single-sign-on.ts'

/**
 * The API of the dashboard: its own operations, and under /dashboard/v1 those of the public API with the session in place
 * of the API key. The order:
 * 1. request id, same origin, session, role: `enter`
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
  const stages: Stages<DashboardEnv, DashboardContext> = {
    enter: enterDashboard(dependencies, loadSignIn),
    beforeBody: chargeUser(dependencies),
    headers: (context) => context.headers,
    invoke: auditWrites,
  }
  mountDashboard(app, { own: dashboardHandlers, ofPublicApi: publicHandlers }, stages, dependencies)
  return app
}

/**
 * Responses are for one session, so no cache may serve them to another. Only a response that is validated again at each use
 * (ETag) may stay in the browser.
 */
const keepPrivate: MiddlewareHandler<DashboardEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  for (const cookie of c.get('context')?.cookies ?? []) headers.append('Set-Cookie', cookie)
}

/** Loaded at the first request: it takes half a second, and many processes never serve the dashboard. */
function lazySignIn({ database, secrets, publicUrl, oidc }: Dependencies): () => Promise<SignIn> {
  let loaded: Promise<SignIn> | undefined
  return () => {
    loaded ??= import('@channel/sign-in').then(({ openSignIn }) =>
      openSignIn({ database, secrets, baseUrl: publicUrl(), oidc }),
    )
    return loaded
  }
}
