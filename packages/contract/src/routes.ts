import { mountRoutes, type Route, type RouteHandler, type Stages } from '@channel/codegen/hono'
import { streamedForms } from '@channel/codegen/hono/streamed-forms'
import type { OnlyDeclaredHeaders } from '@channel/codegen/zod'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { AllHandlers, HeaderName } from './generated/handlers.d.ts'
import { documentConfig, routes as generated, registerComponents } from './generated/routes.js'
import { requestPolicy } from './limits.ts'
import type { OperationId } from './types.ts'

export { bodyLimits } from './limits.ts'
export type { OperationId } from './types.ts'

/** All routes of the contract by operationId, in document order. */
export const routes: Readonly<Record<OperationId, Route>> = generated

/** Serves all routes of the contract with their handlers and the app's stages, by `requestPolicy`. */
export function mountContract<
  E extends Env,
  Authenticated,
  Admitted = Authenticated,
  Context = Admitted,
  Given extends AllHandlers<Context> = AllHandlers<Context>,
>(
  app: OpenAPIHono<E>,
  handlers: Given & OnlyDeclaredHeaders<Given, HeaderName>,
  stages: Stages<E, Authenticated, Admitted, Context>,
  { validateResponses }: { readonly validateResponses: boolean },
): void {
  const all = handlers as unknown as Record<OperationId, RouteHandler<Context>>
  mountRoutes(app, Object.values(routes), all, stages, { ...requestPolicy, streamedForms, validateResponses })
}

/** The OpenAPI document that zod-openapi derives from the routes of the contract. */
export function describeContract(app: OpenAPIHono): ReturnType<OpenAPIHono['getOpenAPI31Document']> {
  registerComponents(app.openAPIRegistry)
  return app.getOpenAPI31Document(documentConfig)
}
