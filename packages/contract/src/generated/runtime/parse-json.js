// Generated from spec/. Do not edit.
import { placeOf } from './failure.js'

export class JsonError extends Error {
  /** @param {'encoding' | 'syntax' | 'depth' | 'number'} kind @param {(string | number)[]} path @param {string} reason */
  constructor(kind, path, reason) {
    const place = placeOf('body', path)
    super(`${place} ${reason}`)
    this.name = 'JsonError'
    this.kind = kind
    this.place = place
    this.path = path
    this.reason = reason
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A number that a double may not hold: 16 digits or more, or an exponent. Seldom a string looks like one. */
const suspiciousNumber = /(?:^|[\s:,[])-?(?:\d[\d.]{15}|\d+(?:\.\d+)?[eE])/

/**
 * @param {Uint8Array | ArrayBuffer | string} input @param {{ maxDepth?: number }} [options]
 * @returns {unknown}
 */
export function parseJson(input, { maxDepth = 64 } = {}) {
  const text = typeof input === 'string' ? withoutMark(input) : decode(input)
  if (text.length === 0) return undefined
  if (mayBeDeep(text, maxDepth)) refuseTooDeep(text, maxDepth)
  return suspiciousNumber.test(text) ? parseExactly(text) : parse(text)
}

/** @param {string} text */
function withoutMark(text) {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

/** @param {Uint8Array | ArrayBuffer} bytes */
function decode(bytes) {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new JsonError('encoding', [], 'must be UTF-8')
  }
}

/** @param {string} text @param {Parameters<typeof JSON.parse>[1]} [reviver] @returns {unknown} */
function parse(text, reviver) {
  try {
    return JSON.parse(text, reviver)
  } catch {
    throw new JsonError('syntax', [], 'must be valid JSON')
  }
}

/** Whether a text has enough brackets to be too deep, which few have. @param {string} text @param {number} maxDepth */
function mayBeDeep(text, maxDepth) {
  if (text.length <= 2 * maxDepth) return false
  let open = 0
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++open > maxDepth) return true
    }
  }
  return false
}

/** Counts brackets outside strings before anything that recurses sees them. @param {string} text @param {number} maxDepth */
function refuseTooDeep(text, maxDepth) {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22:
        index = endOfString(text, index)
        break
      case 0x5b:
      case 0x7b:
        if (++depth > maxDepth) throw new JsonError('depth', [], `must not be nested deeper than ${maxDepth} levels`)
        break
      case 0x5d:
      case 0x7d:
        depth--
    }
  }
}

/** @param {string} text @param {number} start where its quote is */
function endOfString(text, start) {
  for (;;) {
    const end = text.indexOf('"', start + 1)
    if (end === -1) return text.length
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes++
    if (backslashes % 2 === 0) return end
    start = end
  }
}

class InexactNumber {
  /** @param {string} reason */
  constructor(reason) {
    this.reason = reason
  }
}

/** @param {string} text */
function parseExactly(text) {
  let inexact = false
  const value = parse(
    text,
    /** @type {any} */ (
      (/** @type {string} */ _key, /** @type {unknown} */ value, /** @type {{ source: string }} */ context) => {
        if (typeof value !== 'number') return value
        const reason = whyInexact(value, context.source)
        if (reason === undefined) return value
        inexact = true
        return new InexactNumber(reason)
      }
    ),
  )
  if (inexact) refuseInexact(value, [])
  return value
}

const integerSource = /^-?\d+(?:\.0*)?$/
const anyDigit = /^-?[0.]*[1-9]/

/** @param {number} value @param {string} source @returns {string | undefined} */
function whyInexact(value, source) {
  if (!Number.isFinite(value)) return 'is too large a number'
  if (value === 0 && anyDigit.test(source)) return 'is too small a number'
  if (Number.isSafeInteger(value) || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return undefined
  return integerSource.test(source) ? 'must be an integer between -9007199254740991 and 9007199254740991' : undefined
}

/** @param {unknown} value @param {(string | number)[]} path */
function refuseInexact(value, path) {
  if (value instanceof InexactNumber) throw new JsonError('number', path, value.reason)
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inner = /** @type {Record<string, unknown>} */ (value)[key]
    refuseInexact(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
