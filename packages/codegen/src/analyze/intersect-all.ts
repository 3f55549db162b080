import { fragmentOf } from './fragment-of.ts'
import {
  type ArraySchema,
  annotate,
  bare,
  type LiteralSchema,
  type ObjectSchema,
  type Property,
  type Ruled,
  type Schema,
  type StringOrNumberSchema,
  type UnionSchema,
} from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { sizeOf } from './size-of.ts'

/** Max options of a product of unions. A larger product stays a composition, because its type would be unreadable. */
const maxOptions = 24

/** Pairs of component and schema in progress. Intersecting a pair again would never end. */
const underWay = new Map<string, Set<Schema>>()
/** Max nesting of these intersections: with several recursive properties their number grows exponentially. */
const deepest = 8
let depth = 0
/** Max number of these intersections in one composition. Recursive `additionalProperties` would take minutes. */
const maxCombined = 500
let combined = 0
/** Max number of schemas in an intersection. Components that contain intersections with each other multiply. */
const maxSize = 5_000

/** The schema of values that match all parts, or `never`. Returns `all` if a single schema cannot express it. */
export function intersectAll(parts: readonly Schema[], context: SchemaContext): Schema {
  if (parts.length < 2) return bare(parts[0] ?? { kind: 'any' })
  // Resolving a component can analyze it, and with it another composition.
  const outer = combined
  combined = 0
  const schema = parts.map(bare).reduce((left, right) => intersect(left, right, context))
  combined = outer
  return sizeOf(schema) > maxSize ? all(...parts) : schema
}

/** The schema of values that match both, or `never`. */
function intersect(a: Schema, b: Schema, context: SchemaContext): Schema {
  return annotate(annotate(bareIntersection(a, b, context), a), b)
}

function bareIntersection(a: Schema, b: Schema, context: SchemaContext): Schema {
  if (a.kind === 'any') return bare(b)
  if (b.kind === 'any') return bare(a)
  if (a.kind === 'never' || b.kind === 'never') return { kind: 'never' }
  if (a.kind === 'ref' && b.kind === 'ref' && a.name === b.name) return bare(a)
  if (a.kind === 'ref') return withComponent(a.name, b, all(a, b), (target) => intersect(target, b, context), context)
  if (b.kind === 'ref') return withComponent(b.name, a, all(a, b), (target) => intersect(a, target, context), context)
  if (a.kind === 'all' || b.kind === 'all') return all(a, b)
  if (a.kind === 'union' && b.kind === 'union' && !isByType(a) && !isByType(b)) {
    if (a.options.length * b.options.length > maxOptions) return all(a, b)
  }
  if (a.kind === 'union') return distribute(a, (option) => intersect(option, b, context))
  if (b.kind === 'union') return distribute(b, (option) => intersect(a, option, context))
  if (a.kind === 'literal') return narrow(a, b, context)
  if (b.kind === 'literal') return narrow(b, a, context)
  if (a.kind !== b.kind) return { kind: 'never' }
  if (a.kind === 'string' || a.kind === 'number') {
    const known = a.known ?? (b as StringOrNumberSchema).known
    const format = a.format ?? (b as StringOrNumberSchema).format
    return {
      kind: a.kind,
      ...(known && { known }),
      ...(format && { format }),
      ...bothRules(a, b as StringOrNumberSchema),
    }
  }
  if (a.kind === 'object') return intersectObjects(a, b as ObjectSchema, context)
  if (a.kind === 'array') return intersectArrays(a, b as ArraySchema, context)
  return bare(a)
}

/** Whether each option has its own type, as in a schema without `type`: the product of two such unions does not grow. */
function isByType({ options }: UnionSchema): boolean {
  const kinds = options.map(({ kind }) => kind)
  return (
    new Set(kinds).size === kinds.length && !kinds.some((kind) => ['ref', 'union', 'literal', 'all'].includes(kind))
  )
}

/** Combines schemas into one composition and flattens nested compositions. */
function all(...schemas: Schema[]): Schema {
  return { kind: 'all', parts: schemas.flatMap((schema) => (schema.kind === 'all' ? schema.parts : [bare(schema)])) }
}

function withComponent(
  name: string,
  other: Schema,
  unfinished: Schema,
  combine: (target: Schema) => Schema,
  context: SchemaContext,
): Schema {
  const met = underWay.get(name) ?? new Set()
  const target = met.has(other) || depth === deepest || combined === maxCombined ? undefined : context.resolve(name)
  if (target === undefined) return unfinished
  underWay.set(name, met.add(other))
  depth++
  combined++
  try {
    return combine(target)
  } finally {
    depth--
    met.delete(other)
  }
}

/** Valid for `oneOf` and `anyOf`: a value that the other side rejects then matches no option. */
function distribute(union: UnionSchema, map: (option: Schema) => Schema): Schema {
  const options = union.options.map(map).filter((option) => option.kind !== 'never')
  if (options.length === 0) return { kind: 'never' }
  return options.length === 1 ? options[0]! : { ...bare(union), options }
}

function narrow(literal: LiteralSchema, other: Schema, { judge }: SchemaContext): Schema {
  const fragment = fragmentOf(other)
  const values = literal.values.filter((value) => judge.fits(fragment, value))
  return values.length === 0 ? { kind: 'never' } : { ...bare(literal), values }
}

function intersectArrays(a: ArraySchema, b: ArraySchema, context: SchemaContext): ArraySchema {
  const length = Math.max(a.prefix?.length ?? 0, b.prefix?.length ?? 0)
  const prefix = Array.from({ length }, (_none, index) =>
    intersect(a.prefix?.[index] ?? a.items, b.prefix?.[index] ?? b.items, context),
  )
  const items = intersect(a.items, b.items, context)
  const maxItems = Math.min(a.maxItems ?? Infinity, b.maxItems ?? Infinity)
  return {
    kind: 'array',
    ...(length > 0 && { prefix }),
    items,
    minItems: Math.max(a.minItems ?? 0, b.minItems ?? 0),
    ...(maxItems < Infinity && { maxItems }),
    ...bothRules(a, b),
  }
}

function bothRules({ rules = [] }: Ruled, { rules: others = [] }: Ruled): Ruled {
  return { rules: [...new Set([...rules, ...others])] }
}

function intersectObjects(a: ObjectSchema, b: ObjectSchema, context: SchemaContext): Schema {
  const additional = asAdditional(intersect(additionalOf(a), additionalOf(b), context))
  const properties: Property[] = []
  const [inA, inB] = [a, b].map((side) => new Map(side.properties.map((property) => [property.name, property])))
  for (const name of new Set([...inA!.keys(), ...inB!.keys()])) {
    const [left, right] = [inA!.get(name) ?? undeclared(a, name), inB!.get(name) ?? undeclared(b, name)]
    const schema = intersect(left.schema, right.schema, context)
    const required = left.required || right.required
    if (schema.kind === 'never' && required) return { kind: 'never' }
    if (schema.kind === 'never' && additional === false) continue
    properties.push({ name, schema, required, ...(left.undeclared && right.undeclared && { undeclared: true }) })
  }
  const patterns = [...new Set([...(a.patterns ?? []), ...(b.patterns ?? [])])]
  const names = [a.propertyNames, b.propertyNames].filter((schema) => schema !== undefined)
  return {
    kind: 'object',
    properties,
    additional,
    additionalStated: a.additionalStated || b.additionalStated,
    ...(patterns.length > 0 && { patterns }),
    ...bothRules(a, b),
    ...(names.length > 0 && { propertyNames: names.reduce((left, right) => intersect(left, right, context)) }),
  }
}

function additionalOf(schema: ObjectSchema): Schema {
  if (typeof schema.additional === 'object') return schema.additional
  return schema.additional ? { kind: 'any' } : { kind: 'never' }
}

function asAdditional(schema: Schema): boolean | Schema {
  if (schema.kind === 'any') return true
  return schema.kind === 'never' ? false : schema
}

/** The rules of a schema for a property that it does not declare. */
function undeclared(schema: ObjectSchema, name: string): Property {
  const matching = schema.patterns?.find(({ pattern }) => new RegExp(pattern, 'u').test(name))
  return { name, schema: matching?.schema ?? additionalOf(schema), required: false, undeclared: true }
}
