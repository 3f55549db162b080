import type { Secrets } from '@channel/core/mechanisms/sealing'
import { openWebhookHeaders, openWebhookSecret } from '@channel/core/webhook-subscriptions'
import type { ClaimedDelivery, SealedHeaders, SealedSecret } from './claim-deliveries.ts'
import { signEvent } from './sign-event.ts'

/** The headers of a signed delivery. */
export interface SignedHeaders {
  readonly headers: Readonly<Record<string, string>>
  /** Texts that must not be stored if a receiver echoes them. */
  readonly confidential: readonly string[]
}

const maxOpened = 10_000
/** Shorter values of headers are in many texts, and no secrets. */
const minConfidential = 4

/**
 * Signs deliveries. Decrypted secrets are cached, because decrypting takes longer than signing. A secret never changes
 * under its id.
 */
export function openSigner(secrets: Secrets): (delivery: ClaimedDelivery, atMs: number) => SignedHeaders {
  const opened = new Map<string, string>()
  /** The deliveries of a claim share the secrets of their subscription. */
  const textsOf = new WeakMap<readonly SealedSecret[], readonly string[]>()

  function textOf(organizationId: string, secret: SealedSecret): string {
    const key = `${organizationId} ${secret.id}`
    const known = opened.get(key)
    if (known !== undefined) return known
    if (opened.size >= maxOpened) opened.clear()
    const text = openWebhookSecret(secrets, organizationId, secret)
    opened.set(key, text)
    return text
  }

  function openAll({ organization_id, secrets }: ClaimedDelivery): readonly string[] {
    const known = textsOf.get(secrets)
    if (known !== undefined) return known
    const texts = secrets.map((secret) => textOf(organization_id, secret))
    textsOf.set(secrets, texts)
    return texts
  }

  const ownHeaders = new WeakMap<SealedHeaders, SignedHeaders>()

  /** The headers that the organization has set. The deliveries of a claim share them. */
  function openHeaders(delivery: ClaimedDelivery): SignedHeaders | undefined {
    if (delivery.headers === null) return undefined
    const known = ownHeaders.get(delivery.headers)
    if (known !== undefined) return known
    const headers = openWebhookHeaders(secrets, delivery, delivery.headers)
    const confidential = Object.values(headers).flatMap(textsToHide)
    const opened = { headers, confidential }
    ownHeaders.set(delivery.headers, opened)
    return opened
  }

  return (delivery, atMs) => {
    const texts = openAll(delivery)
    const own = openHeaders(delivery)
    const timestamp = Math.floor(atMs / 1_000)
    const signature = signEvent({ id: delivery.event_id, timestamp, body: delivery.payload, secrets: texts })
    const headers = { ...signature, 'content-type': 'application/json', 'user-agent': 'Channel-Webhooks/1.0' }
    if (own === undefined) return { headers, confidential: texts }
    return { headers: { ...own.headers, ...headers }, confidential: [...texts, ...own.confidential] }
  }
}

/** A header's value, and the parts of a scheme with credentials: a receiver may echo either. */
function textsToHide(value: string): string[] {
  const [, credentials] = /^Basic (.+)$/i.exec(value) ?? []
  const password =
    credentials === undefined ? undefined : Buffer.from(credentials, 'base64').toString().split(':').slice(1)
  return [value, credentials ?? value.split(' ').at(-1)!, password?.join(':') ?? ''].filter(
    (text) => text.length >= minConfidential,
  )
}
