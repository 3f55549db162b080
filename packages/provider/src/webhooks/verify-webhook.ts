import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether the provider signed these bytes. Compares in constant time.
 *
 * @param raw the body exactly as received, because parsing and serializing it can change it
 * @param signature the header `X-Hub-Signature-256`
 * @param appSecret the secret of the app at the provider
 */
export function verifySignature(
  raw: string | Uint8Array,
  signature: string | null | undefined,
  appSecret: string,
): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  if (hex === undefined) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha256', appSecret).update(raw).digest())
}

/**
 * Responds to the handshake with which the provider verifies a webhook URL.
 *
 * @param query the query of the GET request: `hub.mode`, `hub.verify_token` and `hub.challenge`
 * @returns the body of a 200 response; undefined to reject with 403
 */
export function respondToHandshake(query: URLSearchParams, verifyToken: string): string | undefined {
  const given = query.get('hub.verify_token')
  if (query.get('hub.mode') !== 'subscribe' || given === null) return undefined
  return timingSafeEqual(sha256(given), sha256(verifyToken)) ? (query.get('hub.challenge') ?? '') : undefined
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
