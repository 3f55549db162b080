import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env, Context as HonoContext } from 'hono'
import { type MountOptions, mountRoutes, type RouteHandler, type Stages } from './mount-routes.ts'
import { respondWithProblem } from './problem.ts'
import type { Route } from './route.ts'

/** Bodies up to 1 MiB and 64 levels, any text; a response that does not fit its route is an error until production. */
const defaults: MountOptions = {
  body: { maxBytes: 1024 * 1024, maxDepth: 64 },
  refuseUnknownQuery: true,
  refuseBadText: false,
  validateResponses: globalThis.process?.env.NODE_ENV !== 'production',
}

/**
 * An app that serves the generated routes by handlers of their names. A handler gets the input of its request and Hono's
 * context. What is wrong with a request is answered with problem details (RFC 9457); `app.onError` replaces that.
 *
 * For a context of your own, such as an authenticated user, or an order of your own: `mountRoutes`.
 *
 * @param options what is to be other than the defaults: limits of bodies, stages around each request
 */
export function createApp<Routes extends Record<keyof Routes, Route>, E extends Env = Env>(
  routes: Routes,
  handlers: Readonly<Record<keyof Routes, RouteHandler<HonoContext<E>>>>,
  { enter = (context) => context, ...options }: Partial<MountOptions & Stages<E, HonoContext<E>>> = {},
): OpenAPIHono<E> {
  const app = new OpenAPIHono<E>()
  app.onError(respondWithProblem)
  mountRoutes(app, Object.values<Route>(routes), handlers, { ...options, enter }, { ...defaults, ...options })
  return app
}
