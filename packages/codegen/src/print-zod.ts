import { objectOf } from './classify-unions.ts'
import type { Defaults } from './defaults.ts'
import { describeSchema } from './describe-schema.ts'
import { literal } from './literal.ts'
import { propertyName } from './names.ts'
import type { ArraySchema, NumberSchema, ObjectSchema, Property, Schema, UnionSchema } from './schema.ts'

/** What printing zod needs to know around a schema. */
export interface ZodScope {
  readonly schemas: ReadonlyMap<string, Schema>
  readonly defaults: Defaults
  /** Whether the constant of a component is already initialised where this is printed. */
  isReady(name: string): boolean
  /** Before the name of a component, such as `schemas.`. */
  readonly prefix?: string
}

/** A schema as a zod expression. What zod counts or compares in its own way is left to the runtime's check. */
export function printZod(schema: Schema, scope: ZodScope): string {
  switch (schema.kind) {
    case 'any':
      return "z.unknown().check(exactly({ kind: 'any' }))"
    case 'never':
      return 'z.never()'
    case 'null':
      return 'z.null()'
    case 'boolean':
      return 'z.boolean()'
    case 'string':
      return `z.string().check(${exactly(schema, scope)})`
    case 'number':
      return printNumber(schema, scope)
    case 'literal':
      return `z.literal(${literal(schema.values.length === 1 ? schema.values[0] : schema.values)})`
    case 'array':
      return printArray(schema, scope)
    case 'object':
      return printObject(schema, scope)
    case 'union':
      return printUnion(schema, scope)
    case 'ref': {
      const name = `${scope.prefix ?? ''}${schema.name}`
      return scope.isReady(schema.name) ? name : `z.lazy(() => ${name})`
    }
  }
}

function exactly(schema: Schema, scope: ZodScope): string {
  const { extensions: _extensions, ...described } = describeSchema(schema, scope.defaults)
  return `exactly(${literal(described)})`
}

function printNumber(schema: NumberSchema, scope: ZodScope): string {
  let text = schema.integer ? 'z.int()' : 'z.number()'
  if (schema.minimum !== undefined) text += `.gte(${schema.minimum})`
  if (schema.maximum !== undefined) text += `.lte(${schema.maximum})`
  if (schema.exclusiveMinimum !== undefined) text += `.gt(${schema.exclusiveMinimum})`
  if (schema.exclusiveMaximum !== undefined) text += `.lt(${schema.exclusiveMaximum})`
  const { multiplesOf, formats } = schema
  if (multiplesOf === undefined && formats === undefined) return text
  return `${text}.check(${exactly({ kind: 'number', ...(multiplesOf && { multiplesOf }), ...(formats && { formats }) }, scope)})`
}

function printArray(schema: ArraySchema, scope: ZodScope): string {
  let text = `z.array(${printZod(schema.items, scope)})`
  if (schema.minItems !== undefined) text += `.min(${schema.minItems})`
  if (schema.maxItems !== undefined) text += `.max(${schema.maxItems})`
  if (schema.uniqueItems)
    text += `.check(${exactly({ kind: 'array', items: { kind: 'any' }, uniqueItems: true }, scope)})`
  return text
}

function printObject(schema: ObjectSchema, scope: ZodScope): string {
  const { properties, additional, propertyNames, minProperties, maxProperties } = schema
  // zod rebuilds objects and drops `__proto__` on the way, so what is free in form is to pass as it is; and it takes what
  // every object inherits for a property of that name.
  const free = properties.length === 0 && additional === true
  if (free || properties.some(({ name }) => name in Object.prototype)) {
    return `passing(${literal(describeSchema(schema, scope.defaults))})`
  }
  const shape = properties.map((property) => printProperty(property, scope))
  const fields = shape.length === 0 ? '{}' : `{ ${shape.join(', ')} }`
  let text = `z.looseObject(${fields})`
  if (additional === false) text = `z.strictObject(${fields})`
  else if (typeof additional === 'object') text = `z.object(${fields}).catchall(${printZod(additional, scope)})`
  if (
    additional !== false ||
    minProperties !== undefined ||
    maxProperties !== undefined ||
    propertyNames !== undefined ||
    schema.exactlyOne !== undefined
  ) {
    const counts: ObjectSchema = { ...schema, properties: [], additional: true }
    text += `.check(${exactly(counts, scope)})`
  }
  return text
}

function printProperty({ name, schema, required }: Property, scope: ZodScope): string {
  const text = printZod(schema, scope)
  if (required) return `${propertyName(name)}: ${text}`
  const value = scope.defaults.defaultOf(schema)
  return `${propertyName(name)}: ${text}${value === undefined ? '.optional()' : `.default(${literal(value)})`}`
}

function printUnion(schema: UnionSchema, scope: ZodScope): string {
  const options = schema.options.map((option) => printZod(option, scope))
  const list = `[${options.join(', ')}]`
  if (schema.types !== undefined) {
    const nullable = schema.options.findIndex((option) => option.kind === 'null')
    if (options.length === 2 && nullable !== -1) return `${options[1 - nullable]}.nullable()`
    return `z.union(${list})`
  }
  const resolve = (name: string) => scope.schemas.get(name)
  const plain = schema.options.every((o) => objectOf(o, resolve) && (o.kind !== 'ref' || scope.isReady(o.name)))
  if (schema.tag !== undefined)
    return plain ? `z.discriminatedUnion(${literal(schema.tag)}, ${list})` : `z.union(${list})`
  return schema.mode === 'oneOf' ? `z.xor(${list})` : `z.union(${list})`
}
