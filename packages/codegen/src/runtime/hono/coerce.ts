import { z } from '@hono/zod-openapi'
import { failure, Unreadable } from './failure.ts'
import { JsonError, parseJson } from './parse-json.ts'
import { acceptsOnlyIntegers, bareNotNull, definitionOf, type Schema, typesOf } from './schema.ts'
import { whyInexact } from './why-inexact.ts'

/**
 * Converts text to the JSON value that it represents. Returns other text unchanged, and `Unreadable` for a number that would
 * be rounded.
 */
export type Coerce = (text: string) => unknown

const integer = /^-?(?:0|[1-9]\d*)$/
const paddedInteger = /^-?\d+$/
const leadingZeros = /^(-?)0+(?=\d)/
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

const asText: Coerce = (text) => text
const asInteger: Coerce = (text) => (integer.test(text) && text !== '-0' ? exactNumber(text) : text)
/** Converts an integer that may have leading zeros. */
export const asPaddedInteger: Coerce = (text) =>
  paddedInteger.test(text) && !Object.is(Number(text), -0) ? exactNumber(text.replace(leadingZeros, '$1')) : text
/** Converts a number in JSON syntax. -0 becomes 0. */
const asNumber: Coerce = (text) => (number.test(text) ? exactNumber(text) : text)
const asBoolean: Coerce = (text) => (text === 'true' ? true : text === 'false' ? false : text)

function exactNumber(text: string): number | Unreadable {
  const reason = whyInexact(text)
  return reason === undefined ? Number(text) + 0 : new Unreadable(failure('type', reason))
}

/** The conversion for a schema. Text that it cannot convert stays text, and then fails validation. */
export function coercionTo(schema: Schema): Coerce {
  const coerce = coercionToBare(bareNotNull(schema))
  // If null and strings are both allowed, the text `null` is a string.
  if (!typesOf(schema)?.includes('null') || z.validate(schema, 'null')) return coerce
  return (text) => (text === 'null' ? null : coerce(text))
}

/** Max nesting of JSON in a parameter. */
const maxDepth = 64

/** Parses JSON in a parameter. */
export const asJson: Coerce = (text) => {
  try {
    return parseJson(text, maxDepth)
  } catch (error) {
    if (error instanceof JsonError) return new Unreadable(failure(error.kind, error.reason, error.path))
    throw error
  }
}

/** Whether all values of a schema are arrays or objects. Inside others they are JSON: OpenAPI does not define them. */
export function isStructured(schema: Schema): boolean {
  const types = typesOf(schema) ?? []
  return types.length > 0 && types.every((type) => type === 'array' || type === 'object')
}

function coercionToBare(schema: Schema): Coerce {
  if (isStructured(schema)) return asJson
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'number':
      return acceptsOnlyIntegers(schema) ? asInteger : asNumber
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
