import { Readable } from 'node:stream'
import { MethodNotAllowedError } from '@channel/codegen/hono'
import { ApiError } from '@channel/core/mechanisms/errors'
import { findMediaFile, isFileName, type MediaFile } from '@channel/core/media'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { wantsPage } from '../pages/wants-page.ts'
import { matchesETag } from '../request/matches-etag.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { etagOf, mediaHeaders } from './media-headers.ts'
import { requestedRange } from './requested-range.ts'

/** A file to serve. */
interface Served {
  readonly name: string
  readonly file: MediaFile
  readonly headers: Record<string, string>
}

/**
 * `GET /media/{name}`, for any client that has the name of a file, without a key. The file is served through the
 * API, so that it has safe headers and its URL never changes.
 */
export function serveMedia(dependencies: Pick<Dependencies, 'database' | 'log' | 'mediaStore' | 'publicUrl'>) {
  const { database, log, mediaStore, publicUrl } = dependencies
  return async (c: Context): Promise<Response> => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowedError(method, ['GET', 'HEAD'])
    const name = c.req.param('name') ?? ''
    const file = isFileName(name) ? await findMediaFile(database, name) : undefined
    if (file === undefined) {
      if (wantsPage(c)) return notFoundPage(noSuchFile(publicUrl()))
      throw noFile()
    }
    const headers = { 'X-Request-Id': newRequestId(), ...mediaHeaders(file) }
    const etag = etagOf(file)
    if (matchesETag(c.req.header('if-none-match'), etag)) return notModified(headers)
    if (method === 'HEAD') return whole(file, headers, null)
    const range = requestedRange(c.req.header('range'), c.req.header('if-range'), { size: file.size, etag })
    if (range === 'none') return notSatisfiable(file, headers)
    return send({ name, file, headers }, range)
  }

  async function send({ name, file, headers }: Served, range: 'all' | { start: number; end: number }) {
    const stream = await mediaStore.open(name, { size: file.size, range: range === 'all' ? undefined : range })
    if (stream === undefined) {
      log.error({ requestId: headers['X-Request-Id'] ?? '' }, 'A media file is in the database but not in the store.')
      throw noFile()
    }
    // The response has begun: its connection ends, so that the client does not wait for the rest.
    stream.once('error', (err) =>
      log.warn({ requestId: headers['X-Request-Id'] ?? '', reason: err.message }, 'A media file ended early.'),
    )
    const body = Readable.toWeb(stream) as ReadableStream
    return range === 'all' ? whole(file, headers, body) : part(file, headers, body, range)
  }
}

/** The files may be on a host of their own, so that the link leads to the service. */
const noSuchFile = (publicUrl: string) => ({
  title: 'File not found',
  message: 'The address may be mistyped, or the file was deleted.',
  link: { href: `${publicUrl}/`, label: 'Go to the dashboard' },
})

function whole({ size }: MediaFile, headers: Record<string, string>, body: ReadableStream | null): Response {
  return new Response(body, { headers: { ...headers, 'Content-Length': String(size) } })
}

function part(
  { size }: MediaFile,
  headers: Record<string, string>,
  body: ReadableStream,
  { start, end }: { readonly start: number; readonly end: number },
): Response {
  const rangeHeaders = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) }
  return new Response(body, { status: 206, headers: { ...headers, ...rangeHeaders } })
}

function notSatisfiable({ size }: MediaFile, headers: Record<string, string>): Response {
  const serviceHeaders = ['X-Request-Id', 'Accept-Ranges', 'X-Content-Type-Options', 'Content-Security-Policy']
  const own = Object.entries(headers).filter(([header]) => serviceHeaders.includes(header))
  return new Response(null, {
    status: 416,
    headers: { ...Object.fromEntries(own), 'Content-Range': `bytes */${size}` },
  })
}

function notModified(headers: Record<string, string>): Response {
  const { 'Content-Type': _type, 'Content-Disposition': _disposition, ...others } = headers
  return new Response(null, { status: 304, headers: others })
}

function noFile(): ApiError {
  return new ApiError('resource_not_found', 'The file does not exist.', { headers: { 'Cache-Control': 'no-store' } })
}
