import type { JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { ObjectSchema, Schema } from './schema.ts'

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
    case 'string':
    case 'number':
      return { type: schema.kind, allOf: schema.rules ?? [] }
    case 'array': {
      const { prefix = [], items, rules = [] } = schema
      return { type: 'array', prefixItems: prefix.map(fragmentOf), items: fragmentOf(items), allOf: rules }
    }
    case 'union':
      return { [schema.mode]: schema.options.map(fragmentOf) }
    case 'all':
      return { allOf: schema.parts.map(fragmentOf) }
    case 'object':
      return objectKeywords(schema)
  }
}

function objectKeywords(schema: ObjectSchema): JsonObject {
  const { properties, additional, propertyNames, patterns = [] } = schema
  const required = properties.filter((property) => property.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema: inner }) => [name, fragmentOf(inner)])),
    required,
    ...(additional !== true && { additionalProperties: additional === false ? false : fragmentOf(additional) }),
    patternProperties: Object.fromEntries(patterns.map(({ pattern, schema: inner }) => [pattern, fragmentOf(inner)])),
    ...(propertyNames !== undefined && { propertyNames: fragmentOf(propertyNames) }),
    allOf: schema.rules ?? [],
  }
}
