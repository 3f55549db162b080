import { failure } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {import('./compile.js').Schema} Schema */
/** @typedef {(text: string) => unknown} Coerce from wire text to a value, or the text itself when it is none */

const integer = /^-?(?:0|[1-9]\d*)$/
const paddedInteger = /^-?\d+$/
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** @type {Coerce} */
const asInteger = (text) => (integer.test(text) && text !== '-0' ? Number(text) : text)
/** An integer that may begin with zeros. @type {Coerce} */
export const asPaddedInteger = (text) =>
  paddedInteger.test(text) && !Object.is(Number(text), -0) ? Number(text) : text
/** JSON's grammar; -0 is 0. @type {Coerce} */
const asNumber = (text) => (number.test(text) ? Number(text) + 0 : text)
/** @type {Coerce} */
const asBoolean = (text) => (text === 'true' ? true : text === 'false' ? false : text)
/** @type {Coerce} */
const asText = (text) => text

/**
 * How the text of a parameter becomes the value that its schema speaks of. Text that is no number stays text, which the
 * schema then refuses.
 * @param {Schema} schema @param {(name: string) => Schema} component @param {(schema: Schema) => (value: unknown) => Failure | undefined} check
 * @returns {Coerce}
 */
export function coercion(schema, component, check) {
  switch (schema.kind) {
    case 'ref':
      return coercion(component(schema.name), component, check)
    case 'number':
      return schema.integer ? asInteger : asNumber
    case 'boolean':
      return asBoolean
    case 'literal': {
      const values = new Map(schema.values.map((/** @type {unknown} */ value) => [String(value), value]))
      return (text) => values.get(text) ?? text
    }
    case 'union': {
      const options = schema.options.map((/** @type {Schema} */ option) => ({
        coerce: coercion(option, component, check),
        fits: check(option),
      }))
      return (text) => {
        for (const { coerce, fits } of options) {
          const value = coerce(text)
          if (fits(value) === undefined) return value
        }
        return text
      }
    }
    default:
      return asText
  }
}

const plus = /\+/g

/** Percent-decodes strictly: what is no UTF-8 is a failure. @param {string} text @returns {string | Failure} */
export function percentDecode(text) {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return failure('encoding', 'must be percent-encoded UTF-8')
  }
}

/** As in a query, where `+` is a space. @param {string} text @returns {string | Failure} */
export function formDecode(text) {
  return percentDecode(text.includes('+') ? text.replace(plus, ' ') : text)
}
