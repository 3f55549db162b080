import type { JsonType } from '../read/json.ts'
import { jsonTypeOf } from '../runtime/zod/index.ts'
import type { ObjectSchema, Scalar, Schema, UnionSchema } from './schema.ts'

type Resolve = (name: string) => Schema | undefined

/** Records how to distinguish the options of every union below `schema`. Groups options that share a JSON type. */
export function classifyUnions(schema: Schema, resolve: Resolve, seen: Set<Schema>): void {
  if (seen.has(schema)) return
  seen.add(schema)
  for (const child of childrenOf(schema)) classifyUnions(child, resolve, seen)
  if (schema.kind === 'union') classify(schema, resolve)
}

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

const everyType: JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object']

/** The JSON types that values of a schema can have. */
export function typesOf(schema: Schema, resolve: Resolve, seen = new Set<string>()): JsonType[] {
  switch (schema.kind) {
    case 'any':
      return everyType
    case 'never':
      return []
    case 'literal':
      return [...new Set(schema.values.map(jsonTypeOf))]
    case 'union':
      return [...new Set(schema.options.flatMap((option) => typesOf(option, resolve, new Set(seen))))]
    case 'all': {
      const parts = schema.parts.map((part) => typesOf(part, resolve, new Set(seen)))
      return everyType.filter((type) => parts.every((types) => types.includes(type)))
    }
    case 'ref': {
      const target = seen.has(schema.name) ? undefined : resolve(schema.name)
      return target === undefined ? everyType : typesOf(target, resolve, seen.add(schema.name))
    }
    default:
      return [schema.kind]
  }
}

function classify(union: UnionSchema, resolve: Resolve): void {
  const groups: { types: Set<JsonType>; options: Schema[] }[] = []
  for (const option of union.options) {
    const types = new Set(typesOf(option, resolve))
    const group = { types, options: [option] }
    for (const other of groups.filter((candidate) => [...types].some((type) => candidate.types.has(type)))) {
      groups.splice(groups.indexOf(other), 1)
      group.types = new Set([...group.types, ...other.types])
      group.options.unshift(...other.options)
    }
    groups.push(group)
  }
  if (groups.length === 1) {
    classifyByTag(union, resolve)
    return
  }
  union.types = groups.map(({ types }) => [...types])
  union.options = groups.map(({ options }) => {
    if (options.length === 1) return options[0]!
    const group: UnionSchema = { kind: 'union', mode: union.mode, options }
    classifyByTag(group, resolve)
    return group
  })
}

function classifyByTag(union: UnionSchema, resolve: Resolve): void {
  const objects = union.options.map((option) => objectOf(option, resolve))
  const first = objects[0]
  if (first === undefined) return
  for (const { name } of first.properties) {
    const values = objects.map((object) => tagValues(object, name, resolve))
    if (values.includes(undefined)) continue
    const all = values.flat()
    if (new Set(all).size < all.length) continue
    union.tag = name
    union.tagValues = values as Scalar[][]
    return
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

/** The values of a required property that allows only fixed scalars. */
function tagValues(object: ObjectSchema | undefined, name: string, resolve: Resolve): Scalar[] | undefined {
  const property = object?.properties.find((candidate) => candidate.name === name)
  if (property === undefined || !property.required) return undefined
  const schema = dereference(property.schema, resolve)
  if (schema?.kind !== 'literal') return undefined
  const scalars = schema.values.filter((value) => typeof value !== 'object' || value === null)
  return scalars.length === schema.values.length ? (scalars as Scalar[]) : undefined
}
