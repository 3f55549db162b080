import { randomBytes } from 'node:crypto'

// Whoever has the name may read the file, so it cannot be guessed: 192 random bits.
const nameBytes = 24
const pattern = /^[\w-]{32}$/

/** The name of a new file. */
export function newFileName(): string {
  return randomBytes(nameBytes).toString('base64url')
}

/** Whether a file can have this name. */
export function isFileName(text: string): boolean {
  return pattern.test(text)
}
