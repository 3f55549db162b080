import { z } from '@hono/zod-openapi'
import { bareNotNull, definitionOf, type Schema, takesIntegersOnly, typesOf } from './schema-kinds.ts'

/** Turns text into the JSON value that it stands for; text that stands for none stays text. */
export type Coerce = (text: string) => unknown

const integer = /^-?(?:0|[1-9]\d*)$/
const paddedInteger = /^-?\d+$/
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

const asText: Coerce = (text) => text
const asInteger: Coerce = (text) => (integer.test(text) && text !== '-0' ? Number(text) : text)
/** An integer that may begin with zeros. */
export const asPaddedInteger: Coerce = (text) =>
  paddedInteger.test(text) && !Object.is(Number(text), -0) ? Number(text) : text
/** JSON's grammar; -0 is 0. */
const asNumber: Coerce = (text) => (number.test(text) ? Number(text) + 0 : text)
const asBoolean: Coerce = (text) => (text === 'true' ? true : text === 'false' ? false : text)

/** How text becomes a value of `schema`. Text that does not is refused by the schema, which says what it wants instead. */
export function coercionTo(schema: Schema): Coerce {
  const coerce = coercionToBare(bareNotNull(schema))
  // Text is ambiguous where it may be null and a string: a string then.
  if (!typesOf(schema)?.includes('null') || z.validate(schema, 'null')) return coerce
  return (text) => (text === 'null' ? null : coerce(text))
}

function coercionToBare(schema: Schema): Coerce {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'number':
      return takesIntegersOnly(schema) ? asInteger : asNumber
    case 'boolean':
      return asBoolean
    case 'literal':
      return asOneOf(definition.values)
    case 'enum':
      return asOneOf(Object.values(definition.entries))
    case 'union':
      return asFirstThatFits(definition.options)
    case 'intersection':
      return asFirstThatFits([definition.left, definition.right])
    default:
      return asText
  }
}

function asOneOf(values: readonly unknown[]): Coerce {
  const byText = new Map(values.map((value) => [String(value), value]))
  return (text) => byText.get(text) ?? text
}

function asFirstThatFits(options: readonly Schema[]): Coerce {
  const coercions = options.map((option) => ({ option, coerce: coercionTo(option) }))
  return (text) => {
    for (const { option, coerce } of coercions) {
      const value = coerce(text)
      if (z.validate(option, value)) return value
    }
    return text
  }
}
