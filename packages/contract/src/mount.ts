import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env, Context as HonoContext } from 'hono'
import type { AllHandlers } from './generated/handlers.d.ts'
import { type Operation, operations } from './generated/operations.js'
import { registerComponents, routes } from './generated/routes.js'
import { decodeRequest } from './generated/runtime.js'
import { readJsonBody } from './read-json-body.ts'
import { MethodNotAllowedError, UnknownPathError } from './request-errors.ts'
import { allowedMethods, honoPath, literalsFirst } from './route-table.ts'
import { type OperationResult, writeResult } from './write-result.ts'

type MaybePromise<T> = T | Promise<T>

/** A request as it came, but for its body, which is parsed. */
export interface ReceivedRequest {
  /** Still percent-encoded. */
  readonly path: string
  /** Without `?`, still percent-encoded. */
  readonly query: string
  readonly headers: Headers
  /** Without the defaults of the contract; undefined where the operation takes none. */
  readonly body: unknown
}

/**
 * What an app adds to the chain of every request. Whatever a stage throws ends the chain and reaches the app's
 * `onError`; so do the errors of `request-errors.ts`, `JsonError` and `DecodeError`.
 */
export interface Stages<E extends Env, Context> {
  /**
   * First of all: identify the request, authenticate it, make the context that the handler gets.
   * `operation` is undefined for a path or method that the contract does not have.
   */
  enter(request: HonoContext<E>, operation: Operation | undefined): MaybePromise<Context>
  /** After routing and before the body is read. */
  beforeBody?(context: Context, operation: Operation): MaybePromise<void>
  /** What every answer of the chain carries beside the headers of its handler; asked for when the answer is written. */
  headers?(context: Context): Readonly<Record<string, string>> | undefined
  /** Around the handler, when the request is known to be valid; `request` has it as it came, the body parsed. */
  invoke?(
    handle: () => MaybePromise<OperationResult>,
    context: Context,
    operation: Operation,
    request: ReceivedRequest,
  ): MaybePromise<OperationResult>
}

/**
 * Registers the contract in the app's OpenAPI registry and serves each of its operations by a chain:
 * `enter` → `beforeBody` → read the body → decode → `invoke` around the handler → write its result.
 * Paths and methods that the contract lacks pass `enter` and become UnknownPathError or MethodNotAllowedError.
 *
 * Each operation is one Hono handler and no middleware: Hono then calls it directly, and builds the response once.
 */
export function mountContract<E extends Env, Context>(
  app: OpenAPIHono<E>,
  handlers: AllHandlers<Context>,
  stages: Stages<E, Context>,
): void {
  registerComponents(app.openAPIRegistry)
  const all: Operation[] = Object.values(operations)
  for (const operation of all.toSorted(literalsFirst)) {
    app.openAPIRegistry.registerPath(routes[operation.id])
    // Which input and result belong to which handler is keyed by operationId, which no type follows through a loop.
    const handler = handlers[operation.id] as Handler<Context>
    app.on(operation.method, honoPath(operation.path), createChain(operation, handler.bind(handlers), stages))
  }
  const allowed = allowedMethods(all)
  app.notFound(async (c) => {
    await stages.enter(c, undefined)
    const methods = allowed(c.req.path)
    if (methods.length > 0) throw new MethodNotAllowedError(c.req.method, methods)
    throw new UnknownPathError('There is no such path.')
  })
}

type Handler<Context> = (input: unknown, context: Context) => MaybePromise<OperationResult>

function createChain<E extends Env, Context>(
  operation: Operation,
  handler: Handler<Context>,
  { enter, beforeBody, invoke, headers }: Stages<E, Context>,
) {
  return async (c: HonoContext<E>): Promise<Response> => {
    const context = await enter(c, operation)
    if (beforeBody !== undefined) await beforeBody(context, operation)
    const { raw } = c.req
    const body = operation.hasBody ? await readJsonBody(raw) : undefined
    const request = receivedRequest(raw, body)
    const input = decodeRequest(operation, request)
    const handle = () => handler(input, context)
    const result = await (invoke === undefined ? handle() : invoke(handle, context, operation, request))
    return writeResult(result, headers?.(context))
  }
}

/** Path and query as they came: decoding them is the decoder's business, to the letter. */
function receivedRequest({ url, headers }: Request, body: unknown): ReceivedRequest {
  const pathStart = url.indexOf('/', url.indexOf('://') + 3)
  const fragment = url.indexOf('#', pathStart)
  const end = fragment < 0 ? url.length : fragment
  const mark = url.indexOf('?', pathStart)
  if (mark < 0 || mark > end) return { path: url.slice(pathStart, end), query: '', headers, body }
  return { path: url.slice(pathStart, mark), query: url.slice(mark + 1, end), headers, body }
}
