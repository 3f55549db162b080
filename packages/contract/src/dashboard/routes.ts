import { mountRoutes, type Route, type RouteHandler, type Stages } from '@channel/codegen/hono'
import { streamedForms } from '@channel/codegen/hono/streamed-forms'
import type { OnlyDeclaredHeaders } from '@channel/codegen/zod'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { AllHandlers as DashboardHandlers, HeaderName } from '../generated/dashboard/handlers.d.ts'
import { roles, rolesOfPublicOperations } from '../generated/dashboard/roles.ts'
import { routes as generated } from '../generated/dashboard/routes.js'
import type { Role } from '../generated/dashboard/types.d.ts'
import type { AllHandlers } from '../generated/handlers.d.ts'
import { requestPolicy } from '../limits.ts'
import { routes as publicRoutes } from '../routes.ts'
import type { DashboardOperationId } from './types.ts'

/** The public operations that the dashboard has too: all but those about the API key, the document and the liveness of `/v1`. */
export type PublicOperationIdOfDashboard = keyof typeof rolesOfPublicOperations

/** A route of the dashboard. */
export type DashboardRoute = Route & {
  /** The lowest role that may call it; null if it needs no session. */
  readonly 'x-role': Role | null
}

/** The routes that only the dashboard has, by operationId, in document order. */
export const dashboardRoutes: Readonly<Record<DashboardOperationId, DashboardRoute>> = withRoles(roles, generated)

/** The routes of the public API that the dashboard has too, with the paths that they have there. */
export const publicRoutesOfDashboard: Readonly<Record<PublicOperationIdOfDashboard, DashboardRoute>> = withRoles(
  rolesOfPublicOperations,
  publicRoutes,
  '/dashboard',
)

function withRoles<Id extends string>(
  rolesById: Readonly<Record<Id, Role | null>>,
  routes: Readonly<Record<NoInfer<Id>, Route>>,
  base = '',
): Record<Id, DashboardRoute> {
  const entries = (Object.keys(rolesById) as Id[]).map((id) => {
    const route = routes[id]
    return [id, { ...route, path: base + route.path, 'x-role': rolesById[id] }]
  })
  return Object.fromEntries(entries)
}

/**
 * Serves the API of the dashboard: its own routes, and under `/dashboard/v1` those of the public API. Rejects what
 * `mountContract` rejects.
 */
export function mountDashboard<
  E extends Env,
  Authenticated,
  Admitted = Authenticated,
  Context = Admitted,
  Own extends DashboardHandlers<Context> = DashboardHandlers<Context>,
>(
  app: OpenAPIHono<E>,
  handlers: {
    readonly own: Own & OnlyDeclaredHeaders<Own, HeaderName>
    readonly ofPublicApi: Pick<AllHandlers<Context>, PublicOperationIdOfDashboard>
  },
  stages: Stages<E, Authenticated, Admitted, Context, DashboardRoute>,
  { validateResponses }: { readonly validateResponses: boolean },
): void {
  const routes = [...Object.values(dashboardRoutes), ...Object.values(publicRoutesOfDashboard)]
  const all = { ...handlers.ofPublicApi, ...handlers.own } as unknown as Record<string, RouteHandler<Context>>
  mountRoutes(app, routes, all, stages, { ...requestPolicy, streamedForms, validateResponses })
}
