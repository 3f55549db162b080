// Generated from spec/. Do not edit.
import { reader } from './check-structure.js'
import { typeOf } from './check-union.js'

/** @typedef {import('./compile.js').Schema} Schema */
/** @typedef {import('./compile.js').Check} Check */
/** @typedef {(value: any) => any} Fill */

/**
 * Makes what compiles the filling of defaults.
 * @param {Record<string, Schema>} schemas @param {(schema: Schema) => Check} check
 */
export function createFiller(schemas, check) {
  /** @type {Map<string, Fill | null>} */
  const components = new Map()

  /**
   * A function that returns the value with the defaults of its missing properties, or null where there are none.
   * @param {Schema} schema @returns {Fill | null}
   */
  const fill = (schema) => {
    switch (schema.kind) {
      case 'array': {
        const items = fill(schema.items)
        return items && ((value) => (Array.isArray(value) ? value.map(items) : value))
      }
      case 'object':
        return fillObject(schema)
      case 'union': {
        const options = schema.options.map((/** @type {Schema} */ option) => ({
          fits: check(option),
          fill: fill(option),
        }))
        if (options.every((/** @type {any} */ option) => option.fill === null)) return null
        return (value) => {
          const option = options.find((/** @type {any} */ { fits }) => fits(value) === undefined)
          return option?.fill ? option.fill(value) : value
        }
      }
      case 'ref': {
        const before = components.get(schema.name)
        if (before !== undefined) return before
        /** @type {Fill | null} */
        let compiled = null
        if (holdsDefaults(schema, new Set())) {
          // Only a recursive schema meets itself while it compiles.
          components.set(schema.name, (value) => (compiled === null ? value : compiled(value)))
          compiled = fill(schemas[schema.name])
        }
        components.set(schema.name, compiled)
        return compiled
      }
      default:
        return null
    }
  }

  /** @param {Schema} schema @returns {Fill | null} */
  const fillObject = (schema) => {
    /** @type {{ name: string, read: (object: any) => unknown, default: unknown, fill: Fill | null }[]} */
    const fields = []
    for (const { name, schema: inner, default: value } of schema.properties) {
      const inside = fill(inner)
      if (inside !== null || value !== undefined)
        fields.push({ name, read: reader(name), default: value, fill: inside })
    }
    const additional = typeof schema.additional === 'boolean' ? null : fill(schema.additional)
    if (fields.length === 0 && additional === null) return null
    const known = new Set(schema.properties.map((/** @type {Schema} */ { name }) => name))
    return (value) => {
      if (typeOf(value) !== 'object') return value
      const filled = copy(value)
      for (const field of fields) {
        const present = field.read(value)
        if (present === undefined) {
          if (field.default === undefined) continue
          const value = fresh(field.default)
          filled[field.name] = field.fill === null ? value : field.fill(value)
        } else if (field.fill !== null) filled[field.name] = field.fill(present)
      }
      if (additional !== null) {
        for (const key of Object.keys(value)) if (!known.has(key)) define(filled, key, additional(value[key]))
      }
      return filled
    }
  }

  /** @param {Schema} schema @param {Set<string>} seen @returns {boolean} */
  const holdsDefaults = (schema, seen) => {
    if (schema.kind === 'ref') {
      if (seen.has(schema.name)) return false
      return holdsDefaults(schemas[schema.name], seen.add(schema.name))
    }
    if (schema.kind === 'array') return holdsDefaults(schema.items, seen)
    if (schema.kind === 'union')
      return schema.options.some((/** @type {Schema} */ option) => holdsDefaults(option, seen))
    if (schema.kind !== 'object') return false
    return (
      schema.properties.some((/** @type {Schema} */ p) => p.default !== undefined || holdsDefaults(p.schema, seen)) ||
      (typeof schema.additional === 'object' && holdsDefaults(schema.additional, seen))
    )
  }

  return fill
}

/** Nobody may change the default of the next request. @param {unknown} value */
function fresh(value) {
  return typeof value === 'object' ? structuredClone(value) : value
}

/** `__proto__` stays a plain field. @param {any} target @param {string} key @param {unknown} value */
function define(target, key, value) {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
}

/** A spread keeps an own `__proto__` as a plain field. @param {Record<string, unknown>} value */
function copy(value) {
  return /** @type {Record<string, unknown>} */ ({ ...value })
}
