import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'
import { checkOf, refuse } from './refuse.js'
import { stringFormats } from './string-formats.js'

/** @import { TextOptions } from './declarations/scalars.js' */

/** @param {TextOptions} [options] */
export function text({ min = 0, max = Infinity, pattern, format } = {}) {
  const known = format === undefined ? undefined : stringFormats[format]
  const check = checkOf((/** @type {z.core.ParsePayload<string>} */ payload) => {
    const { value } = payload
    // A string with n UTF-16 units has n/2 to n code points, so counting is rarely needed.
    const units = value.length
    if (units < min || (units < 2 * min && codePoints(value) < min)) {
      refuse(payload, 'minLength', min === 1 ? 'must not be empty' : `must have at least ${characters(min)}`)
    } else if (units > max && codePoints(value) > max) {
      refuse(payload, 'maxLength', `must have at most ${characters(max)}`)
    } else if (pattern !== undefined && !pattern.test(value)) {
      refuse(payload, 'pattern', `must match ${pattern.source}`)
    } else if (known !== undefined && !known.test(value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return annotate(new z.ZodString({ type: 'string', checks: /** @type {any} */ ([check]) }), {
    ...(min > 0 && { minLength: min }),
    ...(max < Infinity && { maxLength: max }),
    ...(pattern !== undefined && { pattern: pattern.source }),
    ...(format !== undefined && { format }),
  })
}

/** Length in code points, as in JSON Schema. @param {string} text */
function codePoints(text) {
  let count = 0
  for (const _point of text) count++
  return count
}

/** @param {number} count */
function characters(count) {
  return `${count} character${count === 1 ? '' : 's'}`
}

/** @param {string} format */
const ofFormat =
  (format) =>
  (/** @type {TextOptions} */ options = {}) =>
    text({ ...options, format })

export const dateTime = ofFormat('date-time')
export const date = ofFormat('date')
export const time = ofFormat('time')
export const email = ofFormat('email')
export const hostname = ofFormat('hostname')
export const ipv4 = ofFormat('ipv4')
export const ipv6 = ofFormat('ipv6')
export const uri = ofFormat('uri')
export const uriReference = ofFormat('uri-reference')
export const uuid = ofFormat('uuid')
export const byte = ofFormat('byte')
export const password = ofFormat('password')
