import { hash, randomBytes } from 'node:crypto'

const prefix = 'chn_live_'
const format = /^chn_live_[A-Za-z0-9_-]{24}$/

/** A new key: 18 random bytes as 24 url-safe base64 characters behind the prefix, 33 characters in all. */
export function generateKey(): string {
  return prefix + randomBytes(18).toString('base64url')
}

/** Whether a text could be a key. */
export function isKey(text: string): boolean {
  return format.test(text)
}

/** SHA-256 of the whole key: all that is kept of it. It needs no salt and no stretching, since keys are random. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** What is shown of a key, to recognise it by. The suffix may hold `_`, so it is cut by offset. */
export function displayOf(key: string): string {
  return `${prefix}…${key.slice(-4)}`
}
