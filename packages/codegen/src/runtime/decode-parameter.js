import { asPaddedInteger, coercion, percentDecode } from './coerce.js'
import { failure, inside, marked } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {import('./compile.js').Schema} Schema */
/** @typedef {(text: string) => string | Failure} DecodeText */
/** @typedef {{ name: string, required?: boolean, list?: 'repeat' | 'comma', schema: Schema, default?: unknown, extensions?: Record<string, unknown> }} Parameter */

/** Set where decoding ends: its value, or why there is none. */
export class Outcome {
  /** @type {Failure | undefined} */ found = undefined
  /** @type {unknown} */ value = undefined

  /** @param {Failure} found */
  fail(found) {
    this.found = found
    return this
  }

  /** @param {unknown} value */
  succeed(value) {
    this.found = undefined
    this.value = value
    return this
  }
}

/**
 * Makes the function that turns the text (or texts, where the name came several times) of one parameter into its value.
 * @param {Parameter} parameter
 * @param {ReturnType<typeof import('./compile.js').createCompiler>} compiler
 */
export function parameterDecoder(parameter, compiler) {
  const { name, list, required = false, schema, extensions } = parameter
  const check = compiler.check(schema)
  const scalar = list === undefined ? schema : itemsOf(schema, compiler.component)
  const isPadded = extensions?.['x-leading-zeros'] === true
  const coerce = isPadded ? asPaddedInteger : coercion(scalar, compiler.component, compiler.check)
  const outcome = new Outcome()
  const fail = (/** @type {Failure} */ found) => outcome.fail(marked(inside(found, name), extensions))

  /** @param {string | undefined} sent @param {readonly string[] | undefined} more all of them, if there are several @param {DecodeText} decodeText */
  return (sent, more, decodeText) => {
    if (sent === undefined) {
      if (required) return fail(failure('required', 'is required'))
      return outcome.succeed(Array.isArray(parameter.default) ? [...parameter.default] : parameter.default)
    }
    if (more !== undefined && list !== 'repeat') return fail(failure('repeated', 'must not be given more than once'))
    let value
    if (list === undefined) {
      const text = decodeText(sent)
      if (typeof text !== 'string') return fail(text)
      value = coerce(text)
    } else {
      const texts = list === 'comma' ? sent.split(',') : (more ?? [sent])
      value = []
      for (const [index, encoded] of texts.entries()) {
        const text = decodeText(encoded)
        if (typeof text !== 'string') return fail(inside(text, index))
        value.push(coerce(text))
      }
    }
    const found = check(value)
    return found === undefined ? outcome.succeed(value) : fail(found)
  }
}

/** @param {Schema} schema @param {(name: string) => Schema} component @returns {Schema} */
function itemsOf(schema, component) {
  return schema.kind === 'ref' ? itemsOf(component(schema.name), component) : schema.items
}

/** @type {DecodeText} */
export const asSent = (text) => text
/** Header lists may have white space around their commas. @type {DecodeText} */
export const trimmed = (text) => text.trim()
export { percentDecode as pathText }
