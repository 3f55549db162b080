import { unicodePattern } from '../read/unicode-pattern.ts'

/** What means the same with and without the flag `u`: no character is spoken of that may take two UTF-16 units. */
const plainPattern = /^(?:[^.\\[\]]|\\[dws/.+*?()|{}^$[\]\\]|\[(?!\^)(?:[^\\\]]|\\[dws/.+*?()|{}^$[\]\\-])*\])+$/
const ascii = /^[\x20-\x7e]+$/

/**
 * A pattern as a regular expression. `isPlain` where it needs no flag, so that zod-openapi can write it into a document:
 * that leaves the flags of a regular expression in the pattern.
 */
export function printRegex(pattern: string): { text: string; isPlain: boolean } {
  const isPlain = ascii.test(pattern) && plainPattern.test(pattern)
  const { source } = new RegExp(unicodePattern(pattern), 'u')
  return { text: `/${source}/${isPlain ? '' : 'u'}`, isPlain }
}
