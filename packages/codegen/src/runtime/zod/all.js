import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'
import { canonical } from './canonical.js'
import { fillWhole, within } from './defaults-of.js'
import { notCompiled } from './fields.js'
import { checkOf, refuse } from './refuse.js'
import { written } from './written.js'

/** @param {z.ZodType} schema */
export function orNull(schema) {
  const result = new NullOr({ type: 'union', options: [asOne(schema), z.null()] })
  // The same as `.openapi({}, { unionPreferredType })`, without another schema.
  zodToOpenAPIRegistry.add(result, { _internal: { unionPreferredType: 'oneOf' } })
  return result
}

/**
 * Wraps a union that is an option. zod-openapi would replace it, even if it is a component, by its options.
 * @param {z.ZodType} schema @returns {z.ZodType}
 */
function asOne(schema) {
  return schema instanceof z.ZodUnion ? z.lazy(() => schema) : schema
}

/** @type {z.core.$constructor<z.ZodUnion, z.core.$ZodUnionDef>} */
const NullOr = z.core.$constructor('NullOr', (schema, def) => {
  z.ZodUnion.init(schema, /** @type {any} */ (def))
  const [option] = /** @type {[z.core.$ZodType]} */ (/** @type {unknown} */ (def.options))
  // Issues of the inner schema are more specific than "no option fits".
  schema._zod.parse = (payload, ctx) => (payload.value === null ? payload : option._zod.run(payload, ctx))
})

/** @param {z.ZodType[]} options */
export function oneOf(options) {
  return z.xor(options.map(asOne)).openapi({}, { unionPreferredType: 'oneOf' })
}

/** @param {z.ZodType[]} options */
export function anyOf(options) {
  return z.union(options.map(asOne))
}

/** @param {unknown[]} all */
export function values(...all) {
  if (all.every((value) => typeof value !== 'object' || value === null)) {
    const types = new Set(all.map((value) => (value === null ? 'null' : typeof value)))
    return annotate(z.literal(/** @type {any} */ (all)), { type: [...types], enum: all })
  }
  const texts = new Set(all.map(canonical))
  return judged({ enum: all }, (payload) => {
    if (texts.has(canonical(payload.value))) return
    payload.issues.push({ code: 'invalid_value', values: /** @type {any} */ (all), input: payload.value })
  })
}

/**
 * A schema that zod-openapi documents only by the given keywords.
 * @param {Record<string, unknown>} keywords @param {(payload: z.core.ParsePayload) => void} [judge] validates a value that is not undefined
 */
export function judged(keywords, judge) {
  const check = checkOf((payload) => {
    if (payload.value === undefined) refuse(payload, 'required', 'is required')
    else judge?.(payload)
  })
  return annotate(new z.ZodUnknown({ type: 'unknown', checks: [check] }), keywords)
}

export const anything = () => judged({})

/** @param {z.ZodType} schema */
export function not(schema) {
  return judged({ not: written(schema) }, (payload) => {
    if (z.validate(schema, payload.value)) refuse(payload, 'not', 'must not have this form')
  })
}

export function nothing() {
  return annotate(new Nothing({ type: 'never' }), { not: {} })
}

/** @type {z.core.$constructor<z.ZodNever, z.core.$ZodNeverDef>} */
const Nothing = z.core.$constructor('Nothing', (schema, def) => {
  z.ZodNever.init(schema, def)
  // zod-openapi reads this definition and does not support `never`.
  schema.def = /** @type {any} */ ({ ...def, type: 'unknown' })
})

/** @param {z.ZodType[]} schemas @returns {z.ZodType} */
export function all(...schemas) {
  const keywords = { allOf: schemas.map(written) }
  return schemas.reduce((left, right) => new All({ type: 'intersection', left, right, keywords, ...notCompiled }))
}

/** A schema that requires both sides. @type {z.core.$constructor<z.ZodIntersection, z.core.$ZodIntersectionDef & { coerce: boolean, keywords: Record<string, unknown> }>} */
export const All = z.core.$constructor('All', (schema, def) => {
  z.ZodIntersection.init(schema, /** @type {any} */ ({ ...def, type: 'intersection' }))
  // zod-openapi reads this definition. It documents a nullable intersection as not nullable.
  schema.def = /** @type {any} */ ({ ...def, type: 'unknown' })
  annotate(schema, def.keywords)
  const { left, right } = def
  // Lets a discriminated union find the tag of a composed option.
  z.core.util.defineLazy(schema._zod, 'propValues', () => ({ ...left._zod.propValues, ...right._zod.propValues }))
  z.core.util.defineLazy(schema._zod, 'values', () => right._zod.values ?? left._zod.values)
  schema._zod.parse = (payload, ctx) => {
    for (const side of [left, right]) {
      const { value } = payload
      const result = /** @type {z.core.ParsePayload} */ (within(() => side._zod.run({ value, issues: [] }, ctx)))
      for (const issue of result.issues) payload.issues.push(issue)
      if (ctx.abortEarly && payload.issues.length > 0) return payload
    }
    if (payload.issues.length === 0) payload.value = fillWhole(schema, payload.value)
    return payload
  }
})
