import { ApiError } from '@channel/core/mechanisms/errors'
import type { Context } from 'hono'

const safeMethods = ['GET', 'HEAD']

/**
 * Refuses a request that a page of another site may have made the browser send, with the user's cookies. Browsers say where
 * a request comes from, and scripts cannot change it; other programs have no cookies to steal.
 *
 * @throws ApiError `origin_not_allowed`
 */
export function requireSameOrigin({ req }: Context, publicUrl: string): void {
  if (safeMethods.includes(req.method)) return
  const site = req.header('sec-fetch-site')
  if (site === 'same-origin') return
  if (site === undefined && isOwnOrigin(req.header('origin'), [publicUrl, req.url], req.header('host'))) return
  throw new ApiError('origin_not_allowed', 'This request does not come from a page of this service.')
}

/** Behind a proxy, only the public URL has the origin that the browser knows. */
function isOwnOrigin(origin: string | undefined, urls: readonly string[], host: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const given = new URL(origin)
  return given.host === host || urls.some((url) => new URL(url).origin === given.origin)
}
