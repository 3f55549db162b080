import { hash, randomBytes } from 'node:crypto'

/** Generates a one-time token: 32 random bytes as 43 URL-safe base64 characters. */
export function generateSetupToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of the token, the only stored form. Tokens are random, so it needs no salt and no key stretching. */
export function hashSetupToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
