import type { components } from './contract.ts'
import { fromBase64, importKey, signedBytes } from './webhook-signature.ts'
import { WebhookVerificationError } from './webhook-verification-error.ts'

/** The payload of a webhook; `type` names the event. Types that are added to the API later arrive as `OtherEvent`. */
export type WebhookEvent = components['schemas']['WebhookEvent'] | components['schemas']['OtherEvent']

/** The payload of a webhook to a subscription with `thin_payload`. */
export type ThinEvent = components['schemas']['ThinEvent']

/** The event of a type, such as `EventOf<'message.received'>`. */
export type EventOf<Type extends components['schemas']['EventType']> = Extract<WebhookEvent, { type: Type }>

/** Headers of `fetch`, or Node's `request.headers` (in any case). */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyWebhookOptions {
  /** The subscription's secret, `whsec_…`; several during a rotation: one match is enough. */
  secret: string | readonly string[]
  /** The max difference between the send timestamp and your clock, either way; default 300. */
  toleranceSeconds?: number | undefined
  /** The current time in milliseconds; default `Date.now`. */
  now?: (() => number) | undefined
}

/**
 * Verifies by Standard Webhooks that the service sent a webhook, and returns its event.
 *
 * @param body exactly as received: text or bytes, never JSON that was parsed and serialized again
 * @throws {WebhookVerificationError} if the webhook must not be trusted; `problem` is the reason
 * @throws {TypeError} if a secret or the tolerance is invalid
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, {
 *   secret: process.env.WEBHOOK_SECRET,
 * })
 * if (event.type === 'message.received') console.log(event.data.object.content)
 * @typeParam Event `ThinEvent` for a subscription with `thin_payload`
 */
export async function verifyWebhook<Event extends WebhookEvent | ThinEvent = WebhookEvent>(
  body: string | ArrayBuffer | Uint8Array,
  headers: WebhookHeaders,
  { secret, toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions,
): Promise<Event> {
  const keys = await Promise.all(secretsOf(secret).map((each) => importKey(each, 'verify')))
  // Rejects NaN too, the result of a missing setting: every comparison with it would pass.
  if (!(toleranceSeconds >= 0)) throw new TypeError('toleranceSeconds must be a number of seconds, 0 or more.')
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  checkTimestamp(timestamp, toleranceSeconds, now() / 1000)

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const signed = signedBytes(id, timestamp, bytes)
  for (const signature of signaturesOf(signatures)) {
    for (const key of keys) {
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parseEvent(bytes) as Event
    }
  }
  throw new WebhookVerificationError(
    'no_matching_signature',
    'No signature of the webhook matches the secret and the body.',
  )
}

function secretsOf(secret: string | readonly string[]): readonly string[] {
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (Array.isArray(secrets) && secrets.length > 0) return secrets
  throw new TypeError('secret must be the secret of the subscription, or a list of at least one.')
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = typeof headers.get === 'function' ? headers.get(name) : ownHeader(headers, name)
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookVerificationError('missing_header', `The webhook has no ${name} header, or more than one.`)
}

function ownHeader(headers: object, name: string): unknown {
  const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name)
  return found.length === 1 ? found[0]?.[1] : undefined
}

function checkTimestamp(timestamp: string, tolerance: number, now: number): void {
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw new WebhookVerificationError('malformed_timestamp', 'The webhook-timestamp is not a number of seconds.')
  }
  const age = Math.floor(now) - Number(timestamp)
  if (age > tolerance) {
    throw new WebhookVerificationError('timestamp_too_old', `The webhook was sent ${age} seconds ago.`)
  }
  if (-age > tolerance) {
    throw new WebhookVerificationError('timestamp_too_new', `The webhook was sent ${-age} seconds ahead of your clock.`)
  }
}

/** The signatures of version 1, the only known one. */
function signaturesOf(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => fromBase64(each.slice('v1,'.length)))
    .filter((signature) => signature !== undefined)
}

function parseEvent(bytes: Uint8Array): WebhookEvent | ThinEvent {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if ((event?.object === 'event' || event?.object === 'thin_event') && typeof event.type === 'string') return event
  } catch {
    // Handled below: the body is not an event.
  }
  throw new WebhookVerificationError('malformed_body', 'The webhook is signed, but its body is not an event.')
}
