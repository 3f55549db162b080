import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env, Context as HonoContext } from 'hono'
import { type MountOptions, mountRoutes, type RouteHandler, type Stages } from './mount-routes.ts'
import { respondWithProblem } from './respond-with-problem.ts'
import type { Route } from './route.ts'

/** Limits bodies to 1 MiB and 64 levels, allows any text, and validates responses except in production. */
const defaults: MountOptions = {
  body: { maxBytes: 1024 * 1024, maxDepth: 64 },
  refuseUnknownQuery: true,
  refuseBadText: false,
  validateResponses: globalThis.process?.env.NODE_ENV !== 'production',
}

/**
 * Creates an app that serves the generated routes. Handlers are looked up by operationId and called with the input of the
 * request and Hono's context. The response to an invalid request is problem details (RFC 9457), unless `app.onError`
 * is replaced.
 *
 * For a custom context, such as an authenticated user, or a custom order of stages, use `mountRoutes`.
 *
 * @param options overrides of the defaults: body limits, and stages around each request
 */
export function createApp<Routes extends Record<keyof Routes, Route>, E extends Env = Env>(
  routes: Routes,
  handlers: Readonly<Record<keyof Routes, RouteHandler<HonoContext<E>>>>,
  { authenticate = (context) => context, ...options }: Partial<MountOptions & Stages<E, HonoContext<E>>> = {},
): OpenAPIHono<E> {
  const app = new OpenAPIHono<E>()
  app.onError(respondWithProblem)
  mountRoutes(app, Object.values<Route>(routes), handlers, { ...options, authenticate }, { ...defaults, ...options })
  return app
}
