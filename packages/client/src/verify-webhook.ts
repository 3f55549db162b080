import type { components } from '@channel/contract/paths'
import { WebhookVerificationError } from './webhook-verification-error.ts'

/** What is sent to a subscription; `type` tells which event it is. Types that the contract learns later arrive too. */
export type WebhookEvent = components['schemas']['WebhookEvent']

/** Headers as `fetch` has them, or as Node's `request.headers` (any case). */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyWebhookOptions {
  /** The subscription's secret as it was shown, `whsec_…`; several while you replace it: any of them may fit. */
  secret: string | readonly string[]
  /** How far the moment of sending may be from your clock, either way; 300 unless given. */
  toleranceSeconds?: number | undefined
  /** The current time in milliseconds, `Date.now` unless given. */
  now?: (() => number) | undefined
}

/**
 * Makes sure that a webhook comes from the service, as Standard Webhooks says, and gives its event.
 *
 * @param body as it arrived, to the byte: text or bytes, never JSON that was parsed and written again
 * @throws {WebhookVerificationError} when it must not be trusted; `problem` tells why
 * @throws {TypeError} when a secret is none, or the tolerance no number of seconds
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, { secret: process.env.WEBHOOK_SECRET })
 * if (event.type === 'message.received') console.log(event.data.object.content)
 */
export async function verifyWebhook(
  body: string | ArrayBuffer | Uint8Array,
  headers: WebhookHeaders,
  { secret, toleranceSeconds = 300, now = Date.now }: VerifyWebhookOptions,
): Promise<WebhookEvent> {
  const keys = await Promise.all(secretsOf(secret).map(importKey))
  // Nothing is older than NaN, which is what becomes of a setting that is missing.
  if (!(toleranceSeconds >= 0)) throw new TypeError('toleranceSeconds must be a number of seconds, 0 or more.')
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  checkTimestamp(timestamp, toleranceSeconds, now() / 1000)

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes)
  for (const signature of signaturesOf(signatures)) {
    for (const key of keys) {
      // It compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parseEvent(bytes)
    }
  }
  throw new WebhookVerificationError(
    'no_matching_signature',
    'No signature of the webhook fits the secret and the body.',
  )
}

function secretsOf(secret: string | readonly string[]): readonly string[] {
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (Array.isArray(secrets) && secrets.length > 0) return secrets
  throw new TypeError('secret must be the secret of the subscription, or a list of at least one.')
}

function importKey(secret: string): Promise<CryptoKey> {
  const key = typeof secret === 'string' ? fromBase64(secret.replace(/^whsec_/, '')) : undefined
  // Its value is not repeated: messages end up in logs.
  if (key === undefined || key.length === 0) {
    throw new TypeError('secret must be the secret as it was shown at its creation: whsec_ and a key in base64.')
  }
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = typeof headers.get === 'function' ? headers.get(name) : ownHeader(headers, name)
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookVerificationError('missing_header', `The webhook has no header ${name}, or has it twice.`)
}

function ownHeader(headers: object, name: string): unknown {
  const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name)
  return found.length === 1 ? found[0]?.[1] : undefined
}

function checkTimestamp(timestamp: string, tolerance: number, now: number): void {
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw new WebhookVerificationError('malformed_timestamp', 'The webhook-timestamp is no number of seconds.')
  }
  const age = Math.floor(now) - Number(timestamp)
  if (age > tolerance) {
    throw new WebhookVerificationError('timestamp_too_old', `The webhook was sent ${age} seconds ago.`)
  }
  if (-age > tolerance) {
    throw new WebhookVerificationError('timestamp_too_new', `The webhook was sent ${-age} seconds ahead of your clock.`)
  }
}

/** The signatures of the version that is known. */
function signaturesOf(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => fromBase64(each.slice('v1,'.length)))
    .filter((signature) => signature !== undefined)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function parseEvent(bytes: Uint8Array): WebhookEvent {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (event?.object === 'event' && typeof event.type === 'string') return event
  } catch {
    // As what is no event, below.
  }
  throw new WebhookVerificationError('malformed_body', 'The webhook is signed, but its body is no event.')
}
