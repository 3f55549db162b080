import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { securePage } from '../../pages/secure-page.ts'
import { wantsPage } from '../../pages/wants-page.ts'
import { failureOf } from '../../request/failure-of.ts'
import { newRequestId } from '../../request/new-request-id.ts'

const self = ["'self'"]

/**
 * The web page: its files, and `index.html` for each path that is a page. Other paths are not found, as without it; a
 * browser gets that as a page too. Without a built page this serves nothing.
 */
export function dashboardPage({ pageDirectory: root }: Pick<Dependencies, 'pageDirectory'>): Hono {
  const app = new Hono()
  if (root === undefined) return app
  const secure = pageHeaders()
  const serve = (cacheControl: string, path?: string) =>
    serveStatic({
      root,
      precompressed: true,
      ...(path && { path }),
      onFound: (_file: string, c: Context) => {
        c.header('Cache-Control', cacheControl)
        c.header('X-Request-Id', newRequestId())
      },
    })
  const notFound = readFileSync(join(root, 'index.html'), 'utf8')
  app.use(async (c, next) => {
    if (!isVisit(c)) return next()
    try {
      await next()
      if (c.res.status !== 404) return
    } catch (error) {
      if (failureOf(error)?.code !== 'resource_not_found') throw error
    }
    c.res = undefined
    await secure(c, async () => {
      c.res = c.html(notFound, 404, { 'Cache-Control': 'no-cache', 'X-Request-Id': newRequestId() })
    })
  })
  // The names of these files contain a hash of their content.
  app.get('/assets/*', secure, serve('public, max-age=31536000, immutable'))
  for (const file of ['/icon.svg', '/theme.js']) app.get(file, secure, serve('no-cache'))
  for (const page of readPagePaths(root)) {
    for (const path of page === '/' ? ['/'] : [page, `${page}/*`]) {
      app.get(path, secure, serve('no-cache', 'index.html'))
    }
  }
  return app
}

/** Whether a person opened the path in a browser, and no other part of the service responds to it. */
function isVisit(c: Context): boolean {
  return !/^\/(v1|dashboard|docs|setup|message|media|provider|ready|assets)(\/|$)/.test(c.req.path) && wantsPage(c)
}

function pageHeaders(): MiddlewareHandler {
  return securePage(
    {
      scriptSrc: self,
      styleSrc: self,
      imgSrc: [...self, 'blob:'],
      mediaSrc: [...self, 'blob:'],
      connectSrc: self,
      formAction: self,
      // No code of the page turns a text into HTML or a script.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    { referrerPolicy: 'same-origin' },
  )
}

function readPagePaths(directory: string): string[] {
  return JSON.parse(readFileSync(join(directory, 'pages.json'), 'utf8')) as string[]
}
