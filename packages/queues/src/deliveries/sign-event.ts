import { createHmac } from 'node:crypto'

/** The parts of an event that are signed. */
export interface EventToSign {
  /** The event's id, the same for every attempt and replay. */
  readonly id: string
  /** When the event is sent, in seconds since 1970. Receivers refuse timestamps older than five minutes. */
  readonly timestamp: number
  /** The exact body. */
  readonly body: string
  /** Every valid secret of the subscription, in the form shown to the customer: `whsec_` and the key in base64. */
  readonly secrets: readonly string[]
}

/** The headers of Standard Webhooks. */
export interface SignatureHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/**
 * Signs an event according to Standard Webhooks. It has a signature for each secret, so that receivers can use either
 * one while a secret is being replaced.
 *
 * @throws Error without a secret, or for a fractional timestamp: receivers could not verify it
 */
export function signEvent({ id, timestamp, body, secrets }: EventToSign): SignatureHeaders {
  if (secrets.length === 0) throw new Error(`No secret is given to sign ${id} with.`)
  if (!Number.isSafeInteger(timestamp)) throw new Error(`${timestamp} is not a number of whole seconds.`)
  const signed = `${id}.${timestamp}.${body}`
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, signed)}`).join(' '),
  }
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return createHmac('sha256', key).update(signed, 'utf8').digest('base64')
}
