import type {
  LiteralSchema,
  NumberSchema,
  ObjectSchema,
  Property,
  Schema,
  StringSchema,
  UnionSchema,
} from './schema.ts'
import { annotate, bare } from './schema.ts'

/** What intersecting needs to know of the document. */
export interface Components {
  /** The schema of a component; undefined while it is being analysed. */
  resolve(name: string): Schema | undefined
  fits(schema: Schema, value: unknown): boolean
}

/** An `allOf` that cannot be worked out, because it contains itself. */
export class EndlessSchema extends Error {}

/** Far deeper than what anyone writes: a schema that is still going on there goes on for ever. */
const deepest = 100
let depth = 0

/**
 * The schema of what fits both, or `never`.
 *
 * @throws EndlessSchema
 */
export function intersect(a: Schema, b: Schema, components: Components): Schema {
  if (depth === deepest) throw new EndlessSchema()
  depth++
  try {
    return annotate(annotate(bareIntersection(bare(a), bare(b), components), a), b)
  } finally {
    depth--
  }
}

function bareIntersection(a: Schema, b: Schema, components: Components): Schema {
  if (a.kind === 'any') return b
  if (b.kind === 'any') return a
  if (a.kind === 'never' || b.kind === 'never') return { kind: 'never' }
  if (a.kind === 'ref' && b.kind === 'ref' && a.name === b.name) return a
  if (a.kind === 'ref') return intersect(resolved(a.name, components), b, components)
  if (b.kind === 'ref') return intersect(a, resolved(b.name, components), components)
  if (a.kind === 'union') return distribute(a, (option) => intersect(option, b, components))
  if (b.kind === 'union') return distribute(b, (option) => intersect(a, option, components))
  if (a.kind === 'literal') return narrow(a, (value) => components.fits(b, value))
  if (b.kind === 'literal') return narrow(b, (value) => components.fits(a, value))
  if (a.kind !== b.kind) return { kind: 'never' }
  if (a.kind === 'string') return intersectStrings(a, b as StringSchema)
  if (a.kind === 'number') return intersectNumbers(a, b as NumberSchema)
  if (a.kind === 'object') return intersectObjects(a, b as ObjectSchema, components)
  if (a.kind !== 'array' || b.kind !== 'array') return a
  return {
    kind: 'array',
    items: intersect(a.items, b.items, components),
    ...bounds('minItems', Math.max, a.minItems, b.minItems),
    ...bounds('maxItems', Math.min, a.maxItems, b.maxItems),
    ...((a.uniqueItems || b.uniqueItems) && { uniqueItems: true }),
  }
}

function resolved(name: string, components: Components): Schema {
  const schema = components.resolve(name)
  if (schema === undefined) throw new EndlessSchema()
  return schema
}

/** Both `oneOf` and `anyOf` may be distributed: what the other side refuses, every option refuses then. */
function distribute(union: UnionSchema, map: (option: Schema) => Schema): Schema {
  const options = union.options.map(map).filter((option) => option.kind !== 'never')
  if (options.length === 0) return { kind: 'never' }
  return options.length === 1 ? options[0]! : { ...union, options }
}

function narrow(literal: LiteralSchema, fits: (value: unknown) => boolean): Schema {
  const values = literal.values.filter(fits)
  return values.length === 0 ? { kind: 'never' } : { ...literal, values }
}

function bounds<Key extends string>(
  key: Key,
  choose: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): { [K in Key]?: number } {
  const value = a === undefined ? b : b === undefined ? a : choose(a, b)
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: number }
}

function both<T, Key extends string>(key: Key, a: T[] | undefined, b: T[] | undefined): { [K in Key]?: T[] } {
  const values = [...new Set([...(a ?? []), ...(b ?? [])])]
  return (values.length === 0 ? {} : { [key]: values }) as { [K in Key]?: T[] }
}

function intersectStrings(a: StringSchema, b: StringSchema): StringSchema {
  return {
    kind: 'string',
    ...bounds('minLength', Math.max, a.minLength, b.minLength),
    ...bounds('maxLength', Math.min, a.maxLength, b.maxLength),
    ...both('patterns', a.patterns, b.patterns),
    ...both('formats', a.formats, b.formats),
  }
}

function intersectNumbers(a: NumberSchema, b: NumberSchema): NumberSchema {
  return {
    kind: 'number',
    ...((a.integer || b.integer) && { integer: true }),
    ...bounds('minimum', Math.max, a.minimum, b.minimum),
    ...bounds('maximum', Math.min, a.maximum, b.maximum),
    ...bounds('exclusiveMinimum', Math.max, a.exclusiveMinimum, b.exclusiveMinimum),
    ...bounds('exclusiveMaximum', Math.min, a.exclusiveMaximum, b.exclusiveMaximum),
    ...both('multiplesOf', a.multiplesOf, b.multiplesOf),
    ...both('formats', a.formats, b.formats),
  }
}

function intersectObjects(a: ObjectSchema, b: ObjectSchema, components: Components): Schema {
  const additional = asAdditional(intersect(additionalOf(a), additionalOf(b), components))
  const properties: Property[] = []
  for (const name of new Set([...a.properties, ...b.properties].map((property) => property.name))) {
    const [left, right] = [sideOf(a, name), sideOf(b, name)]
    const schema = intersect(left.schema, right.schema, components)
    const required = left.required || right.required
    const undeclared = left.undeclared && right.undeclared
    if (schema.kind === 'never' && required) return { kind: 'never' }
    if (schema.kind === 'never' && additional === false) continue
    properties.push({ name, schema, required, ...(undeclared && { undeclared }) })
  }
  const names = [a.propertyNames, b.propertyNames].filter((schema) => schema !== undefined)
  return {
    kind: 'object',
    properties,
    additional,
    additionalStated: a.additionalStated || b.additionalStated,
    ...bounds('minProperties', Math.max, a.minProperties, b.minProperties),
    ...bounds('maxProperties', Math.min, a.maxProperties, b.maxProperties),
    ...exactlyOne(a, b),
    ...(names.length > 0 && { propertyNames: names.reduce((left, right) => intersect(left, right, components)) }),
  }
}

function exactlyOne(a: ObjectSchema, b: ObjectSchema): Pick<ObjectSchema, 'exactlyOne'> {
  const groups = [...(a.exactlyOne ?? []), ...(b.exactlyOne ?? [])]
  return groups.length === 0 ? {} : { exactlyOne: groups }
}

function additionalOf(schema: ObjectSchema): Schema {
  if (typeof schema.additional === 'object') return schema.additional
  return schema.additional ? { kind: 'any' } : { kind: 'never' }
}

function asAdditional(schema: Schema): boolean | Schema {
  if (schema.kind === 'any') return true
  return schema.kind === 'never' ? false : schema
}

function sideOf(schema: ObjectSchema, name: string): Property {
  const property = schema.properties.find((candidate) => candidate.name === name)
  return property ?? { name, schema: additionalOf(schema), required: false, undeclared: true }
}
