import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.js'
import { notCompiled } from './fields.js'
import { jsonTypeOf } from './json-type-of.js'
import { refuse } from './refuse.js'
import { keywordsOf, written } from './written.js'

/** @typedef {(value: unknown) => z.core.$ZodType | undefined} Pick */

/**
 * A schema that picks the schema for a value. If none is picked, any value but undefined is valid.
 * @param {Pick} pick @param {z.ZodType[]} options all schemas that may be picked @param {object} keywords
 */
function choice(pick, options, keywords) {
  return new Choice({ type: 'unknown', pick, options, keywords, ...notCompiled })
}

/** @type {z.core.$constructor<z.ZodUnknown, any>} */
const Choice = z.core.$constructor('Choice', (schema, def) => {
  z.ZodUnknown.init(schema, def)
  annotate(schema, def.keywords)
  schema._zod.parse = (payload, ctx) => {
    if (payload.value === undefined) {
      refuse(payload, 'required', 'is required')
      return payload
    }
    return def.pick(payload.value)?._zod.run(payload, ctx) ?? payload
  }
})

/** @param {z.core.$ZodType} schema @returns {Pick | undefined} */
export function pickOf(schema) {
  return /** @type {any} */ (schema._zod.def).pick
}

/** @param {Partial<Record<string, z.ZodType>>} byType */
export function when(byType) {
  const options = /** @type {z.ZodType[]} */ (Object.values(byType))
  const typeless = options.map((option) => ({ toJSON: () => ({ ...keywordsOf(option), type: undefined }) }))
  return choice((value) => byType[jsonTypeOf(value)], options, { allOf: typeless })
}

/** @param {z.ZodType} condition @param {z.ZodType} then @param {z.ZodType} [otherwise] */
export function ifThenElse(condition, then, otherwise) {
  const options = otherwise === undefined ? [then] : [then, otherwise]
  const [first, second] = options.map(written)
  return choice((value) => (z.validate(condition, value) ? then : otherwise), options, {
    if: written(condition),
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
    then: first,
    else: second,
  })
}

/** @param {string} name @param {z.ZodType} schema */
export function ifPresent(name, schema) {
  const has = (/** @type {any} */ value) => jsonTypeOf(value) === 'object' && Object.hasOwn(value, name)
  const keywords = { dependentSchemas: { [name]: written(schema) } }
  return choice((value) => (has(value) ? schema : undefined), [schema], keywords)
}
