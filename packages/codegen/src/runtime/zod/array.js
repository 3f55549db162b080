import { canonical } from './equal.js'
import { checkOf, refuse } from './issue.js'
import { annotate } from './metadata.js'

/** @import { z } from '@hono/zod-openapi' */

/** @template {z.ZodArray} S @param {S} schema @returns {S} */
export function unique(schema) {
  return annotate(schema.check(/** @type {any} */ (checkUnique)), { uniqueItems: true })
}

const checkUnique = checkOf((/** @type {z.core.ParsePayload<unknown[]>} */ payload) => {
  const seen = new Set()
  for (const [index, value] of payload.value.entries()) {
    // Strings stand for themselves, marked so that they cannot equal the text of another value.
    const key = typeof value === 'string' ? `"${value}` : canonical(value)
    if (seen.has(key)) {
      refuse(payload, 'uniqueItems', 'must not be there twice', [index])
      return
    }
    seen.add(key)
  }
})
