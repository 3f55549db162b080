import { failure, inside } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */

/** NUL and lone surrogates, which no database and no UTF-8 can hold. @param {string} text @returns {Failure | undefined} */
export function checkText(text) {
  if (!text.isWellFormed()) return failure('text', 'must not contain a lone surrogate')
  if (text.includes('\0')) return failure('text', 'must not contain the character U+0000')
  return undefined
}

/** The same in a whole JSON value, keys too. @param {unknown} value @returns {Failure | undefined} */
export function checkAllText(value) {
  if (typeof value === 'string') return checkText(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = checkAllText(value[index])
      if (found !== undefined) return inside(found, index)
    }
    return undefined
  }
  const fields = /** @type {Record<string, unknown>} */ (value)
  for (const key of Object.keys(fields)) {
    const found = checkText(key) ?? checkAllText(fields[key])
    if (found !== undefined) return inside(found, key)
  }
  return undefined
}

/** Length as JSON Schema counts it, in code points. @param {string} text */
export function codePoints(text) {
  let count = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff && index + 1 < text.length) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next <= 0xdfff) {
        count--
        index++
      }
    }
  }
  return count
}
