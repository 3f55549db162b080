import { z } from '@hono/zod-openapi'
import { annotate, metadataOf } from './annotate.js'
import { setOwn } from './json-type-of.js'
import { parseBy } from './parse-by.js'
import { checkOf, refuse } from './refuse.js'
import { written } from './written.js'

/** @import { FieldsOptions } from './declarations/objects.js' */

/** @param {string[]} names */
export function exactlyOne(...names) {
  const check = checkOf((/** @type {z.core.ParsePayload<object>} */ payload) => {
    const [first, second] = names.filter((name) => Object.hasOwn(payload.value, name))
    if (first === undefined) refuse(payload, 'oneOf', `must have exactly one of ${names.join(', ')}`)
    else if (second !== undefined) {
      const reason = `cannot be combined with ${first}: send exactly one of ${names.join(', ')}`
      refuse(payload, 'oneOf', reason, [second])
    }
  })
  groups.set(check, names)
  return (/** @type {z.ZodType} */ schema) => {
    const def = /** @type {any} */ (schema._zod.def)
    if (def.type === 'object') {
      const { 'x-exactly-one-of': _before, ...metadata } = metadataOf(schema)
      const Refined = def.coerce ? RefinedFields : RefinedObject
      return annotate(new Refined({ ...def, checks: [...(def.checks ?? []), check] }), metadata)
    }
    const before = /** @type {string[][]} */ (metadataOf(schema)['x-exactly-one-of'] ?? [])
    return annotate(schema.check(/** @type {any} */ (check)), { 'x-exactly-one-of': [...before, names] })
  }
}

/** Maps each check of `exactlyOne` to its properties. @type {WeakMap<object, string[]>} */
const groups = new WeakMap()

/**
 * An object with `exactlyOne` checks. zod does not allow `pick` on an object with checks. Here a check stays while all of
 * its properties remain, and `partial`, which makes `{}` valid, removes all checks.
 * @param {{ init(schema: any, def: any): void, new (def: any): z.ZodObject }} Base
 */
function refined(Base) {
  return z.core.$constructor('Refined', (/** @type {z.ZodObject} */ schema, /** @type {any} */ def) => {
    Base.init(schema, def)
    const own = /** @type {z.core.$ZodCheck[]} */ (def.checks).filter((check) => groups.has(check))
    // Annotate here, so that every copy of the schema is documented too.
    annotate(schema, { 'x-exactly-one-of': own.map((check) => groups.get(check)) })
    const others = /** @type {z.core.$ZodCheck[]} */ (def.checks).filter((check) => !groups.has(check))
    const plain = () => new Base({ ...def, checks: others })
    const withChecks = (/** @type {z.ZodObject} */ part) => {
      const applicable = own
        .map((check) => groups.get(check) ?? [])
        .filter((names) => names.every((name) => name in part.shape))
      return applicable.reduce((result, names) => exactlyOne(...names)(result), /** @type {z.ZodType} */ (part))
    }
    Object.assign(schema, {
      pick: (/** @type {any} */ mask) => withChecks(plain().pick(mask)),
      omit: (/** @type {any} */ mask) => withChecks(plain().omit(mask)),
      partial: (/** @type {any} */ mask) => plain().partial(mask),
    })
  })
}

/** @param {z.core.$ZodShape} shape @param {FieldsOptions} [options] */
export function fields(shape, options = {}) {
  const { rest = z.unknown(), min = 0, max = Infinity, names, patterns = [], needs } = options
  return new Fields({ type: 'object', shape, catchall: rest, min, max, names, patterns, needs, ...notCompiled })
}

/** `z.compile` skips schemas that coerce. It would otherwise compile this as an ordinary schema of its type. */
export const notCompiled = { coerce: true }

/** @typedef {z.core.$ZodObjectDef & { min: number, max: number, names: z.ZodType | undefined, patterns: readonly (readonly [RegExp, z.ZodType])[], needs: Record<string, readonly string[]> | undefined, coerce: boolean }} FieldsDef */

/** @type {z.core.$constructor<z.ZodObject, FieldsDef>} */
const Fields = z.core.$constructor('Fields', (schema, def) => {
  z.ZodObject.init(schema, /** @type {any} */ (def))
  const { min, max, names, patterns, needs } = def
  annotate(schema, {
    ...(min > 0 && { minProperties: min }),
    ...(max < Infinity && { maxProperties: max }),
    ...(names !== undefined && { propertyNames: written(names) }),
    ...(needs !== undefined && { dependentRequired: needs }),
    ...(patterns.length > 0 && {
      patternProperties: Object.fromEntries(patterns.map(([name, inner]) => [name.source, written(inner)])),
    }),
  })
  parseBy(schema, (payload, ctx) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      payload.issues.push({ code: 'invalid_type', expected: 'object', input: value, inst: schema })
      return payload
    }
    const input = /** @type {Record<string, unknown>} */ (value)
    const parsed = parseProperties(schema, def, payload, input, ctx)
    if (payload.issues.length === 0) checkKeys(schema, payload)
    payload.value = parsed
    return payload
  })
})

const RefinedObject = refined(z.ZodObject)
const RefinedFields = refined(/** @type {any} */ (Fields))

/**
 * Parses the properties of an object. Returns the object itself if no property changes.
 * @param {z.ZodObject} schema @param {FieldsDef} def @param {z.core.ParsePayload} payload
 * @param {Record<string, unknown>} input @param {z.core.ParseContextInternal} ctx
 */
function parseProperties(schema, def, payload, input, ctx) {
  let output = input
  const parse = (/** @type {string} */ key, /** @type {z.core.$ZodType} */ property, /** @type {unknown} */ value) => {
    const result = /** @type {z.core.ParsePayload} */ (property._zod.run({ value, issues: [] }, ctx))
    if (result.issues.length > 0)
      for (const issue of z.core.util.prefixIssues(key, result.issues)) payload.issues.push(issue)
    else if (result.value !== value) {
      // A spread keeps an own property `__proto__`.
      if (output === input) output = { ...input }
      setOwn(output, key, result.value)
    }
  }
  const { shape } = def
  // Like zod's own objects, stop at the first issue if `abortEarly` is set.
  const isAborted = () => ctx.abortEarly === true && payload.issues.length > 0
  for (const key of Object.keys(shape)) {
    if (isAborted()) return output
    const property = /** @type {z.core.$ZodType} */ (shape[key])
    const value = Object.hasOwn(input, key) ? input[key] : undefined
    if (value !== undefined || property._zod.optin === 'defaulted') parse(key, property, value)
    else if (property._zod.optin === undefined) {
      payload.issues.push({
        code: 'invalid_type',
        expected: 'nonoptional',
        input: undefined,
        path: [key],
        inst: schema,
      })
    }
  }
  for (const key of def.patterns.length > 0 ? Object.keys(input) : []) {
    for (const matching of patternsOf(def, key)) parse(key, matching, output[key])
  }
  const rest = /** @type {z.core.$ZodTypes} */ (def.catchall)
  if (isOpen(rest)) return output
  const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key) && patternsOf(def, key).length === 0)
  if (rest._zod.def.type === 'never') {
    if (others.length > 0) payload.issues.push({ code: 'unrecognized_keys', keys: others, input, inst: schema })
    return output
  }
  for (const key of others) {
    if (isAborted()) return output
    parse(key, rest, input[key])
  }
  return output
}

/** The schemas of the patterns that a property name matches. @param {any} def @param {string} name @returns {z.ZodType[]} */
export function patternsOf({ patterns = [] }, name) {
  return patterns.flatMap((/** @type {[RegExp, z.ZodType]} */ [pattern, schema]) =>
    pattern.test(name) ? [schema] : [],
  )
}

/** Whether a schema is `z.unknown()` itself, not a helper with the same type. @param {any} schema */
function isOpen({ _zod: { def } }) {
  return def.type === 'unknown' && def.checks === undefined && def.pick === undefined
}

/** @param {z.core.$ZodType} schema @param {z.core.ParsePayload} payload */
export function checkKeys(schema, payload) {
  const def = /** @type {FieldsDef} */ (schema._zod.def)
  if (!(schema instanceof Fields)) return
  const keys = Object.keys(/** @type {object} */ (payload.value))
  const { names, min, max, needs = {} } = def
  const has = (/** @type {string} */ name) => Object.hasOwn(/** @type {object} */ (payload.value), name)
  const needing = Object.keys(needs).find((key) => has(key) && !needs[key]?.every(has))
  const wrong = names && keys.find((key) => !z.validate(names, key))
  if (names !== undefined && wrong !== undefined) {
    // The same issue as zod's for the keys of a record.
    const issues = names.safeParse(wrong).error?.issues ?? []
    payload.issues.push({ code: 'invalid_key', origin: 'record', issues, input: wrong, path: [wrong], inst: names })
  } else if (needing !== undefined) {
    refuse(
      payload,
      'dependentRequired',
      `must have ${needs[needing]?.find((name) => !has(name))} if ${needing} is present`,
    )
  } else if (keys.length < min)
    refuse(payload, 'minProperties', `must have at least ${min === 1 ? 'one field' : `${min} fields`}`)
  else if (keys.length > max) refuse(payload, 'maxProperties', `must have at most ${max} field${max === 1 ? '' : 's'}`)
}
