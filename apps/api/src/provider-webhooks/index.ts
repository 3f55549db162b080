import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import type { Context, Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { newRequestId } from '../request/new-request-id.ts'
import type { ApiEnv } from '../request/stages.ts'
import { releaseMemory } from '../server/release-memory.ts'
import { createByteBudget } from './byte-budget.ts'
import { BodyTimeoutError, BudgetExhaustedError, readBody } from './read-body.ts'

/** 3 MiB: slightly more than the provider's documented max of 3 MB. */
const maxWebhookBytes = 3 * 1_048_576
const defaultBodyTimeoutMs = 15_000
const retryAfterSeconds = 10
const path = '/provider/webhooks'

/**
 * Receives the provider's webhooks: a signed webhook is stored unchanged and acknowledged immediately; the worker
 * processes it. It is outside /v1: no key, no rate limit, no API log. Without the app's secret the path does not
 * exist.
 * Anyone can send requests here, and a signature can be checked only once the whole body is in memory. So the
 * memory for bodies is limited over all connections, and a body is not read if it is certain to be rejected.
 */
export function mountProviderWebhooks(
  app: Hono<ApiEnv>,
  { database, providerWebhooks, otherCells }: Pick<Dependencies, 'database' | 'providerWebhooks' | 'otherCells'>,
): void {
  if (providerWebhooks === undefined) return
  const { respondToHandshake, verifySignature, bufferBytes, bodyTimeoutMs = defaultBodyTimeoutMs } = providerWebhooks
  const openReservation = createByteBudget(bufferBytes)
  const limits = { maxBytes: maxWebhookBytes, timeoutMs: bodyTimeoutMs }

  app.use(path, async (c, next) => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  app.get(path, (c) => {
    const challenge = respondToHandshake(new URL(c.req.url).searchParams)
    return challenge === undefined ? c.text('The verify token is wrong.', 403) : c.text(challenge)
  })
  app.post(path, async (c) => {
    const signature = c.req.header('x-hub-signature-256')
    if (signature === undefined) return c.text('X-Hub-Signature-256 is missing.', 401)
    const { incoming } = c.env
    if (incoming === undefined) throw new Error('A webhook needs its connection.')
    const reservation = openReservation()
    try {
      const raw = await readBody(incoming, reservation, limits)
      const isSigned = verifySignature(raw, signature)
      if (isSigned) await storeProviderWebhook((await otherCells?.ofWebhook(raw)) ?? database, raw)
      releaseMemory(raw)
      return isSigned ? c.text('Stored.') : c.text('X-Hub-Signature-256 does not match the body.', 401)
    } catch (error) {
      return refuse(c, error)
    } finally {
      reservation.release()
    }
  })
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], path, (c) => c.text('GET and POST only.', 405, { Allow: 'GET, POST' }))
}

/** @throws any error that does not concern reading a body */
function refuse(c: Context<ApiEnv>, error: unknown): Response {
  if (error instanceof BudgetExhaustedError) {
    return c.text('Too many webhooks are arriving; retry later.', 503, {
      'Retry-After': String(retryAfterSeconds),
    })
  }
  if (error instanceof BodyTimeoutError) return c.text(error.message, 408, { Connection: 'close' })
  throw error
}
