import { buildUrl } from './build-url.ts'
import { mergeHeaders } from './merge-headers.ts'
import { readResult } from './read-result.ts'
import type { Client, ClientOptions, Middleware, MiddlewareContext, RequestBody, RequestOptions } from './types.ts'

interface Init extends RequestOptions {
  method: string
  params?: MiddlewareContext['params']
  body?: unknown
}

/** Makes a client with the interface of openapi-fetch. */
export function createOwnClient<Paths extends object, Media extends string>(
  options: ClientOptions = {},
): Client<Paths, Media> {
  const shared: Middleware[] = []

  async function send(path: string, given: Init) {
    const { headers, middleware = [], params = {}, body, ...init } = given
    const {
      baseUrl = '',
      fetch = globalThis.fetch,
      parseAs,
      bodySerializer,
      querySerializer,
      ...rest
    } = {
      ...options,
      ...init,
    }
    const serialize = bodySerializer as ((body: unknown) => RequestBody) | undefined
    const sent = body === undefined ? undefined : (serialize ?? serializeBody)(body)
    const type = sent === undefined || sent instanceof FormData ? {} : { 'Content-Type': 'application/json' }
    const request = new Request(buildUrl(baseUrl, path, params, querySerializer), {
      redirect: 'follow',
      ...rest,
      headers: mergeHeaders(type, options.headers, headers, params.header),
      ...(sent !== undefined && { body: sent }),
    })
    const all = [...shared, ...middleware]
    const response = await through(all, { request, schemaPath: path, params }, fetch)
    return readResult(response, request.method, parseAs)
  }

  const call = (method: string) => (path: string, init?: object) => send(path, { ...init, method })
  const client = {
    request: (method: string, path: string, init?: object) => call(method.toUpperCase())(path, init),
    GET: call('GET'),
    PUT: call('PUT'),
    POST: call('POST'),
    DELETE: call('DELETE'),
    OPTIONS: call('OPTIONS'),
    HEAD: call('HEAD'),
    PATCH: call('PATCH'),
    TRACE: call('TRACE'),
    use: (...added: Middleware[]) => void shared.push(...added),
    eject: (...removed: Middleware[]) => {
      for (const each of removed) if (shared.includes(each)) shared.splice(shared.indexOf(each), 1)
    },
  }
  return client as unknown as Client<Paths, Media>
}

/** A form is sent as it is. */
function serializeBody(body: unknown): RequestBody {
  return body instanceof FormData ? body : JSON.stringify(body)
}

/** Sends the request through the middleware. */
async function through(
  middleware: readonly Middleware[],
  context: MiddlewareContext,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (const each of middleware) {
    const replaced = await each.onRequest?.(context)
    if (replaced instanceof Response) return replaced
    if (replaced instanceof Request) context.request = replaced
  }
  const backwards = [...middleware].reverse()
  let response: Response
  try {
    response = await fetch(context.request)
  } catch (error) {
    response = await recover(backwards, context, error)
  }
  for (const each of backwards) response = (await each.onResponse?.({ ...context, response })) ?? response
  return response
}

/** Lets middleware replace an error by a response or another error. @throws the error */
async function recover(middleware: readonly Middleware[], context: MiddlewareContext, error: unknown) {
  let last = error
  for (const each of middleware) {
    const replaced = await each.onError?.({ ...context, error: last })
    if (replaced instanceof Response) return replaced
    last = replaced ?? last
  }
  throw last
}
