import { randomBytes } from 'node:crypto'

// The name grants access to the file, so it must not be guessable: 192 random bits.
const nameBytes = 24
const pattern = /^[\w-]{32}$/

/** Generates the name of a new file. */
export function newFileName(): string {
  return randomBytes(nameBytes).toString('base64url')
}

/** Whether a text is a valid file name. */
export function isFileName(text: string): boolean {
  return pattern.test(text)
}
