import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env, Context as HonoContext } from 'hono'
import { type BodyLimits, bodyReader } from './read-body.ts'
import { type ReceivedRequest, receivedRequest } from './received-request.ts'
import { MethodNotAllowedError, UnknownPathError } from './request-errors.ts'
import { type Route, requestSchemas } from './route.ts'
import { allowedMethods, literalsFirst, routingPath } from './route-table.ts'
import { type RequestPolicy, requestValidator } from './validate-request.ts'
import { responseValidator, type ValidateResult } from './validate-response.ts'
import { type HandlerResult, writeResult } from './write-result.ts'

type MaybePromise<T> = T | Promise<T>

/** What serves one route. `input` has the values of the request: `params`, `query`, `headers`, `body`. */
export type RouteHandler<Context> = (input: never, context: Context) => MaybePromise<HandlerResult>

/**
 * What an app adds to the steps of every request. Whatever a stage throws ends the request and reaches the app's
 * `onError`; so do RequestValidationError, JsonError and the errors of `request-errors.ts`.
 */
export interface Stages<E extends Env, Context> {
  /**
   * First of all: identify the request, authenticate it, make the context that the handler gets.
   * `route` is undefined for a path or method that no route has.
   */
  enter(request: HonoContext<E>, route: Route | undefined): MaybePromise<Context>
  /** After routing and before the body is read. */
  beforeBody?(context: Context, route: Route): MaybePromise<void>
  /** The headers of every response beside those of its handler; asked for when the response is written. */
  headers?(context: Context): Readonly<Record<string, string>> | undefined
  /**
   * Around the handler, when the request is known to be valid; `request` has it as it came, the body parsed.
   * `validate` throws for a result that does not fit the route, so that a handler can find out before it commits;
   * undefined where responses are not validated.
   */
  invoke?(
    handle: () => MaybePromise<HandlerResult>,
    context: Context,
    route: Route,
    request: ReceivedRequest,
    validate: ValidateResult | undefined,
  ): MaybePromise<HandlerResult>
}

export interface MountOptions extends RequestPolicy {
  readonly body: BodyLimits
  /** Whether each response is held to its route's schemas; one that does not fit is thrown as ResponseValidationError. */
  readonly validateResponses: boolean
}

/**
 * Serves each route by its handler, the one under its operationId:
 * `enter` → `beforeBody` → read the body → validate the request → `invoke` around the handler → write the response.
 * Paths and methods that no route has pass `enter` and become UnknownPathError or MethodNotAllowedError.
 *
 * The app documents the whole route and serves it without `request`: zod-openapi would add a validator for each part,
 * which read less exactly than the one step here and take twice as long. A route then is one Hono handler and no
 * middleware: Hono calls it directly, and builds the response once.
 */
export function mountRoutes<E extends Env, Context>(
  app: OpenAPIHono<E>,
  routes: readonly Route[],
  handlers: Readonly<Record<string, RouteHandler<Context>>>,
  stages: Stages<E, Context>,
  options: MountOptions,
): void {
  for (const route of routes.toSorted(literalsFirst)) {
    const handler = handlers[route.operationId]
    if (handler === undefined) throw new Error(`${route.operationId} has no handler.`)
    app.openAPIRegistry.registerPath(route)
    const { request: _validatedHere, ...served } = route
    app.openapi(
      { ...served, path: routingPath(route.path), hide: true },
      serve(route, handler.bind(handlers), stages, options),
    )
  }
  const allowed = allowedMethods(routes)
  app.notFound(async (c) => {
    await stages.enter(c, undefined)
    const methods = allowed(c.req.path)
    if (methods.length > 0) throw new MethodNotAllowedError(c.req.method, methods)
    throw new UnknownPathError('There is no such path.')
  })
}

function serve<E extends Env, Context>(
  route: Route,
  handler: RouteHandler<Context>,
  { enter, beforeBody, invoke, headers }: Stages<E, Context>,
  options: MountOptions,
) {
  const schemas = requestSchemas(route)
  const readBody = schemas.body && bodyReader(schemas.body.contents, options.body)
  const validate = requestValidator(route.path, schemas, options)
  const validateResponse = options.validateResponses ? responseValidator(route) : undefined
  return async (c: HonoContext<E>): Promise<Response> => {
    const context = await enter(c, route)
    if (beforeBody !== undefined) await beforeBody(context, route)
    const { raw } = c.req
    const request = receivedRequest(raw, readBody && (await readBody(raw)))
    const input = validate(request) as never
    const handle = () => handler(input, context)
    const result = await (invoke === undefined ? handle() : invoke(handle, context, route, request, validateResponse))
    validateResponse?.(result)
    return writeResult(result, headers?.(context))
  }
}
