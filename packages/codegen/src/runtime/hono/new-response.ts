import type { Context } from 'hono'

/**
 * Creates a response. It has the headers that middleware or a handler has set by `context.header` too, as that of
 * `context.body()`: its own override them, and Set-Cookie adds.
 */
export function newResponse(
  context: Context | undefined,
  body: ConstructorParameters<typeof Response>[0],
  init: { readonly status: number; readonly headers: Record<string, string> },
): Response {
  // Hono shows them on a response only. Most requests have none, and then the headers stay a plain object, which the adapter
  // for Node passes through unchanged.
  if (context === undefined || context.newResponse(null, 200).headers.keys().next().done)
    return new Response(body, init)
  const response = context.newResponse(body as string, init as Parameters<Context['newResponse']>[1])
  // If there is middleware, Hono would otherwise let its headers override those of the response.
  context.res = undefined
  context.res = response
  return response
}
