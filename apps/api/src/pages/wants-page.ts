import type { Context } from 'hono'

/** Whether a person opened the URL in a browser, so that a failure is shown as a page. Programs get JSON. */
export function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept')?.includes('text/html') ?? false)
}
