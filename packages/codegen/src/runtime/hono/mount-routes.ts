import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Env, Context as HonoContext } from 'hono'
import { allowedMethods, literalsFirst, routingPath } from './allowed-methods.ts'
import { type BodyLimits, bodyReader } from './body-reader.ts'
import { contentTypeAdder } from './default-content-type.ts'
import { type ReceivedRequest, receivedRequest } from './received-request.ts'
import { registrations } from './registrations.ts'
import { MethodNotAllowedError, UnknownPathError } from './request-errors.ts'
import { type RequestPolicy, requestValidator } from './request-validator.ts'
import { responseValidator, type ValidateResult } from './response-validator.ts'
import { resultEncoder } from './result-encoder.ts'
import { resultStreamer } from './result-streamer.ts'
import { type Route, requestSchemas } from './route.ts'
import type { StreamedForms } from './streamed-form-reader.ts'
import { type HandlerResult, writeResult } from './write-result.ts'

type MaybePromise<T> = T | Promise<T>

/** Serves one route. `input` holds the values of the request: `params`, `query`, `headers`, `body`. */
export type RouteHandler<Context> = (input: never, context: Context) => MaybePromise<HandlerResult>

/**
 * Hooks into the processing of every request. Each stage gets what the one before returned, and returns what it adds. An error
 * thrown by a stage ends the request and reaches the app's `onError`. So do RequestValidationError, JsonError and the errors of
 * `request-errors.ts`.
 */
export interface Stages<
  E extends Env,
  Authenticated,
  Admitted = Authenticated,
  Context = Admitted,
  R extends Route = Route,
> {
  /** Runs first: identifies and authenticates the request. `route` is undefined if no route has the path or method. */
  authenticate(request: HonoContext<E>, route: R | undefined): MaybePromise<Authenticated>
  /** Runs after routing and before the body is read. Required if `Admitted` is another type than `Authenticated`. */
  beforeBody?(authenticated: Authenticated, route: R, request: HonoContext<E>): MaybePromise<Admitted>
  /** Returns headers to add to every response. Called when the response is written. */
  headers?(admitted: Admitted): Readonly<Record<string, string>> | undefined
  /**
   * Wraps the handler and runs after validation. It calls `handle` with the handler's context; required if `Context` is
   * another type than `Admitted`. `request` is the received request with its parsed body.
   * `validate` throws if a result does not match the route, so that a handler can check it before it commits. It is
   * undefined if responses are not validated.
   */
  invoke?(
    handle: (context: Context) => MaybePromise<HandlerResult>,
    admitted: Admitted,
    route: R,
    request: ReceivedRequest,
    validate: ValidateResult | undefined,
  ): MaybePromise<HandlerResult>
}

/** How requests are read and validated. */
export interface MountOptions extends RequestPolicy {
  readonly body: BodyLimits
  /** Whether to validate responses. An invalid one throws ResponseValidationError. */
  readonly validateResponses: boolean
  /** Reads the forms of routes with `x-streamed-file`: `streamedForms` of `@channel/codegen/hono/streamed-forms`. */
  readonly streamedForms?: StreamedForms
}

/** What `mountRoutes` reads of a route's security. */
export interface QueryCredentials {
  /** The query parameters of a route that hold credentials, and not values. */
  readonly queryCredentialsOf?: (route: Route) => readonly string[]
}

/**
 * Serves each route with the handler named after its operationId:
 * `authenticate` → `beforeBody` → read the body → validate the request → `invoke` around the handler → write the response.
 * Requests with an unknown path or method pass `authenticate` and then throw UnknownPathError or MethodNotAllowedError.
 *
 * Each route is documented in full but registered without `request`. Otherwise zod-openapi would add a validator per
 * part, which is less exact and takes twice as long. A route without middleware is also faster: Hono calls its handler
 * directly and builds the response once.
 */
export function mountRoutes<
  E extends Env,
  Authenticated,
  Admitted = Authenticated,
  Context = Admitted,
  R extends Route = Route,
>(
  app: OpenAPIHono<E>,
  routes: readonly R[],
  handlers: Readonly<Record<string, RouteHandler<Context>>>,
  stages: Stages<E, Authenticated, Admitted, Context, R>,
  options: MountOptions & QueryCredentials,
): void {
  const report = reporterOf(app)
  const served = new Map(
    routes.toSorted(literalsFirst).map((route) => {
      const handler = handlers[route.operationId]
      if (handler === undefined) throw new Error(`${route.operationId} has no handler.`)
      app.openAPIRegistry.registerPath(route as R & RouteConfig)
      return [route, serve(route, handler.bind(handlers), stages, options, report)]
    }),
  )
  for (const { route, method, serve } of registrations(served)) {
    const { request: _validatedHere, ...documented } = route
    app.openapi(
      { ...documented, method: method as RouteConfig['method'], path: routingPath(route.path), hide: true },
      serve,
    )
  }
  const allowed = allowedMethods(routes)
  // Of `app.basePath('/v1')`. Otherwise it is `/`.
  const base = (app as unknown as { readonly _basePath: string })._basePath.replace(/\/$/, '')
  app.notFound(async (c) => {
    try {
      await stages.authenticate(c, undefined)
      const { path } = c.req
      const methods = path.startsWith(`${base}/`) ? allowed(path.slice(base.length)) : []
      if (methods.length > 0) throw new MethodNotAllowedError(c.req.method, methods)
      throw new UnknownPathError('There is no such path.')
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // Hono responds to errors of routes where they are thrown, but lets `next()` of a middleware throw those from here.
      c.error = error
      return errorHandlerOf(app)(error, c)
    }
  })
}

function serve<E extends Env, Authenticated, Admitted, Context, R extends Route>(
  route: R,
  handler: RouteHandler<Context>,
  {
    authenticate,
    beforeBody = unchanged,
    invoke = callDirectly,
    headers,
  }: Stages<E, Authenticated, Admitted, Context, R>,
  options: MountOptions & QueryCredentials,
  report: (error: unknown, c: HonoContext<E>) => void,
) {
  const schemas = requestSchemas(route)
  const bodyLimits = { ...options.body, refuseBadText: options.refuseBadText }
  const readBody = schemas.body && bodyReader(schemas.body.contents, bodyLimits, streamedFormOf(route, options))
  const validate = requestValidator(route.path, schemas, {
    ...options,
    ignoredQuery: options.queryCredentialsOf?.(route),
  })
  const validateResponse = options.validateResponses ? responseValidator(route) : undefined
  let call: RouteHandler<Context> = (input, context) => {
    const steps = [contentTypeAdder(route), resultEncoder(route)].filter((step) => step !== undefined)
    if (steps.length === 0) call = handler
    else call = async (given, of) => steps.reduce((result, step) => step(result), await handler(given, of))
    return call(input, context)
  }
  const stream = resultStreamer(route, options.validateResponses)
  return async (c: HonoContext<E>): Promise<Response> => {
    const admitted = await beforeBody(await authenticate(c, route), route, c)
    const { raw } = c.req
    const body = readBody && (await readBody(raw))
    let end = body?.end
    try {
      const request = receivedRequest(raw, body)
      const input = validate(request) as never
      const result = await invoke((context) => call(input, context), admitted, route, request, validateResponse)
      validateResponse?.(result)
      const streamed = stream?.(result, { signal: raw.signal, report: (error) => report(error, c), end })
      const response = writeResult(streamed ?? result, headers?.(admitted), c)
      // A stream may read the body until it ends.
      if (streamed !== undefined) end = undefined
      // Hono drops the body of a response to HEAD, but does not end its stream.
      if (raw.method === 'HEAD') await response.body?.cancel()
      return response
    } finally {
      end?.()
    }
  }
}

/** Reports an error that ended a stream to `app.onError`. Its response cannot be sent any more. */
function reporterOf<E extends Env>(app: OpenAPIHono<E>) {
  return async (error: unknown, c: HonoContext<E>): Promise<void> => {
    try {
      await errorHandlerOf(app)(error, c)
    } catch (thrown) {
      console.error(thrown)
    }
  }
}

/** What `app.onError` has set by now. Hono keeps it open for apps that it mounts. */
function errorHandlerOf<E extends Env>(app: OpenAPIHono<E>) {
  const { errorHandler } = app as unknown as {
    errorHandler(error: unknown, c: HonoContext<E>): MaybePromise<Response>
  }
  return errorHandler
}

function streamedFormOf(route: Route, { streamedForms: begin }: MountOptions) {
  const maxFileBytes = route['x-streamed-file']
  if (maxFileBytes === undefined) return undefined
  if (begin !== undefined) return { maxFileBytes, begin }
  throw new Error(
    `${route.operationId} has x-streamed-file: give 'streamedForms' of '@channel/codegen/hono/streamed-forms'.`,
  )
}

/** Without a stage, the types before and after it are the same. */
function unchanged<Before, After>(before: Before): After {
  return before as unknown as After
}

function callDirectly<Admitted, Context>(
  handle: (context: Context) => MaybePromise<HandlerResult>,
  admitted: Admitted,
) {
  return handle(unchanged(admitted))
}
