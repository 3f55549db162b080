import type { z } from '@hono/zod-openapi'
import { type JsonType, jsonTypeOf, patternsOf, pickOf } from '../zod/index.ts'

/** Any zod schema. */
export type Schema = z.core.$ZodType
/** A schema of a kind that zod defines, so that `_zod.def.type` is its kind. */
type KnownSchema = z.core.$ZodTypes

/** Whether `value` is a zod schema, not an OpenAPI schema or reference. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value
}

/** The definition of a schema. Its `type` is the kind of the schema. */
export function definitionOf(schema: Schema): KnownSchema['_zod']['def'] {
  return (schema as KnownSchema)._zod.def
}

/** The inner schema of a wrapper: optional, default, readonly, lazy, …. Returns undefined for others, including nullable. */
export function unwrapped(schema: Schema): Schema | undefined {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return definition.innerType
    case 'lazy':
      return definition.getter()
    case 'pipe':
      return definition.in
    default:
      return undefined
  }
}

/** Removes all wrappers of a schema. */
export function bare(schema: Schema): Schema {
  const inner = unwrapped(schema)
  return inner === undefined ? schema : bare(inner)
}

/** Like `bare`, but also removes `nullable`. */
export function bareNotNull(schema: Schema): Schema {
  const inner = bare(schema)
  const definition = definitionOf(inner)
  return definition.type === 'nullable' ? bareNotNull(definition.innerType) : inner
}

/** The part of a schema that applies to objects, if it has separate parts per type. */
function forObjects(schema: Schema): Schema {
  const inner = bareNotNull(schema)
  const picked = pickOf(inner)?.({})
  return picked === undefined ? inner : forObjects(picked)
}

/** The properties of an object schema. Empty for other schemas. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const definition = definitionOf(forObjects(schema))
  if (definition.type === 'intersection') return { ...shapeOf(definition.left), ...shapeOf(definition.right) }
  if (definition.type === 'union') return Object.assign({}, ...definition.options.toReversed().map(shapeOf))
  return definition.type === 'object' ? definition.shape : {}
}

/** The schema of a property, declared or not. Returns undefined if any value is allowed. */
export function propertyOf(schema: Schema, name: string): Schema | undefined {
  const definition = definitionOf(forObjects(schema))
  switch (definition.type) {
    case 'object':
      if (Object.hasOwn(definition.shape, name)) return definition.shape[name]
      return patternsOf(definition, name)[0] ?? definition.catchall
    case 'record':
      return definition.valueType
    case 'intersection':
      return propertyOf(definition.left, name) ?? propertyOf(definition.right, name)
    case 'union': {
      const found = definition.options.filter(isOfObjects).map((option) => propertyOf(option, name))
      return found.find((property) => property !== undefined)
    }
    default:
      return undefined
  }
}

/** Whether all values of a schema are objects or null. */
export function isOfObjects(schema: Schema): boolean {
  const types = typesOf(schema)
  return (types?.includes('object') && types.every((type) => type === 'object' || type === 'null')) === true
}

/** Whether an object schema rejects undeclared properties. Names that match a pattern are still allowed. */
export function isStrict(schema: Schema): boolean {
  const definition = definitionOf(forObjects(schema))
  return definition.type === 'object' && isNever(definition.catchall)
}

/** Whether a schema accepts no value. */
export function isNever(schema: Schema | undefined): boolean {
  return schema !== undefined && definitionOf(schema).type === 'never'
}

/** Whether a number schema accepts only integers. */
export function acceptsOnlyIntegers(schema: Schema): boolean {
  const definition = definitionOf(schema)
  if (definition.type !== 'number') return false
  const definitions = [definition, ...(definition.checks ?? []).map((check) => check._zod.def)]
  return definitions.some((each) => 'format' in each && String(each.format).includes('int'))
}

/** The types of the values of `schema`. Returns undefined if any type is possible or the types are unknown. */
export function typesOf(schema: Schema): readonly JsonType[] | undefined {
  const definition = definitionOf(bare(schema))
  switch (definition.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'array':
    case 'object':
      return [definition.type]
    case 'template_literal':
      return ['string']
    case 'tuple':
      return ['array']
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

const names: Record<JsonType, string> = {
  null: 'null',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
}

/** Formats types as `must be a number or a string`. */
export function mustBe(types: Iterable<JsonType>): string {
  return `must be ${[...new Set(types)].map((type) => names[type]).join(' or ')}`
}
