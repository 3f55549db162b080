// Generated from spec/. Do not edit.
import { failure, inside } from './failure.js'
import { checkAllText, checkText } from './text.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {(value: any) => Failure | undefined} Check */

/**
 * A string that is equal for equal JSON values only, whatever the order of their keys.
 * @param {unknown} value @returns {string}
 */
export function canonical(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = /** @type {Record<string, unknown>} */ (value)
  return `{${Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
    .join()}}`
}

/** @param {readonly unknown[]} values */
function firstDuplicate(values) {
  const seen = new Set()
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    // Strings stand for themselves, marked so that they cannot equal the text of another value.
    const key = typeof value === 'string' ? `"${value}` : canonical(value)
    if (seen.has(key)) return index
    seen.add(key)
  }
  return -1
}

/**
 * @param {{ minItems?: number, maxItems?: number, uniqueItems?: boolean }} schema @param {Check} items
 * @returns {Check}
 */
export function checkArray({ minItems = 0, maxItems = Infinity, uniqueItems = false }, items) {
  return (value) => {
    if (!Array.isArray(value)) return failure('type', 'must be an array')
    if (value.length < minItems) {
      return failure('minItems', minItems === 1 ? 'must not be empty' : `must have at least ${minItems} items`)
    }
    if (value.length > maxItems) return failure('maxItems', `must have at most ${maxItems} items`)
    for (let index = 0; index < value.length; index++) {
      const found = items(value[index])
      if (found !== undefined) return inside(found, index)
    }
    if (uniqueItems) {
      const duplicate = firstDuplicate(value)
      if (duplicate !== -1) return inside(failure('uniqueItems', 'must not be there twice'), duplicate)
    }
    return undefined
  }
}

/** Reads `name` if it is the object's own; a plain read would find what every object inherits. @param {string} name */
export function reader(name) {
  if (!(name in Object.prototype)) return (/** @type {any} */ object) => object[name]
  return (/** @type {any} */ object) => (Object.hasOwn(object, name) ? object[name] : undefined)
}

/** @param {Record<string, unknown>} value @param {readonly string[]} names */
function checkExactlyOne(value, names) {
  const [first, second] = names.filter((name) => Object.hasOwn(value, name))
  if (first === undefined) return failure('oneOf', `must have exactly one of ${names.join(', ')}`)
  if (second === undefined) return undefined
  return inside(
    failure('oneOf', `cannot be there beside ${first}: exactly one of ${names.join(', ')} is taken`),
    second,
  )
}

/**
 * @param {{ minProperties?: number, maxProperties?: number, exactlyOne?: readonly (readonly string[])[] }} schema
 * @param {readonly { name: string, required: boolean, check: Check }[]} properties
 * @param {Check | boolean} additional true: anything
 * @param {Check | undefined} propertyNames
 * @returns {Check}
 */
export function checkObject(
  { minProperties = 0, maxProperties = Infinity, exactlyOne = [] },
  properties,
  additional,
  propertyNames,
) {
  const known = new Set(properties.map(({ name }) => name))
  const fields = properties.map((property) => ({ ...property, own: property.name in Object.prototype }))
  const counts = minProperties > 0 || maxProperties !== Infinity

  /** @param {Record<string, unknown>} value @param {string} key */
  const checkAdditional = (value, key) => {
    if (additional === false) return failure('unknown', 'is not a known field')
    return checkText(key) ?? (additional === true ? checkAllText(value[key]) : additional(value[key]))
  }

  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return failure('type', 'must be an object')
    let seen = 0
    for (const { name, required, check, own } of fields) {
      const field = own && !Object.hasOwn(value, name) ? undefined : value[name]
      if (field === undefined) {
        if (required) return inside(failure('required', 'is required'), name)
        continue
      }
      seen++
      const found = check(field)
      if (found !== undefined) return inside(found, name)
    }
    const keys = Object.keys(value)
    if (keys.length > seen) {
      for (const key of keys) {
        if (known.has(key)) continue
        const found = checkAdditional(value, key)
        if (found !== undefined) return inside(found, key)
      }
    }
    if (propertyNames !== undefined) {
      for (const key of keys) {
        const found = propertyNames(key)
        if (found !== undefined) return inside(failure('propertyNames', `has a name that ${found.reason}`), key)
      }
    }
    for (const names of exactlyOne) {
      const found = checkExactlyOne(value, names)
      if (found !== undefined) return found
    }
    if (!counts) return undefined
    if (keys.length < minProperties) {
      const fewest = minProperties === 1 ? 'one field' : `${minProperties} fields`
      return failure('minProperties', `must have at least ${fewest}`)
    }
    if (keys.length > maxProperties) return failure('maxProperties', `must have at most ${maxProperties} fields`)
    return undefined
  }
}
