// Generated from spec/. Do not edit.
import { checkLiteral, checkNumber, checkString } from './check-scalar.js'
import { checkArray, checkObject, reader } from './check-structure.js'
import { checkAnyOf, checkByTag, checkByType, checkOneOf, typeOf } from './check-union.js'
import { failure, marked } from './failure.js'
import { checkAllText } from './text.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {(value: any) => Failure | undefined} Check */
/** @typedef {(value: any) => any} Fill */
/** @typedef {any} Schema a description as `checks.js` holds it */
/** @typedef {{ check?: Check, fill?: Fill | null, schema: Schema }} Component */

/**
 * Turns descriptions of schemas into functions. Components compile once, when they are first needed.
 * @param {Record<string, Schema>} schemas
 */
export function createCompiler(schemas) {
  /** @type {Map<string, Component>} */
  const components = new Map()

  /** @param {string} name */
  const component = (name) => {
    let found = components.get(name)
    if (found === undefined) {
      found = { schema: schemas[name] }
      components.set(name, found)
    }
    return found
  }

  /** @param {Schema} schema @returns {Check} */
  const check = (schema) => {
    const bare = bareCheck(schema)
    const { extensions } = schema
    if (extensions === undefined) return bare
    return (value) => {
      const found = bare(value)
      return found === undefined ? undefined : marked(found, extensions)
    }
  }

  /** @param {Schema} schema @returns {Check} */
  const bareCheck = (schema) => {
    switch (schema.kind) {
      case 'any':
        return checkAllText
      case 'never':
        return () => failure('unknown', 'is not allowed')
      case 'null':
        return (value) => (value === null ? undefined : failure('type', 'must be null'))
      case 'boolean':
        return (value) => (typeof value === 'boolean' ? undefined : failure('type', 'must be true or false'))
      case 'string':
        return checkString(schema)
      case 'number':
        return checkNumber(schema)
      case 'literal':
        return checkLiteral(schema)
      case 'array':
        return checkArray(schema, check(schema.items))
      case 'object':
        return checkObject(
          schema,
          schema.properties.map((/** @type {Schema} */ { name, required, schema: inner }) => ({
            name,
            required: required === true,
            check: check(inner),
          })),
          typeof schema.additional === 'boolean' ? schema.additional : check(schema.additional),
          schema.propertyNames && check(schema.propertyNames),
        )
      case 'union': {
        const options = schema.options.map(check)
        if (schema.types !== undefined) return checkByType(schema.types, options)
        if (schema.tag !== undefined) return checkByTag(schema.tag, schema.tagValues, options)
        return schema.mode === 'oneOf' ? checkOneOf(options) : checkAnyOf(options)
      }
      case 'ref': {
        const target = component(schema.name)
        if (target.check !== undefined) return target.check
        // Only a recursive schema meets itself while it compiles.
        /** @type {Check} */
        let compiled = (value) => compiled(value)
        target.check = (value) => compiled(value)
        compiled = check(target.schema)
        target.check = compiled
        return compiled
      }
      default:
        throw new Error(`There is no schema of kind ${schema.kind}.`)
    }
  }

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
        const target = component(schema.name)
        if (target.fill !== undefined) return target.fill
        if (!holdsDefaults(schema, new Set())) {
          target.fill = null
          return null
        }
        /** @type {Fill} */
        let compiled = (value) => value
        target.fill = (value) => compiled(value)
        compiled = fill(target.schema) ?? compiled
        target.fill = compiled
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
          if (field.default !== undefined) filled[field.name] = structuredClone(field.default)
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

  return { check, fill, component: (/** @type {string} */ name) => schemas[name] }
}

/** `__proto__` stays a plain field. @param {any} target @param {string} key @param {unknown} value */
function define(target, key, value) {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
}

/** A spread keeps an own `__proto__` as a plain field. @param {Record<string, unknown>} value */
function copy(value) {
  return /** @type {Record<string, unknown>} */ ({ ...value })
}
