import { MethodNotAllowedError } from '@channel/codegen/hono'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { DocsSite } from '@channel/docs-site'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { Dependencies } from '../dependencies.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { securePage } from '../pages/secure-page.ts'
import { wantsPage } from '../pages/wants-page.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { servedDocument } from './openapi-document.ts'

const self = ["'self'"]
const noSuchPage = {
  title: 'Page not found',
  message: 'The documentation has no page at this address. It may be mistyped, or the page was renamed.',
  link: { href: '/docs', label: 'Go to the documentation' },
}

/** The documentation for customers, outside /v1 and without a key: `/docs`, and `/llms.txt`. */
export function docsPages(dependencies: Dependencies): Hono {
  let opened: Promise<DocsSite> | undefined
  const openSite = async () => {
    const { openDocsSite } = await import('@channel/docs-site')
    return openDocsSite(servedDocument(dependencies).document, dependencies.publicUrl)
  }
  const app = new Hono()
  app.use('/docs/*', compress(), etag({ weak: true }))
  app.use('/v1/openapi.json', compress())
  app.use(
    '/docs/*',
    securePage({
      scriptSrc: self,
      // The script of the reference adds its own styles.
      styleSrc: [...self, "'unsafe-inline'"],
      imgSrc: [...self, 'data:'],
      fontSrc: [...self, 'data:'],
      connectSrc: self,
      formAction: self,
    }),
  )
  app.get('/', (c) => c.redirect('/docs'))
  for (const path of ['/docs', '/docs/*', '/docs.md', '/llms.txt', '/llms-full.txt']) {
    app.all(path, async (c) => {
      const { method } = c.req
      if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowedError(method, ['GET', 'HEAD'])
      // Loaded at the first request, because most processes never serve these pages.
      opened ??= openSite()
      const site = await opened
      const query = c.req.path === '/docs/search' ? (c.req.query('q') ?? '') : undefined
      const file = query === undefined ? await site.find(c.req.path) : await site.search(query)
      if (file === undefined) {
        if (wantsPage(c)) return notFoundPage(noSuchPage)
        throw new ApiError('resource_not_found', 'There is no such page. The pages are listed at /docs.')
      }
      return c.body(file.body, 200, {
        'Content-Type': file.type,
        'Cache-Control': 'no-cache',
        'X-Request-Id': newRequestId(),
      })
    })
  }
  return app
}
