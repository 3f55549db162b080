import type { JsonType } from '../read/json.ts'
import { jsonTypes } from '../read/keywords-of-type.ts'
import { jsonTypeOf } from '../runtime/zod/index.ts'
import type { ObjectSchema, Schema } from './schema.ts'

/** Finds the schema of a component. */
export type Resolve = (name: string) => Schema | undefined

/** The direct child schemas. */
export function childrenOf(schema: Schema): Schema[] {
  if (schema.kind === 'array') return [...(schema.prefix ?? []), schema.items]
  if (schema.kind === 'union') return schema.options
  if (schema.kind === 'all') return schema.parts
  if (schema.kind !== 'object') return []
  const children = schema.properties.map((property) => property.schema)
  if (typeof schema.additional === 'object') children.push(schema.additional)
  if (schema.propertyNames !== undefined) children.push(schema.propertyNames)
  for (const pattern of schema.patterns ?? []) children.push(pattern.schema)
  return children
}

/** The JSON types that values of a schema can have. */
export function typesOf(schema: Schema, resolve: Resolve, seen = new Set<string>()): JsonType[] {
  switch (schema.kind) {
    case 'any':
      return [...jsonTypes]
    case 'never':
      return []
    case 'literal':
      return [...new Set(schema.values.map(jsonTypeOf))]
    case 'union':
      return [...new Set(schema.options.flatMap((option) => typesOf(option, resolve, new Set(seen))))]
    case 'all': {
      const parts = schema.parts.map((part) => typesOf(part, resolve, new Set(seen)))
      return jsonTypes.filter((type) => parts.every((types) => types.includes(type)))
    }
    case 'ref': {
      const target = seen.has(schema.name) ? undefined : resolve(schema.name)
      return target === undefined ? [...jsonTypes] : typesOf(target, resolve, seen.add(schema.name))
    }
    default:
      return [schema.kind]
  }
}

/** Follows references. Returns the target if it is an object schema. */
export function objectOf(schema: Schema, resolve: Resolve): ObjectSchema | undefined {
  const target = dereference(schema, resolve)
  return target?.kind === 'object' ? target : undefined
}

/** Follows a chain of references to its target. Returns undefined if the chain is circular or broken. */
export function dereference(schema: Schema, resolve: Resolve, seen = new Set<string>()): Schema | undefined {
  if (schema.kind !== 'ref') return schema
  const target = seen.has(schema.name) ? undefined : resolve(schema.name)
  return target === undefined ? undefined : dereference(target, resolve, seen.add(schema.name))
}
