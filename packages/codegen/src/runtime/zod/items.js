import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'
import { canonical } from './canonical.js'
import { notCompiled } from './fields.js'
import { parseBy } from './parse-by.js'
import { checkOf, refuse } from './refuse.js'
import { written } from './written.js'

/** @template {z.ZodArray} S @param {S} schema @returns {S} */
export function unique(schema) {
  return annotate(schema.check(/** @type {any} */ (checkUnique)), { uniqueItems: true })
}

const checkUnique = checkOf((/** @type {z.core.ParsePayload<unknown[]>} */ payload) => {
  const seen = new Set()
  for (const [index, value] of payload.value.entries()) {
    // Strings need no canonical form. The quote keeps them distinct from the text of other values.
    const key = typeof value === 'string' ? `"${value}` : canonical(value)
    if (seen.has(key)) {
      refuse(payload, 'uniqueItems', 'must not be there twice', [index])
      return
    }
    seen.add(key)
  }
})

/** @param {z.ZodType} schema @param {{ min?: number, max?: number }} [options] */
export function contains(schema, { min, max } = {}) {
  const least = min ?? 1
  const check = checkOf((/** @type {z.core.ParsePayload<unknown[]>} */ payload) => {
    const found = payload.value.filter((item) => z.validate(schema, item)).length
    const amount = (/** @type {number} */ count) => `${count} item${count === 1 ? '' : 's'} of a certain form`
    if (found < least) refuse(payload, 'contains', `must contain at least ${amount(least)}`)
    else if (found > (max ?? Infinity)) refuse(payload, 'maxContains', `must contain at most ${amount(max ?? 0)}`)
  })
  const keywords = { contains: written(schema), minContains: min, maxContains: max }
  return (/** @type {z.ZodArray} */ array) => annotate(array.check(/** @type {any} */ (check)), keywords)
}

/** @param {z.ZodType[]} prefix @param {z.ZodType} [rest] */
export function items(prefix, rest = z.unknown()) {
  return new Items({ type: 'array', element: rest, prefix, ...notCompiled })
}

/** @type {z.core.$constructor<z.ZodArray, any>} */
const Items = z.core.$constructor('Items', (schema, def) => {
  z.ZodArray.init(schema, def)
  annotate(schema, { prefixItems: def.prefix.map(written) })
  parseBy(schema, (payload, ctx) => {
    const { value } = payload
    if (!Array.isArray(value)) {
      payload.issues.push({ code: 'invalid_type', expected: 'array', input: value, inst: schema })
      return payload
    }
    const output = []
    for (const [index, item] of value.entries()) {
      // Like zod's own arrays, stop at the first issue if `abortEarly` is set.
      if (ctx.abortEarly && payload.issues.length > 0) break
      const result = (def.prefix[index] ?? def.element)._zod.run({ value: item, issues: [] }, ctx)
      for (const issue of z.core.util.prefixIssues(index, result.issues)) payload.issues.push(issue)
      output.push(result.value)
    }
    payload.value = output
    return payload
  })
})
