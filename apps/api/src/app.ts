import type { Stages } from '@channel/codegen/hono'
import { mountContract } from '@channel/contract/routes'
import { inSpan, isSampled } from '@channel/traces'
import { OpenAPIHono } from '@hono/zod-openapi'
import { dashboardApp } from './dashboard/dashboard-app.ts'
import { dashboardPage } from './dashboard/page/dashboard-page.ts'
import type { Dependencies } from './dependencies.ts'
import { docsPages } from './docs/docs-pages.ts'
import { serveMedia } from './media/serve-media.ts'
import { messageLinkPages } from './message-links/message-link-pages.ts'
import { ready } from './process/ready.ts'
import { mountProviderWebhooks } from './provider-webhooks/index.ts'
import { withApiLog } from './request/api-log.ts'
import { authenticateRequest } from './request/authenticate-request.ts'
import type { FetchHandler } from './request/bindings.ts'
import { chargeBudget } from './request/charge-budget.ts'
import { measureRequests } from './request/measure-requests.ts'
import { onError } from './request/on-error.ts'
import { RequestContext } from './request/request-context.ts'
import type { ApiEnv, AuthenticatedRequest, ChargedRequest } from './request/stages.ts'
import { traceRequests } from './request/trace-requests.ts'
import { writeRules } from './request/write-rules.ts'
import { meta } from './resources/meta.ts'
import { publicHandlers } from './resources/public-handlers.ts'
import { setupPages } from './setup/setup-pages.ts'

/**
 * The API, not yet listening. The order under /v1 is part of the contract, and each stage returns what it adds to the request:
 * 1. request id, API log, authentication: `authenticate`; `withApiLog` logs the result
 * 2. route (404, 405): Hono, `mountContract`
 * 3. rate limit: `beforeBody`; from here on, `headers` adds the remaining budget to every response
 * 4. body (413, 415, malformed JSON), validation by the schemas of the route: `mountContract`
 * 5. idempotency of a POST: `writeRules` reads the key, `inTransaction` stores and replays the response
 * 6. path account, entitlement, the verb: core, called by the handlers in resources/
 */
export function createApp(dependencies: Dependencies): FetchHandler {
  const app = new OpenAPIHono<ApiEnv>()
  app.onError(onError(dependencies))
  app.get('/ready', ready(dependencies))
  app.route('/', dashboardPage(dependencies))
  app.route('/', docsPages(dependencies))
  app.route('/setup', setupPages(dependencies))
  app.route('/message', messageLinkPages(dependencies))
  app.all('/media/:name', serveMedia(dependencies))
  mountProviderWebhooks(app, dependencies)
  const dashboard = dashboardApp(dependencies)
  app.all('/dashboard/*', (c) => dashboard.fetch(c.req.raw, c.env))
  const stages: Stages<ApiEnv, AuthenticatedRequest, ChargedRequest, RequestContext> = {
    authenticate: authenticateRequest(dependencies),
    beforeBody: chargeBudget(dependencies),
    headers: ({ headers }) => headers,
    invoke(handle, request, route, received, validate) {
      const verb = () => handle(new RequestContext(dependencies, request, writeRules(route, received, validate)))
      return isSampled() ? inSpan(route.operationId, {}, async () => verb()) : verb()
    },
  }
  mountContract(app, { ...meta, ...publicHandlers }, stages, dependencies)
  return measureRequests(traceRequests(withApiLog(app, dependencies)))
}
