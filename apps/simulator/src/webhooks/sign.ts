import { createHmac } from 'node:crypto'

/**
 * The body in the provider's format: non-ASCII characters as `\uXXXX`, and slashes escaped. Another serialization
 * would not match the signature.
 */
export function webhookBody(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The value of `X-Hub-Signature-256` for a body. */
export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
