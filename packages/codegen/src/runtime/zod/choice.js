import { z } from '@hono/zod-openapi'
import { refuse } from './issue.js'
import { annotate } from './metadata.js'
import { notCompiled } from './object.js'
import { keywordsOf, written } from './written.js'

/** @typedef {(value: unknown) => z.core.$ZodType | undefined} Pick */

/**
 * A schema that asks the value for the schema that it has to fit; undefined where it fits as it is.
 * @param {Pick} pick @param {z.ZodType[]} options all that may be picked @param {object} keywords
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

/** @param {Partial<Record<'object' | 'array' | 'string' | 'number', z.ZodType>>} byType */
export function when(byType) {
  const options = Object.values(byType)
  const typeless = (/** @type {z.ZodType} */ option) => ({ toJSON: () => ({ ...keywordsOf(option), type: undefined }) })
  return choice(
    (value) => (Object.hasOwn(byType, typeOf(value)) ? /** @type {any} */ (byType)[typeOf(value)] : undefined),
    options,
    {
      allOf: options.map(typeless),
    },
  )
}

/** @param {unknown} value */
function typeOf(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/** @param {z.ZodType} condition @param {z.ZodType} [then] @param {z.ZodType} [otherwise] */
export function ifThenElse(condition, then, otherwise) {
  const branches = { if: condition, then, else: otherwise }
  const options = [then, otherwise].filter((branch) => branch !== undefined)
  const keywords = Object.entries(branches).filter(([, branch]) => branch !== undefined)
  return choice(
    (value) => (z.validate(condition, value) ? then : otherwise),
    options,
    Object.fromEntries(keywords.map(([keyword, branch]) => [keyword, written(/** @type {z.ZodType} */ (branch))])),
  )
}

/** @param {string} name @param {z.ZodType} schema */
export function ifPresent(name, schema) {
  const has = (/** @type {unknown} */ value) =>
    typeOf(value) === 'object' && Object.hasOwn(/** @type {object} */ (value), name)
  return choice((value) => (has(value) ? schema : undefined), [schema], {
    dependentSchemas: { [name]: written(schema) },
  })
}
