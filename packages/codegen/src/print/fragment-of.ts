import type { ObjectSchema, Schema } from '../analyze/schema.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'

/** Converts an analyzed schema back to JSON Schema, without what does not restrict values. */
export function fragmentOf(schema: Schema): JsonObject {
  switch (schema.kind) {
    case 'any':
      return {}
    case 'never':
      return { not: {} }
    case 'null':
    case 'boolean':
      return { type: schema.kind }
    case 'ref':
      return { $ref: `#${at('/components/schemas', schema.name)}` }
    case 'literal':
      return schema.keyword === 'const' && schema.values.length === 1
        ? { const: schema.values[0]! }
        : { enum: schema.values }
    case 'string': {
      const { minLength, maxLength, patterns, formats } = schema
      return several('string', { minLength, maxLength }, { pattern: patterns, format: formats })
    }
    case 'number': {
      const {
        kind: _kind,
        integer,
        multiplesOf,
        formats,
        minimum,
        maximum,
        exclusiveMinimum,
        exclusiveMaximum,
      } = schema
      const bounds = { minimum, maximum, exclusiveMinimum, exclusiveMaximum }
      return several(integer ? 'integer' : 'number', bounds, { multipleOf: multiplesOf, format: formats })
    }
    case 'array': {
      const { prefix, minItems, maxItems, uniqueItems } = schema
      return {
        type: 'array',
        ...(prefix !== undefined && { prefixItems: prefix.map(fragmentOf) }),
        items: fragmentOf(schema.items),
        ...defined({ minItems, maxItems, uniqueItems }),
      }
    }
    case 'union':
      return { [schema.mode]: schema.options.map(fragmentOf) }
    case 'all':
      return { allOf: schema.parts.map(fragmentOf) }
    case 'object':
      return objectKeywords(schema)
  }
}

function defined(fields: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject
}

/** Puts the first value of each list into the schema and every further value into its own member of an `allOf`. */
function several(
  type: string,
  single: Record<string, Json | undefined>,
  lists: Record<string, Json[] | undefined>,
): JsonObject {
  const first: JsonObject = { type, ...defined(single) }
  const more: JsonObject[] = []
  for (const [keyword, values = []] of Object.entries(lists)) {
    for (const [index, value] of values.entries()) {
      if (index === 0) first[keyword] = value
      else more.push({ type, [keyword]: value })
    }
  }
  return more.length === 0 ? first : { allOf: [first, ...more] }
}

function objectKeywords(schema: ObjectSchema): JsonObject {
  const { properties, additional, minProperties, maxProperties, propertyNames, patterns, exactlyOne = [] } = schema
  const required = properties.filter((property) => property.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema: inner }) => [name, fragmentOf(inner)])),
    ...(required.length > 0 && { required }),
    ...(additional !== true && { additionalProperties: additional === false ? false : fragmentOf(additional) }),
    ...defined({ minProperties, maxProperties }),
    ...(patterns !== undefined && {
      patternProperties: Object.fromEntries(patterns.map(({ pattern, schema: inner }) => [pattern, fragmentOf(inner)])),
    }),
    ...(propertyNames !== undefined && { propertyNames: fragmentOf(propertyNames) }),
    ...(exactlyOne.length > 0 && { 'x-exactly-one-of': exactlyOne }),
  }
}
