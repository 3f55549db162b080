import { randomBytes } from 'node:crypto'
import { MethodNotAllowedError } from '@channel/codegen/hono'
import { ApiError } from '@channel/core/mechanisms/errors'
import { findBrand } from '@channel/core/organizations'
import { openSetupLink } from '@channel/core/setup-links'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import { NONCE } from 'hono/secure-headers'
import type { Dependencies } from '../dependencies.ts'
import type { Branding } from '../pages/branding.ts'
import { securePage } from '../pages/secure-page.ts'
import type { Bindings } from '../request/bindings.ts'
import { clientAddress } from '../request/client-address.ts'
import { errorResponse, type Failure, internalError } from '../request/error-response.ts'
import { failureOf } from '../request/failure-of.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { callbackPage } from './callback-page.ts'
import { chargeSignup } from './charge-signup.ts'
import { connectedPage } from './connected-page.ts'
import { finishSignup } from './finish-signup.ts'
import { messagePage } from './message-page.ts'
import { siteOf } from './redirect-target.ts'
import { resultPage } from './result-page.ts'
import { setupPage } from './setup-page.ts'
import { readSignupResult } from './signup-result.ts'

interface SetupEnv {
  Bindings: Bindings
  Variables: { requestId: string; secureHeadersNonce?: string; branding?: Branding; site?: URL }
}

const maxBodyBytes = 16_384
const otherMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']

const notConfigured =
  'Numbers cannot be connected yet. Tell the sender of this link that PROVIDER_APP_ID and PROVIDER_APP_SECRET are not set.'

/**
 * The pages behind `setup_url`, outside /v1. Anyone with the token of a link may use it; only a POST changes
 * anything.
 */
export function setupPages(dependencies: Dependencies) {
  const { database, log, now, publicUrl, signup } = dependencies
  const app = new Hono<SetupEnv>()

  app.use(async (c, next) => {
    c.set('requestId', newRequestId())
    await next()
    c.header('X-Request-Id', c.get('requestId'))
    c.header('Cache-Control', 'no-store')
  })
  app.use(
    securePage(
      { scriptSrc: [NONCE], styleSrc: [NONCE], imgSrc: ['data:'], connectSrc: ["'self'"] },
      {
        referrerPolicy: 'no-referrer',
        // The opened dialog needs access to this page; secure-headers would set same-origin.
        crossOriginOpenerPolicy: false,
      },
    ),
  )

  app.get('/result', (c) => {
    const { status, reason } = c.req.query()
    return c.html(resultPage(nonceOf(c), { status, reason }))
  })

  app.get('/callback', (c) => c.html(callbackPage(nonceOf(c))))
  app.on(['POST', ...otherMethods], ['/result', '/callback'], (c) => {
    throw new MethodNotAllowedError(c.req.method, ['GET', 'HEAD'])
  })

  app.get('/:token', async (c) => {
    const opened = await openSetupLink(database, { now }, c.req.param('token'))
    const { organization, account } = opened
    const branding = { name: organization.name, brand: await findBrand(database, organization.id) }
    c.set('branding', branding)
    c.set('site', siteOf(opened.link))
    if (account !== null && !wantsJson(c)) return c.html(connectedPage(nonceOf(c), branding, opened, account), 410)
    if (opened.refusal !== undefined) throw opened.refusal
    if (signup === undefined) throw new ApiError('internal_error', notConfigured)
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    const dialogUrl = signup.url(`${publicUrl()}/setup/callback`, randomBytes(16).toString('hex'))
    return c.html(setupPage(nonceOf(c), branding, opened, dialogUrl))
  })

  app.post('/:token', async (c, next) => {
    const address = clientAddress(c.env, dependencies)
    if (address !== null) await chargeSignup(dependencies, address, 'address_signup')
    return next()
  })
  app.post('/:token', bodyLimit({ maxSize: maxBodyBytes, onError: rejectLongBody }), async (c) => {
    if (signup === undefined) throw new ApiError('internal_error', notConfigured)
    const token = c.req.param('token')
    const requestId = c.get('requestId')
    const outcome = await finishSignup(dependencies, { token, requestId }, () => readSignupResult(c.req, signup))
    if (!wantsJson(c)) return c.redirect(outcome.redirect_url, 303)
    return c.json({ data: outcome, request_id: requestId })
  })
  app.on(otherMethods, '/:token', (c) => {
    throw new MethodNotAllowedError(c.req.method, ['GET', 'HEAD', 'POST'])
  })

  app.onError((error, c) => {
    const failure = failureOf(error)
    if (failure === undefined) log.error({ requestId: c.get('requestId'), err: error }, 'A request failed.')
    return respondWithFailure(c, failure ?? internalError)
  })

  return app
}

function rejectLongBody(): never {
  throw new ApiError('payload_too_large', `The body is larger than ${maxBodyBytes} bytes.`)
}

async function respondWithFailure(c: Context<SetupEnv>, failure: Failure): Promise<Response> {
  const rendered = errorResponse(failure, c.get('requestId'))
  if (wantsJson(c)) return rendered
  const status = failure.code === 'setup_link_inactive' && c.req.method !== 'POST' ? 410 : rendered.status
  const page = await messagePage(nonceOf(c), failure, c.get('branding'), c.get('site'))
  return c.body(page.toString(), status as 400, { ...failure.headers, 'Content-Type': 'text/html; charset=UTF-8' })
}

function wantsJson(c: Context): boolean {
  return (
    accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) !== 'text/html'
  )
}

function nonceOf(c: Context<SetupEnv>): string {
  return c.get('secureHeadersNonce') ?? ''
}
