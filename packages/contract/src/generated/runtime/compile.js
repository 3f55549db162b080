// Generated from spec/. Do not edit.
import { checkLiteral, checkNumber, checkString } from './check-scalar.js'
import { checkArray, checkObject } from './check-structure.js'
import { checkAnyOf, checkByTag, checkByType, checkOneOf } from './check-union.js'
import { failure, marked } from './failure.js'
import { createFiller } from './fill-defaults.js'
import { checkAllText } from './text.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {(value: any) => Failure | undefined} Check */
/** @typedef {any} Schema a description as `checks.js` holds it */
/** @typedef {{ check?: Check, schema: Schema }} Component */

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

  return { check, fill: createFiller(schemas, check), component: (/** @type {string} */ name) => schemas[name] }
}
