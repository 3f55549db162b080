import type { WebhookEvent } from './verify-webhook.ts'
import { importKey, signedBytes } from './webhook-signature.ts'

export interface SignWebhookOptions {
  /** The secret that the receiver verifies with, `whsec_…`. */
  secret: string
  /** The `webhook-id`; default the id of the event. */
  id?: string | undefined
  /** The time of sending in milliseconds; default `Date.now`. */
  now?: (() => number) | undefined
}

/** A request to a webhook receiver. */
export interface SignedWebhook {
  body: string
  headers: {
    'content-type': 'application/json'
    'webhook-id': string
    'webhook-timestamp': string
    'webhook-signature': string
  }
}

/**
 * Signs an event like the service, to test a receiver.
 *
 * @throws {TypeError} if the secret is invalid
 * @example
 * const { body, headers } = await signWebhook(event, { secret: process.env.WEBHOOK_SECRET })
 * const response = await receive(new Request('http://test', { method: 'POST', body, headers }))
 */
export async function signWebhook(
  event: WebhookEvent,
  { secret, id = event.id, now = Date.now }: SignWebhookOptions,
): Promise<SignedWebhook> {
  const key = await importKey(secret, 'sign')
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(now() / 1000))
  const signature = await crypto.subtle.sign('HMAC', key, signedBytes(id, timestamp, new TextEncoder().encode(body)))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
    },
  }
}
