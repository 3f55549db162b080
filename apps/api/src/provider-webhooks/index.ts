import { storeProviderWebhook } from '@channel/core'
import type { Context, Hono } from 'hono'
import type { ApiEnv } from '../context.ts'
import type { Dependencies } from '../dependencies.ts'
import { freeBytes } from '../free-bytes.ts'
import { newRequestId } from '../request-id.ts'
import { createByteBudget } from './byte-budget.ts'
import { BodyTimeoutError, BudgetExhaustedError, readBody } from './read-body.ts'

/** How the provider's webhooks are verified, and how many are held in memory. */
export interface ProviderWebhooks {
  /**
   * Answers the handshake.
   *
   * @returns the text to answer with; undefined to refuse it
   */
  answerHandshake(query: URLSearchParams): string | undefined
  /** Whether these bytes were signed by the provider. */
  verifySignature(raw: Uint8Array, signature: string | undefined): boolean
  /** The bytes of bodies that are held at a time, over all connections; at least {@link minBufferBytes}. */
  readonly bufferBytes: number
  /** How long a body may take to arrive; 15,000 by default. */
  readonly bodyTimeoutMs?: number
}

/** 3 MiB: what the provider says that a webhook may hold, 3 MB, and a little more. */
const maxWebhookBytes = 3 * 1_048_576
/** 4 MiB: enough for the longest webhook. */
export const minBufferBytes = 4 * 1_048_576
const defaultBodyTimeoutMs = 15_000
const retryAfterSeconds = 10
const path = '/provider/webhooks'

/**
 * Takes the provider's webhooks: what is signed is stored as it came and answered at once, what it says is done by the
 * worker. Outside /v1: no key, no budget, no line in the API log. Without the app's secret there is no such path.
 *
 * Anyone can send here, and a wrong signature is known only when the whole body is in memory. So the memory for bodies is
 * limited over all connections, and a body is not read where it is known before that it will be refused.
 */
export function mountProviderWebhooks(
  app: Hono<ApiEnv>,
  { database, providerWebhooks }: Pick<Dependencies, 'database' | 'providerWebhooks'>,
): void {
  if (providerWebhooks === undefined) return
  const { answerHandshake, verifySignature, bufferBytes, bodyTimeoutMs = defaultBodyTimeoutMs } = providerWebhooks
  const budget = createByteBudget(bufferBytes)
  const limits = { maxBytes: maxWebhookBytes, timeoutMs: bodyTimeoutMs }

  app.use(path, async (c, next) => {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  app.get(path, (c) => {
    const challenge = answerHandshake(new URL(c.req.url).searchParams)
    return challenge === undefined
      ? c.text('The verify token is not the one that was agreed on.', 403)
      : c.text(challenge)
  })
  app.post(path, async (c) => {
    const signature = c.req.header('x-hub-signature-256')
    if (signature === undefined) return c.text('X-Hub-Signature-256 is missing.', 401)
    const { incoming } = c.env
    if (incoming === undefined) throw new Error('A webhook is read from its connection.')
    const reservation = budget.open()
    try {
      const raw = await readBody(incoming, reservation, limits)
      const isSigned = verifySignature(raw, signature)
      if (isSigned) await storeProviderWebhook(database, raw)
      freeBytes(raw)
      return isSigned ? c.text('Stored.') : c.text('X-Hub-Signature-256 is not that of the body.', 401)
    } catch (error) {
      return refuse(c, error)
    } finally {
      reservation.release()
    }
  })
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], path, (c) => c.text('GET and POST only.', 405, { Allow: 'GET, POST' }))
}

/** @throws whatever is not about the reading of a body */
function refuse(c: Context<ApiEnv>, error: unknown): Response {
  if (error instanceof BudgetExhaustedError) {
    return c.text('Too many webhooks are arriving; send this one again later.', 503, {
      'Retry-After': String(retryAfterSeconds),
    })
  }
  if (error instanceof BodyTimeoutError) return c.text(error.message, 408, { Connection: 'close' })
  throw error
}
