import { extensionsOf, isObject, type Json, type JsonObject } from '../read/json.ts'
import { whyNotHonoured } from '../read/keywords.ts'
import { at, keysOf, lookUp } from '../read/pointer.ts'
import { analyseTyped } from './analyse-typed.ts'
import { closed } from './close-objects.ts'
import { exactlyOneGroups, exactlyOneOf } from './exactly-one-of.ts'
import { EndlessSchema, intersect } from './intersect.ts'
import { annotate, bare, type JsonType, type Schema, type UnionSchema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { ownTypes, statedTypes } from './stated-types.ts'

/**
 * Works out the schema that stands at `pointer`. What it cannot honour becomes a problem of the context.
 *
 * @param inherited the types that a schema around this one states, for `allOf`, `oneOf` and `anyOf` members without their own
 */
export function analyseSchema(
  fragment: Json | undefined,
  pointer: string,
  context: SchemaContext,
  inherited?: ReadonlySet<JsonType>,
): Schema {
  if (fragment === true) return { kind: 'any' }
  if (fragment === false) return { kind: 'never' }
  if (!isObject(fragment)) return refuse(context, pointer, 'A schema must be an object or a boolean.')
  const types = ownTypes(fragment) ?? statedTypes(context.document, fragment) ?? inherited
  checkKeywords(fragment, pointer, context, types)
  const parts = partsOf(fragment, pointer, context, types)
  let schema: Schema = { kind: 'any' }
  try {
    schema = parts.reduce((left, right) => intersect(left, bare(right), context), schema)
    // What several parts say of themselves belongs to none of them alone; a single one keeps it.
    if (parts.length === 1) schema = annotate(schema, parts[0]!)
  } catch (error) {
    if (!(error instanceof EndlessSchema)) throw error
    return refuse(context, pointer, 'This schema contains itself through allOf or beside a $ref.')
  }
  schema = closed(schema, fragment, pointer, context)
  if (schema.kind === 'never' && parts.every((part) => part.kind !== 'never')) {
    context.problems.add(pointer, 'No value can fit all of this.')
  }
  schema = annotated(schema, fragment, pointer, context)
  context.remember(fragment, schema)
  return schema
}

function refuse(context: SchemaContext, pointer: string, message: string): Schema {
  context.problems.add(pointer, message)
  return { kind: 'any' }
}

function checkKeywords(
  fragment: JsonObject,
  pointer: string,
  context: SchemaContext,
  types: ReadonlySet<JsonType> | undefined,
): void {
  for (const keyword in fragment) {
    const reason = whyNotHonoured(keyword, types)
    if (reason !== undefined) context.problems.add(at(pointer, keyword), reason)
  }
  for (const keyword of ['deprecated', 'readOnly', 'writeOnly', 'uniqueItems']) {
    const value = fragment[keyword]
    if (value !== undefined && typeof value !== 'boolean')
      context.problems.add(at(pointer, keyword), 'This must be true or false.')
  }
  if (fragment.discriminator !== undefined && fragment.oneOf === undefined && fragment.anyOf === undefined) {
    context.problems.add(at(pointer, 'discriminator'), 'A discriminator is only honoured beside oneOf or anyOf.')
  }
}

/** Everything that a value has to fit at once. */
function partsOf(
  fragment: JsonObject,
  pointer: string,
  context: SchemaContext,
  types: ReadonlySet<JsonType> | undefined,
): Schema[] {
  const parts: Schema[] = []
  if (fragment.$ref !== undefined) parts.push(analyseReference(fragment.$ref, at(pointer, '$ref'), context))
  const own = analyseTyped(fragment, pointer, context, types)
  if (own !== undefined) parts.push(own)
  if (fragment.allOf !== undefined) {
    for (const [index, member] of members(fragment.allOf, at(pointer, 'allOf'), context).entries()) {
      parts.push(analyseSchema(member, at(pointer, 'allOf', index), context, types))
    }
  }
  for (const mode of ['oneOf', 'anyOf'] as const) {
    if (fragment[mode] !== undefined) parts.push(analyseUnion(mode, fragment, pointer, context, types))
  }
  // An object schema has read it already, with its properties.
  const groups = own?.kind === 'object' ? [] : exactlyOneGroups(fragment['x-exactly-one-of'])
  if (groups === undefined) {
    context.problems.add(
      at(pointer, 'x-exactly-one-of'),
      'This must be an array of property names, or several of them.',
    )
  } else if (groups.length > 0) parts.push(exactlyOne(groups))
  return parts
}

function members(value: Json, pointer: string, context: SchemaContext): Json[] {
  if (Array.isArray(value) && value.length > 0) return value
  context.problems.add(pointer, 'This must be an array with at least one schema.')
  return []
}

function analyseReference(reference: Json, pointer: string, context: SchemaContext): Schema {
  const keys = typeof reference === 'string' ? keysOf(reference) : undefined
  if (keys === undefined) {
    return refuse(context, pointer, `${JSON.stringify(reference)} is no reference into this document; bundle it first.`)
  }
  const target = lookUp(context.document, keys)
  if (target === undefined) return refuse(context, pointer, `There is nothing at ${String(reference)}.`)
  if (keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas') return { kind: 'ref', name: keys[2]! }
  return context.inline(target, keys, pointer)
}

function analyseUnion(
  mode: 'oneOf' | 'anyOf',
  fragment: JsonObject,
  pointer: string,
  context: SchemaContext,
  types: ReadonlySet<JsonType> | undefined,
): Schema {
  const options = members(fragment[mode]!, at(pointer, mode), context).map((option, index) =>
    analyseSchema(option, at(pointer, mode, index), context, types),
  )
  if (options.length === 1 && fragment.discriminator === undefined) return options[0]!
  const names = mode === 'oneOf' ? exactlyOneOf(fragment[mode]!, types) : undefined
  if (names !== undefined) return exactlyOne([names])
  const union: UnionSchema = { kind: 'union', mode, options }
  if (fragment.discriminator !== undefined)
    context.expectTag(union, fragment.discriminator, at(pointer, 'discriminator'))
  return union
}

function exactlyOne(groups: string[][]): Schema {
  return { kind: 'object', properties: [], additional: true, additionalStated: false, exactlyOne: groups }
}

function annotated(schema: Schema, fragment: JsonObject, pointer: string, context: SchemaContext): Schema {
  const extensions = extensionsOf(fragment)
  const result = annotate(schema, {
    ...(typeof fragment.title === 'string' && { title: fragment.title }),
    ...(typeof fragment.description === 'string' && { description: fragment.description }),
    ...(typeof fragment.deprecated === 'boolean' && { deprecated: fragment.deprecated }),
    ...(typeof fragment.readOnly === 'boolean' && { readOnly: fragment.readOnly }),
    ...(fragment.default !== undefined && { default: fragment.default }),
    ...(extensions !== undefined && { extensions }),
  })
  if (fragment.default !== undefined) context.expectDefault(result, fragment.default, at(pointer, 'default'))
  return result
}
