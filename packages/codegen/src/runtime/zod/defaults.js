import { pickOf } from './choice.js'
/** @import { z } from '@hono/zod-openapi' */

/** @typedef {(value: unknown) => unknown} Fill */
/** @typedef {z.core.$ZodType} Schema */

/** @param {Schema} schema @param {unknown} value */
export function fillDefaults(schema, value) {
  const fill = defaultsOf(schema)
  return fill === undefined ? value : fill(value)
}

/** @type {WeakMap<Schema, Fill | null>} */
const compiled = new WeakMap()

/** @param {Schema} schema @returns {Fill | undefined} */
export function defaultsOf(schema) {
  const before = compiled.get(schema)
  if (before !== undefined) return before ?? undefined
  if (!holdsDefaults(schema, new Set())) {
    compiled.set(schema, null)
    return undefined
  }
  // A recursive schema refers to itself while it compiles.
  /** @type {Fill | undefined} */
  let fill
  compiled.set(schema, (value) => (fill === undefined ? value : fill(value)))
  fill = compile(schema)
  compiled.set(schema, fill ?? null)
  return fill
}

/** @param {Schema} schema @returns {Fill | undefined} */
function compile(schema) {
  const { def } = /** @type {z.core.$ZodTypes} */ (schema)._zod
  const pick = pickOf(schema)
  if (pick !== undefined) {
    return (value) => {
      const next = pick(value)
      return next === undefined ? value : fillDefaults(next, value)
    }
  }
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return ifPresent(defaultsOf(def.innerType))
    case 'default':
    case 'prefault': {
      const fill = defaultsOf(def.innerType) ?? same
      // The getter makes an object anew: the default of the next request is another one.
      return (value) => fill(value === undefined ? structuredClone(def.defaultValue) : value)
    }
    case 'lazy':
      return defaultsOf(def.getter())
    case 'array': {
      const fill = defaultsOf(def.element) ?? same
      const prefix = /** @type {{ prefix?: Schema[] }} */ (def).prefix?.map((item) => defaultsOf(item) ?? same) ?? []
      return (value) => (Array.isArray(value) ? value.map((item, index) => (prefix[index] ?? fill)(item)) : value)
    }
    case 'record':
      return fillObject({}, defaultsOf(def.valueType))
    case 'object':
      return fillObject(def.shape, def.catchall && defaultsOf(def.catchall))
    case 'union':
      return fillUnion(def.options)
    case 'intersection': {
      const [left = same, right = same] = [defaultsOf(def.left), defaultsOf(def.right)]
      return (value) => right(left(value))
    }
    default:
      return undefined
  }
}

/** @type {Fill} */
const same = (value) => value

/** @param {Fill | undefined} fill @returns {Fill | undefined} */
function ifPresent(fill) {
  return fill && ((value) => (value === undefined || value === null ? value : fill(value)))
}

/** @param {z.core.$ZodShape} shape @param {Fill | undefined} rest @returns {Fill} */
function fillObject(shape, rest) {
  const fields = Object.keys(shape).flatMap((name) => {
    const fill = defaultsOf(/** @type {Schema} */ (shape[name]))
    return fill === undefined ? [] : [{ name, fill }]
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    // A spread keeps an own `__proto__` as a plain property.
    const filled = { ...value }
    const set = (/** @type {string} */ name, /** @type {Fill} */ fill) => {
      const before = Object.hasOwn(value, name) ? /** @type {Record<string, unknown>} */ (value)[name] : undefined
      const after = fill(before)
      if (after === undefined) return
      Object.defineProperty(filled, name, { value: after, writable: true, enumerable: true, configurable: true })
    }
    for (const { name, fill } of fields) set(name, fill)
    if (rest !== undefined) {
      for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) set(name, rest)
    }
    return filled
  }
}

/** @param {readonly Schema[]} options @returns {Fill} */
function fillUnion(options) {
  const fills = options.map((option) => ({ option, fill: defaultsOf(option) }))
  return (value) => {
    const found = fills.find(({ option }) => {
      const result = option._zod.run({ value, issues: [] }, { async: false })
      return /** @type {z.core.ParsePayload} */ (result).issues.length === 0
    })
    return (found?.fill ?? same)(value)
  }
}

/** @param {Schema} schema @param {Set<Schema>} seen @returns {boolean} */
function holdsDefaults(schema, seen) {
  if (seen.has(schema)) return false
  seen.add(schema)
  /** @type {{ type: string, shape?: object, getter?: () => Schema }} */
  const def = schema._zod.def
  if (def.type === 'default' || def.type === 'prefault') return true
  // Whatever kind of schema it is, its parts stand in its definition.
  const parts = [...Object.values(def).flat(), ...Object.values(def.shape ?? {}), def.getter?.()]
  return parts.some((part) => typeof part === 'object' && '_zod' in (part ?? {}) && holdsDefaults(part, seen))
}
