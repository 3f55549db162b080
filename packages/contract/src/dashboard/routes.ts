import { mountRoutes, type Route, type RouteHandler, type Stages } from '@channel/codegen/hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type {
  AllHandlers as DashboardHandlers,
  OnlyDeclaredHeaders as OnlyDeclaredByDashboard,
} from '../generated/dashboard/handlers.d.ts'
import { routes as generated } from '../generated/dashboard/routes.js'
import type { AllHandlers } from '../generated/handlers.d.ts'
import { bodyLimits } from '../limits.ts'
import { type OperationId, routes as publicRoutes } from '../routes.ts'
import type { DashboardOperationId } from './types.ts'

/** The routes that only the dashboard has, by operationId, in document order. */
export const dashboardRoutes: Readonly<Record<DashboardOperationId, Route>> = generated

/** The public operations that the dashboard lacks: they concern the API key, the document and the liveness of `/v1`. */
type OnlyPublic = 'getHealth' | 'getMe' | 'getOpenApiDocument'

/** The routes of the public API that the dashboard has too, with the paths that they have there. */
export const publicRoutesOfDashboard: Readonly<Record<Exclude<OperationId, OnlyPublic>, Route>> = Object.fromEntries(
  Object.entries(publicRoutes)
    .filter(([, { tags }]) => !tags?.includes('meta'))
    .map(([id, route]) => [id, { ...route, path: `/dashboard${route.path}` }]),
) as Record<Exclude<OperationId, OnlyPublic>, Route>

/**
 * Serves the API of the dashboard: its own routes, and under `/dashboard/v1` those of the public API. Rejects what
 * `mountContract` rejects.
 */
export function mountDashboard<E extends Env, Context, Own extends DashboardHandlers<Context>>(
  app: OpenAPIHono<E>,
  handlers: {
    readonly own: Own & OnlyDeclaredByDashboard<Own>
    readonly ofPublicApi: Omit<AllHandlers<Context>, OnlyPublic>
  },
  stages: Stages<E, Context>,
  { validateResponses }: { readonly validateResponses: boolean },
): void {
  const routes = [...Object.values(dashboardRoutes), ...Object.values(publicRoutesOfDashboard)]
  const all = { ...handlers.ofPublicApi, ...handlers.own } as unknown as Record<string, RouteHandler<Context>>
  mountRoutes(app, routes, all, stages, {
    body: bodyLimits,
    refuseUnknownQuery: true,
    refuseBadText: true,
    validateResponses,
  })
}
