import { setOwn } from './json-type-of.js'
import { pickOf } from './when.js'

/** @import { z } from '@hono/zod-openapi' */
/** @typedef {z.core.$ZodType} Schema */

/** Whether a schema or a nested one has a default. @type {WeakMap<Schema, boolean>} */
const holding = new WeakMap()

/** @param {Schema} schema @param {Set<Schema>} [seen] @returns {boolean} */
function holdsDefaults(schema, seen) {
  const known = holding.get(schema)
  if (known !== undefined || seen?.has(schema)) return known ?? false
  /** @type {{ type: string, shape?: object, getter?: () => Schema }} */
  const def = schema._zod.def
  // The definition of every kind of schema contains its nested schemas.
  const parts = () => [...Object.values(def).flat(), ...Object.values(def.shape ?? {}), def.getter?.()]
  const visited = (seen ?? new Set()).add(schema)
  const isPart = (/** @type {any} */ part) => typeof part === 'object' && '_zod' in (part ?? {})
  const holds =
    /^(?:default|prefault)$/.test(def.type) || parts().some((part) => isPart(part) && holdsDefaults(part, visited))
  // A nested call may have skipped schemas of the recursion, so do not cache a negative result.
  if (holds || seen === undefined) holding.set(schema, holds)
  return holds
}

/** @param {Schema} schema */
export function defaultsOf(schema) {
  return holdsDefaults(schema) ? (/** @type {unknown} */ value) => within(() => fill(schema, value)) : undefined
}

/** Whether the value being parsed is a part of a value that is filled as a whole later, or only validated. */
let isWithin = false

/** @template T @param {() => T} run @returns {T} */
export function within(run) {
  const before = isWithin
  isWithin = true
  try {
    return run()
  } finally {
    isWithin = before
  }
}

/**
 * Fills defaults into a whole value, but not into its parts separately: that would take exponential time.
 * @param {Schema} schema @param {unknown} value
 */
export function fillWhole(schema, value) {
  return isWithin ? value : within(() => fillDefaults(schema, value))
}

/** @param {Schema} schema @param {unknown} value */
function fillDefaults(schema, value) {
  return holdsDefaults(schema) ? fill(schema, value) : value
}

/** @param {Schema} schema @param {unknown} value @returns {unknown} */
function fill(schema, value) {
  const { def } = /** @type {z.core.$ZodTypes} */ (schema)._zod
  const picked = pickOf(schema)?.(value)
  if (picked !== undefined) return fillDefaults(picked, value)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === undefined || value === null ? value : fillDefaults(def.innerType, value)
    case 'default':
    case 'prefault':
      // Clone the default, so that requests do not share an object.
      return fillDefaults(def.innerType, value === undefined ? structuredClone(def.defaultValue) : value)
    case 'lazy':
      return fillDefaults(def.getter(), value)
    case 'array': {
      const { prefix = [] } = /** @type {{ prefix?: Schema[] }} */ (def)
      return Array.isArray(value) ? value.map((item, index) => fillDefaults(prefix[index] ?? def.element, item)) : value
    }
    case 'record':
      return fillObject({}, def.valueType, value)
    case 'object':
      return fillObject(def.shape, def.catchall, value)
    case 'union': {
      const option = def.options.find(
        (each) => /** @type {any} */ (each._zod.run({ value, issues: [] }, { async: false })).issues.length === 0,
      )
      return option === undefined ? value : fillDefaults(option, value)
    }
    case 'intersection':
      return fillDefaults(def.right, fillDefaults(def.left, value))
    default:
      return value
  }
}

/** @param {z.core.$ZodShape} shape @param {Schema | undefined} rest @param {unknown} value */
function fillObject(shape, rest, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // A spread keeps an own property `__proto__`.
  const filled = { ...value }
  const set = (/** @type {string} */ name, /** @type {Schema} */ schema) => {
    if (!holdsDefaults(schema)) return
    const own = Object.hasOwn(value, name) ? /** @type {Record<string, unknown>} */ (value)[name] : undefined
    const after = fill(schema, own)
    if (after === undefined) return
    setOwn(filled, name, after)
  }
  for (const name of Object.keys(shape)) set(name, /** @type {Schema} */ (shape[name]))
  if (rest === undefined || !holdsDefaults(rest)) return filled
  for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) set(name, rest)
  return filled
}
