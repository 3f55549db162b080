import { bare, definitionOf, type Schema } from './schema-tree.ts'

/** What kinds of values JSON has. */
export type JsonType = 'null' | 'string' | 'number' | 'boolean' | 'array' | 'object'

const names: Record<JsonType, string> = {
  null: 'null',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
}

/** The type of a JSON value. */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as JsonType
}

/** `must be a number or a string`. */
export function mustBe(types: Iterable<JsonType>): string {
  return `must be ${[...new Set(types)].map((type) => names[type]).join(' or ')}`
}

/** The types that values of `schema` have; undefined if they may have any, or it cannot be told. */
export function typesOf(schema: Schema): readonly JsonType[] | undefined {
  const definition = definitionOf(bare(schema))
  switch (definition.type) {
    case 'string':
    case 'template_literal':
      return ['string']
    case 'number':
      return ['number']
    case 'boolean':
      return ['boolean']
    case 'null':
      return ['null']
    case 'array':
    case 'tuple':
      return ['array']
    case 'object':
    case 'record':
      return ['object']
    case 'literal':
      return definition.values.map(jsonTypeOf)
    case 'enum':
      return Object.values(definition.entries).map(jsonTypeOf)
    case 'nullable':
      return joined([typesOf(definition.innerType), ['null']])
    case 'union':
      return joined(definition.options.map(typesOf))
    case 'intersection':
      return typesOf(definition.left) ?? typesOf(definition.right)
    default:
      return undefined
  }
}

function joined(types: readonly (readonly JsonType[] | undefined)[]): readonly JsonType[] | undefined {
  return types.every((each) => each !== undefined) ? types.flat() : undefined
}
