import { createHmac } from 'node:crypto'

/** An event as it is about to be sent. */
export interface EventToSign {
  /** The event's id, the same at every attempt and replay. */
  readonly id: string
  /** When it is sent, in seconds since 1970: receivers refuse what is older than five minutes. */
  readonly timestamp: number
  /** The body as it is sent, to the byte. */
  readonly body: string
  /** Every live secret of the subscription, as it was shown: `whsec_` and the key in base64. */
  readonly secrets: readonly string[]
}

/** The headers of Standard Webhooks. */
export interface SignatureHeaders {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/**
 * Signs what is sent to a subscription, as Standard Webhooks says: a signature for each secret, so that receivers may
 * have the old or the new one while a secret is replaced.
 *
 * @throws Error without a secret, or with a fraction of a second: nothing could be verified
 */
export function signEvent({ id, timestamp, body, secrets }: EventToSign): SignatureHeaders {
  if (secrets.length === 0) throw new Error(`There is no secret to sign ${id} with.`)
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
