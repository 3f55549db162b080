/** @import { JsonType } from './declarations/introspection.js' */

/** @param {unknown} value @returns {JsonType} */
export function jsonTypeOf(value) {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : /** @type {JsonType} */ (typeof value)
}

/** @param {Record<string, unknown>} object @param {string} name @param {unknown} value */
export function setOwn(object, name, value) {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true })
}
