import { hash, randomBytes } from 'node:crypto'

/** A new one-time token: 32 random bytes as 43 url-safe base64 characters. */
export function generateSetupToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of the whole token: all that is kept of it. It needs no salt and no stretching, since tokens are random. */
export function hashSetupToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
