/** @import { BadText } from './declarations/introspection.js' */

/** @param {string} text */
export function whyNotWellFormed(text) {
  if (!text.isWellFormed()) return 'must not contain a lone surrogate'
  return text.includes('\0') ? 'must not contain the character U+0000' : undefined
}

/** @param {unknown} value @returns {BadText | undefined} */
export function findBadText(value) {
  if (typeof value === 'string') {
    const reason = whyNotWellFormed(value)
    return reason === undefined ? undefined : { path: [], reason }
  }
  if (typeof value !== 'object' || value === null) return undefined
  const isArray = Array.isArray(value)
  for (const [key, inner] of Object.entries(value)) {
    const reason = isArray ? undefined : whyNotWellFormed(key)
    const found = reason === undefined ? findBadText(inner) : { path: [], reason }
    if (found !== undefined) return { path: [isArray ? Number(key) : key, ...found.path], reason: found.reason }
  }
  return undefined
}
