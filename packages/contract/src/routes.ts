import { mountRoutes, type Route, type RouteHandler, type Stages } from '@channel/codegen/hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { AllHandlers, OnlyDeclaredHeaders } from './generated/handlers.d.ts'
import { documentConfig, routes as generated, registerComponents } from './generated/routes.js'
import { bodyLimits } from './limits.ts'
import type { OperationId } from './types.ts'

export { bodyLimits } from './limits.ts'
export type { OperationId } from './types.ts'

/** Every route of the contract by its operationId, in the order of the document. */
export const routes: Readonly<Record<OperationId, Route>> = generated

/**
 * Serves every route of the contract by its handler, with the stages of the app around it. A request with an unknown query
 * parameter is refused, and one with text that the database cannot hold.
 */
export function mountContract<E extends Env, Context, Given extends AllHandlers<Context>>(
  app: OpenAPIHono<E>,
  handlers: Given & OnlyDeclaredHeaders<Given>,
  stages: Stages<E, Context>,
  { validateResponses }: { readonly validateResponses: boolean },
): void {
  mountRoutes(app, Object.values(routes), handlers as unknown as Record<OperationId, RouteHandler<Context>>, stages, {
    body: bodyLimits,
    refuseUnknownQuery: true,
    refuseBadText: true,
    validateResponses,
  })
}

/** The OpenAPI document of an app with the routes of the contract, as zod-openapi derives it from them. */
export function describeContract(app: OpenAPIHono): ReturnType<OpenAPIHono['getOpenAPI31Document']> {
  registerComponents(app.openAPIRegistry)
  return app.getOpenAPI31Document(documentConfig)
}
