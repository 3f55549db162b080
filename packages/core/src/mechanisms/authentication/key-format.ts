import { hash, randomBytes } from 'node:crypto'

const prefix = 'chn_live_'
const format = /^chn_live_[A-Za-z0-9_-]{24}$/

/** Generates a key: the prefix and 18 random bytes as 24 characters of base64url, 33 characters in total. */
export function generateKey(): string {
  return prefix + randomBytes(18).toString('base64url')
}

/** Whether a text has the format of a key. */
export function isKey(text: string): boolean {
  return format.test(text)
}

/** SHA-256 of the whole key, the only form that is stored. Keys are random, so it needs neither salt nor stretching. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** The display form of a key. The suffix may contain `_`, so it is cut by offset. */
export function displayOf(key: string): string {
  return `${prefix}…${key.slice(-4)}`
}
