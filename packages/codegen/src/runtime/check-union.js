import { failure, inside } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {(value: any) => Failure | undefined} Check */

/** @param {unknown} value */
export function typeOf(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

/** @type {Record<string, string>} */
const typeNames = {
  null: 'null',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
}

/** Options that no JSON type has in common. @param {readonly (readonly string[])[]} types @param {readonly Check[]} options @returns {Check} */
export function checkByType(types, options) {
  /** @type {Map<string, Check>} */
  const byType = new Map()
  for (const [index, option] of options.entries()) for (const type of types[index] ?? []) byType.set(type, option)
  const reason = `must be ${[...byType.keys()].map((type) => typeNames[type]).join(' or ')}`
  return (value) => {
    const option = byType.get(typeOf(value))
    return option === undefined ? failure('type', reason) : option(value)
  }
}

/**
 * Objects that a required property with fixed values tells apart.
 * @param {string} tag @param {readonly (readonly unknown[])[]} values @param {readonly Check[]} options @returns {Check}
 */
export function checkByTag(tag, values, options) {
  const byTag = new Map(options.flatMap((option, index) => (values[index] ?? []).map((value) => [value, option])))
  const reason = `must be one of ${[...byTag.keys()].map((value) => JSON.stringify(value)).join(', ')}`
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return failure('type', 'must be an object')
    if (!Object.hasOwn(value, tag)) return inside(failure('required', 'is required'), tag)
    const option = byTag.get(value[tag])
    return option === undefined ? inside(failure('enum', reason), tag) : option(value)
  }
}

/** @param {readonly Check[]} options @returns {Check} */
export function checkAnyOf(options) {
  return (value) => {
    /** @type {Failure | undefined} */
    let closest
    for (const option of options) {
      const found = option(value)
      if (found === undefined) return undefined
      if (closest === undefined || found.path.length > closest.path.length) closest = found
    }
    return none('anyOf', closest)
  }
}

/** @param {readonly Check[]} options @returns {Check} */
export function checkOneOf(options) {
  return (value) => {
    let matches = 0
    /** @type {Failure | undefined} */
    let closest
    for (const option of options) {
      const found = option(value)
      if (found === undefined) matches++
      else if (closest === undefined || found.path.length > closest.path.length) closest = found
    }
    if (matches === 1) return undefined
    return matches === 0
      ? none('oneOf', closest)
      : failure('oneOf', 'must match only one of the forms that it may have')
  }
}

/** What failed deepest inside is most likely what was meant. @param {string} kind @param {Failure | undefined} closest */
function none(kind, closest) {
  if (closest?.kind === 'text') return closest
  return failure(
    kind,
    `must match one of the forms that it may have${closest === undefined ? '' : ` (${hint(closest)})`}`,
  )
}

/** @param {Failure} found */
function hint({ path, reason }) {
  const place = path
    .toReversed()
    .map((key) => (typeof key === 'number' ? `[${key}]` : key))
    .join('.')
  return place === '' ? reason : `${place} ${reason}`
}
