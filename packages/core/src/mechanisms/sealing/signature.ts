import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { SecretPurpose, Secrets } from './secrets.ts'

/** Signs a text with the current key of the purpose: HMAC-SHA256 in base64url. */
export function signText(secrets: Secrets, purpose: SecretPurpose, text: string): string {
  return signWith(secrets.current(purpose).key, text)
}

/** Whether any key of the purpose has made the signature for exactly this text. Compares in constant time. */
export function isSignedText(secrets: Secrets, purpose: SecretPurpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return secrets.all(purpose).some(({ key }) => {
    const expected = Buffer.from(signWith(key, text))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function signWith(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
