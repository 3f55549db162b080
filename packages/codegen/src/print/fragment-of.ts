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
      return { enum: schema.values }
    case 'string': {
      const { minLength, maxLength, patterns, formats } = schema
      return several('string', { minLength, maxLength }, { pattern: patterns, format: formats })
    }
    case 'number': {
      const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multiplesOf, formats } = schema
      const bounds = { minimum, maximum, exclusiveMinimum, exclusiveMaximum }
      return several(integer ? 'integer' : 'number', bounds, { multipleOf: multiplesOf, format: formats })
    }
    case 'array': {
      const { prefix, items, minItems, maxItems, uniqueItems } = schema
      const prefixItems = prefix?.map(fragmentOf)
      return { type: 'array', items: fragmentOf(items), ...defined({ prefixItems, minItems, maxItems, uniqueItems }) }
    }
    case 'union':
      return { [schema.mode]: schema.options.map(fragmentOf) }
    case 'all':
      return { allOf: schema.parts.map(fragmentOf) }
    case 'object':
      return objectKeywords(schema)
  }
}

function defined(keywords: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)) as JsonObject
}

/** Puts the first value of each list into the schema and every further value into its own member of an `allOf`. */
function several(
  type: string,
  single: Record<string, Json | undefined>,
  lists: Record<string, Json[] | undefined>,
): JsonObject {
  const first: JsonObject = { type, ...defined(single) }
  const more: JsonObject[] = []
  for (const [keyword, [value, ...others] = []] of Object.entries(lists)) {
    if (value !== undefined) first[keyword] = value
    more.push(...others.map((other) => ({ type, [keyword]: other })))
  }
  return more.length === 0 ? first : { allOf: [first, ...more] }
}

function objectKeywords(schema: ObjectSchema): JsonObject {
  const { properties, additional, minProperties, maxProperties, propertyNames, patterns = [], exactlyOne = [] } = schema
  const required = properties.filter((property) => property.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema: inner }) => [name, fragmentOf(inner)])),
    required,
    ...(additional !== true && { additionalProperties: additional === false ? false : fragmentOf(additional) }),
    ...defined({ minProperties, maxProperties }),
    patternProperties: Object.fromEntries(patterns.map(({ pattern, schema: inner }) => [pattern, fragmentOf(inner)])),
    ...(propertyNames !== undefined && { propertyNames: fragmentOf(propertyNames) }),
    ...(exactlyOne.length > 0 && { 'x-exactly-one-of': exactlyOne }),
  }
}
