import { MethodNotAllowedError, writeResult } from '@channel/codegen/hono'
import { ApiError } from '@channel/core/mechanisms/errors'
import { tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import { type LinkedMessage, openMessageLink } from '@channel/core/message-links'
import { findBrand } from '@channel/core/organizations'
import { type Context, Hono } from 'hono'
import { NONCE } from 'hono/secure-headers'
import type { Dependencies } from '../dependencies.ts'
import { untrustedHeaders } from '../media/media-headers.ts'
import { requestedRange } from '../media/requested-range.ts'
import { sendFile } from '../media/send-file.ts'
import { securePage } from '../pages/secure-page.ts'
import type { Bindings } from '../request/bindings.ts'
import { clientAddress } from '../request/client-address.ts'
import { errorResponse, type Failure, internalError } from '../request/error-response.ts'
import { failureOf } from '../request/failure-of.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { goneMessagePage, linkedMessagePage, storedFileOf } from './linked-message-page.ts'

interface LinkEnv {
  Bindings: Bindings
  Variables: { requestId: string; secureHeadersNonce?: string }
}

const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/**
 * The pages behind public links to messages, and the files on them, outside /v1. Anyone with the token of a link sees them; nothing
 * changes anything. The page for a link that has ended is the same as for one that never existed.
 */
export function messageLinkPages(dependencies: Dependencies) {
  const { database, log, rateLimiter } = dependencies
  const app = new Hono<LinkEnv>()

  app.use(async (c, next) => {
    c.set('requestId', newRequestId())
    await next()
    c.header('X-Request-Id', c.get('requestId'))
    for (const [name, value] of Object.entries(privateHeaders)) c.header(name, value)
  })
  app.use(
    '/:token',
    securePage(
      { styleSrc: [NONCE], imgSrc: ["'self'", 'data:'], mediaSrc: ["'self'"] },
      { referrerPolicy: 'no-referrer' },
    ),
  )
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new MethodNotAllowedError(c.req.method, ['GET', 'HEAD'])
    const address = clientAddress(c.env, dependencies)
    const charge = address === null ? undefined : await rateLimiter.charge(address, 'address_message_link')
    if (charge?.isExceeded) throw tooManyAttempts(charge)
    await next()
  })

  const open = async (c: Context<LinkEnv>): Promise<LinkedMessage> => {
    const message = await openMessageLink(database, c.req.param('token') ?? '')
    if (message === undefined) throw new ApiError('resource_not_found', 'The link does not work.')
    return message
  }

  app.get('/:token', async (c) => {
    const message = await open(c)
    const branding = { name: message.organization_name, brand: await findBrand(database, message.organization_id) }
    return c.html(linkedMessagePage(nonceOf(c), branding, message, `${c.req.path}/file`))
  })

  app.get('/:token/file', async (c) => {
    const file = storedFileOf(await open(c))
    if (file === undefined) throw new ApiError('resource_not_found', 'The message has no file.')
    const range = requestedRange(c.req.header('range'), undefined, { size: file.size, etag: '' })
    // Instead of 416 (RFC 9110, 14.2).
    const reply = await sendFile(
      { ...dependencies, requestId: c.get('requestId') },
      file,
      range === 'none' ? 'all' : range,
    )
    return writeResult(reply, { ...untrustedHeaders, ...privateHeaders, 'Cross-Origin-Resource-Policy': 'same-origin' })
  })

  app.onError(async (error, c) => {
    const failure = failureOf(error)
    if (failure === undefined) log.error({ requestId: c.get('requestId'), err: error }, 'A request failed.')
    return respondWithPage(c, failure ?? internalError)
  })
  return app
}

async function respondWithPage(c: Context<LinkEnv>, failure: Failure): Promise<Response> {
  const page = await goneMessagePage(nonceOf(c), failure)
  return c.body(page.toString(), errorResponse(failure, c.get('requestId')).status as 404, {
    ...failure.headers,
    ...privateHeaders,
    'Content-Type': 'text/html; charset=UTF-8',
  })
}

function nonceOf(c: Context<LinkEnv>): string {
  return c.get('secureHeadersNonce') ?? ''
}
