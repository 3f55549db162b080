import type { Env, Context as HonoContext } from 'hono'
import type { Route } from './route.ts'

type Serve<E extends Env> = (c: HonoContext<E>) => Response | Promise<Response>

/** A function for Hono, with the method to register it for. */
interface Registration<E extends Env> {
  readonly route: Route
  readonly method: Route['method']
  readonly serve: Serve<E>
}

/**
 * Hono calls the route of GET for HEAD. So a route for HEAD is served by the GET of its path, or registered as one that is
 * not found for GET.
 */
export function registrations<E extends Env>(routes: ReadonlyMap<Route, Serve<E>>): Registration<E>[] {
  const all = [...routes].map(([route, serve]) => ({ route, method: route.method, serve }))
  const gets = new Set(all.filter(({ method }) => method === 'get').map(({ route }) => route.path))
  const heads = new Map(all.filter(({ method }) => method === 'head').map(({ route, serve }) => [route.path, serve]))
  return all
    .filter(({ route, method }) => method !== 'head' || !gets.has(route.path))
    .map(({ route, method, serve }) => {
      const head = heads.get(route.path)
      if (head === undefined || (method !== 'get' && method !== 'head')) return { route, method, serve }
      const other = method === 'get' ? serve : async (c: HonoContext<E>) => c.notFound()
      return { route, method: 'get', serve: (c) => (c.req.method === 'HEAD' ? head(c) : other(c)) }
    })
}
