import { readBodyBytes } from '@channel/contract/routes'
import { storeProviderWebhook } from '@channel/core'
import type { Hono } from 'hono'
import type { ApiEnv } from '../context.ts'
import type { Dependencies } from '../dependencies.ts'
import { newRequestId } from '../request-id.ts'

/** By which the provider shows that a webhook is its own; the app at the provider has both. */
export interface WebhookVerification {
  /**
   * Answers the handshake.
   *
   * @returns the text to answer with; undefined to refuse it
   */
  answerHandshake(query: URLSearchParams): string | undefined
  /** Whether these bytes were signed by the provider. */
  verifySignature(raw: Uint8Array, signature: string | undefined): boolean
}

const path = '/provider/webhooks'
/** 3 MiB: what the provider says that a webhook may hold, 3 MB, and a little more. */
const mostBytes = 3 * 1_048_576

/**
 * Takes the provider's webhooks: what is signed is stored as it came and answered at once, what it says is done by the
 * worker. Outside /v1: no key, no budget, no line in the API log. Without the app's secret there is no such path.
 */
export function mountProviderWebhooks(
  app: Hono<ApiEnv>,
  { database, providerWebhooks }: Pick<Dependencies, 'database' | 'providerWebhooks'>,
): void {
  if (providerWebhooks === undefined) return
  const { answerHandshake, verifySignature } = providerWebhooks

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
    const raw = await readBodyBytes(c.req.raw, mostBytes)
    if (!verifySignature(raw, c.req.header('x-hub-signature-256'))) {
      return c.text('X-Hub-Signature-256 is not that of the body.', 401)
    }
    await storeProviderWebhook(database, raw)
    return c.text('Stored.')
  })
  app.on(['PUT', 'PATCH', 'DELETE', 'OPTIONS'], path, (c) => c.text('GET and POST only.', 405, { Allow: 'GET, POST' }))
}
