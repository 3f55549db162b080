import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { fillDefaults } from './defaults.js'
import { annotate } from './metadata.js'
import { notCompiled } from './object.js'

/** @param {z.ZodType} schema */
export function orNull(schema) {
  const either = new NullOr({ type: 'union', options: [schema, z.null()] })
  const name = getRefId(/** @type {any} */ (schema))
  // zod-openapi would write the options of a union in place of its name.
  if (name === undefined || !(schema instanceof z.ZodUnion)) return either
  return annotate(either, { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] })
}

/** @type {z.core.$constructor<z.ZodUnion, z.core.$ZodUnionDef>} */
const NullOr = z.core.$constructor('NullOr', (schema, def) => {
  z.ZodUnion.init(schema, /** @type {any} */ (def))
  const [option] = /** @type {[z.core.$ZodType]} */ (/** @type {unknown} */ (def.options))
  // The issues of the one schema say more than "no option fits".
  schema._zod.parse = (payload, ctx) => (payload.value === null ? payload : option._zod.run(payload, ctx))
})

/** @param {z.ZodType[]} options */
export function oneOf(options) {
  return z.xor(options).openapi({}, { unionPreferredType: 'oneOf' })
}

/** @param {(string | number | boolean | null)[]} values */
export function values(...values) {
  const types = new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  return annotate(z.literal(values), { type: [...types], enum: values })
}

/** @param {z.ZodType[]} schemas @returns {z.ZodType} */
export function all(...schemas) {
  return schemas.reduce((left, right) => new All({ type: 'intersection', left, right, ...notCompiled }))
}

/** @type {z.core.$constructor<z.ZodIntersection, z.core.$ZodIntersectionDef & { coerce: boolean }>} */
const All = z.core.$constructor('All', (schema, def) => {
  z.ZodIntersection.init(schema, /** @type {any} */ (def))
  const { left, right } = def
  // Lets a discriminated union find the tag of an option that is composed.
  z.core.util.defineLazy(schema._zod, 'propValues', () => ({ ...left._zod.propValues, ...right._zod.propValues }))
  schema._zod.parse = (payload, ctx) => {
    for (const side of [left, right]) {
      const { value } = payload
      const result = /** @type {z.core.ParsePayload} */ (side._zod.run({ value, issues: [] }, ctx))
      payload.issues.push(...result.issues)
    }
    if (payload.issues.length === 0) payload.value = fillDefaults(schema, payload.value)
    return payload
  }
})
