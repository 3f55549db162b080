import { createHmac } from 'node:crypto'

/** The body as the provider writes it: what is not ASCII as `\uXXXX`, and slashes escaped, so that only its own bytes fit the signature. */
export function webhookBody(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** What `X-Hub-Signature-256` says of a body. */
export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
