import { MethodNotAllowedError, writeResult } from '@channel/codegen/hono'
import { findMediaFile, isFileName } from '@channel/core/media'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { wantsPage } from '../pages/wants-page.ts'
import { matchesETag } from '../request/matches-etag.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { etagOf, untrustedHeaders } from './media-headers.ts'
import { requestedRange } from './requested-range.ts'
import { noFile, sendFile, wholeFile } from './send-file.ts'

const openHeaders = { ...untrustedHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Robots-Tag': 'noindex' }
// A file never changes under its name, but it can be deleted, and a shared cache does not hear of that.
const publicHeaders = { ...openHeaders, 'Cache-Control': 'public, max-age=300, must-revalidate' }

/**
 * `GET /media/{name}`, for any client that has the name of a file, without a key. The file is served through the
 * API, so that it has safe headers and its URL never changes.
 */
export function serveMedia(dependencies: Pick<Dependencies, 'database' | 'log' | 'mediaStore' | 'publicUrl'>) {
  const { database, publicUrl } = dependencies
  return async (c: Context): Promise<Response> => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowedError(method, ['GET', 'HEAD'])
    const name = c.req.param('name') ?? ''
    const file = isFileName(name) ? await findMediaFile(database, name) : undefined
    if (file === undefined) {
      if (wantsPage(c)) return notFoundPage(noSuchFile(publicUrl()))
      throw noFile()
    }
    const requestId = newRequestId()
    const etag = etagOf(file)
    const headers = { 'X-Request-Id': requestId, 'Accept-Ranges': 'bytes' }
    if (matchesETag(c.req.header('if-none-match'), etag)) {
      return writeResult({ status: 304, headers: { ...headers, ETag: etag } }, publicHeaders)
    }
    if (method === 'HEAD') return writeResult({ ...wholeFile(file, requestId), body: null }, publicHeaders)
    const range = requestedRange(c.req.header('range'), c.req.header('if-range'), { size: file.size, etag })
    if (range === 'none') {
      const noRange = { ...headers, 'Content-Range': `bytes */${file.size}` }
      return writeResult({ status: 416, headers: noRange }, openHeaders)
    }
    const reply = await sendFile({ ...dependencies, requestId }, { ...file, stored_name: name }, range)
    return writeResult(reply, publicHeaders)
  }
}

/** The files may be on a host of their own, so that the link leads to the service. */
const noSuchFile = (publicUrl: string) => ({
  title: 'File not found',
  message: 'The address may be mistyped, or the file was deleted.',
  link: { href: `${publicUrl}/`, label: 'Go to the dashboard' },
})
