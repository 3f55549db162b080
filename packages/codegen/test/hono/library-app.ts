import { OpenAPIHono } from '@hono/zod-openapi'
import { type MountOptions, mountRoutes, type RouteHandler, type Stages } from '../../src/runtime/hono/mount-routes.ts'
import type { HandlerResult } from '../../src/runtime/hono/write-result.ts'
import { routes } from './library.ts'

/** The steps of a request, in order. */
export type Trace = string[]

export interface LibraryApp {
  stages?: Partial<Stages<object, Trace>>
  options?: Partial<MountOptions>
  /** The result of every handler. Default: a body with the id of its route. */
  result?: HandlerResult
}

/** The library with handlers that only record their calls in `trace`. Errors respond with their name as the body. */
export function libraryApp(trace: Trace, { stages, options, result }: LibraryApp = {}): OpenAPIHono {
  const app = new OpenAPIHono()
  app.onError((error, c) => c.text(error.name, 418))
  const stub = (id: string) => (input: unknown) => {
    trace.push(`${id} ${JSON.stringify(input)}`)
    return result ?? { status: 200, headers: {}, body: { id } }
  }
  const handlers: Record<string, RouteHandler<Trace>> = Object.fromEntries(
    Object.keys(routes).map((id) => [id, stub(id)]),
  )
  mountRoutes(
    app,
    Object.values(routes),
    handlers,
    { authenticate: () => trace, ...stages },
    {
      body: { maxBytes: 1000, maxDepth: 10 },
      refuseUnknownQuery: true,
      refuseBadText: true,
      validateResponses: false,
      ...options,
    },
  )
  return app
}
