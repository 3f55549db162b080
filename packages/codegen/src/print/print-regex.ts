import { unicodePattern } from '../runtime/document/unicode-pattern.ts'

/** Patterns with the same meaning without the flag `u`: no part of them can match a surrogate pair. */
const plainPattern = /^(?:[^.\\[\]]|\\[dws/.+*?()|{}^$[\]\\]|\[(?!\^)(?:[^\\\]]|\\[dws/.+*?()|{}^$[\]\\-])*\])+$/
const ascii = /^[\x20-\x7e]+$/

/**
 * Prints a pattern as a regular expression. `isPlain` if it needs no flag, because zod-openapi would write the flags into
 * the pattern of the document.
 */
export function printRegex(pattern: string): { text: string; isPlain: boolean } {
  const isPlain = ascii.test(pattern) && plainPattern.test(pattern)
  const { source } = new RegExp(unicodePattern(pattern), 'u')
  return { text: `/${source}/${isPlain ? '' : 'u'}`, isPlain }
}
