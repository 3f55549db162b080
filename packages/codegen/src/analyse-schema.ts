import { EndlessSchema, intersect } from './intersect.ts'
import { extensionsOf, isObject, type Json, type JsonObject } from './json.ts'
import { whyNotHonoured } from './keywords.ts'
import { at, keysOf, lookUp } from './pointer.ts'
import { numberFormats, stringFormats } from './runtime.js'
import {
  annotate,
  bare,
  type JsonType,
  type ObjectSchema,
  type Property,
  type Scalar,
  type Schema,
  type UnionSchema,
} from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { ownTypes, statedTypes } from './stated-types.ts'

const never: Schema = { kind: 'never' }
const typeNames = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']

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
  if (fragment === false) return { ...never }
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
  return annotated(schema, fragment, pointer, context)
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
  const own = ownPart(fragment, pointer, context, types)
  if (own !== undefined) parts.push(own)
  if (fragment.allOf !== undefined) {
    for (const [index, member] of members(fragment.allOf, at(pointer, 'allOf'), context).entries()) {
      parts.push(analyseSchema(member, at(pointer, 'allOf', index), context, types))
    }
  }
  for (const mode of ['oneOf', 'anyOf'] as const) {
    if (fragment[mode] !== undefined) parts.push(analyseUnion(mode, fragment, pointer, context, types))
  }
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
  const union: UnionSchema = { kind: 'union', mode, options }
  if (fragment.discriminator !== undefined)
    context.expectTag(union, fragment.discriminator, at(pointer, 'discriminator'))
  return union
}

/** What the keywords `type`, `const`, `enum` and those of single types say. */
function ownPart(
  fragment: JsonObject,
  pointer: string,
  context: SchemaContext,
  types: ReadonlySet<JsonType> | undefined,
): Schema | undefined {
  const stated = fragment.type !== undefined
  if (stated) checkTypeKeyword(fragment.type!, at(pointer, 'type'), context)
  const speaks = Object.keys(fragment).some((keyword) => keywordReaders[keyword] !== undefined)
  const kinds =
    types === undefined || !(stated || speaks) ? [] : [...types].map((type) => ofType(type, fragment, pointer, context))
  const shape: Schema | undefined = kinds.length > 1 ? { kind: 'union', mode: 'anyOf', options: kinds } : kinds[0]
  if (fragment.const === undefined && fragment.enum === undefined) return shape
  return literalPart(fragment, pointer, context, shape)
}

function checkTypeKeyword(type: Json, pointer: string, context: SchemaContext): void {
  const names = Array.isArray(type) ? type : [type]
  const valid = names.length > 0 && names.every((name) => typeof name === 'string' && typeNames.includes(name))
  if (!valid || new Set(names).size < names.length) {
    context.problems.add(pointer, `This must be one of ${typeNames.join(', ')}, or an array of different ones.`)
  }
}

function literalPart(fragment: JsonObject, pointer: string, context: SchemaContext, shape: Schema | undefined): Schema {
  const keyword = fragment.const === undefined ? 'enum' : 'const'
  const place = at(pointer, keyword)
  const listed = keyword === 'const' ? [fragment.const!] : fragment.enum
  if (!Array.isArray(listed) || listed.length === 0)
    return refuse(context, place, 'This must be an array with at least one value.')
  const values: Scalar[] = []
  for (const value of listed) {
    if (typeof value === 'object' && value !== null)
      context.problems.add(place, 'Only scalar values are supported here.')
    else if (values.includes(value)) context.problems.add(place, `${JSON.stringify(value)} is listed twice.`)
    else values.push(value)
  }
  if (fragment.const !== undefined && Array.isArray(fragment.enum) && !fragment.enum.includes(fragment.const)) {
    context.problems.add(at(pointer, 'enum'), 'The const beside it is not listed.')
  }
  if (shape !== undefined) {
    for (const value of values) {
      if (!context.fits(shape, value)) {
        context.problems.add(place, `${JSON.stringify(value)} does not fit the rest of this schema.`)
      }
    }
  }
  return { kind: 'literal', values, keyword }
}

function ofType(type: JsonType, fragment: JsonObject, pointer: string, context: SchemaContext): Schema {
  const read: Reader = { fragment, pointer, context }
  switch (type) {
    case 'null':
    case 'boolean':
      return { kind: type }
    case 'string':
      return {
        kind: 'string',
        ...count(read, 'minLength'),
        ...count(read, 'maxLength'),
        ...pattern(read),
        ...format(read, stringFormats, 'strings'),
      }
    case 'number': {
      const integer = [fragment.type].flat().includes('integer') && ![fragment.type].flat().includes('number')
      return {
        kind: 'number',
        ...(integer && { integer: true }),
        ...number(read, 'minimum'),
        ...number(read, 'maximum'),
        ...number(read, 'exclusiveMinimum'),
        ...number(read, 'exclusiveMaximum'),
        ...multipleOf(read),
        ...([fragment.type].flat().includes('string') ? {} : format(read, numberFormats, 'numbers')),
      }
    }
    case 'array':
      return {
        kind: 'array',
        items:
          fragment.items === undefined ? { kind: 'any' } : analyseSchema(fragment.items, at(pointer, 'items'), context),
        ...count(read, 'minItems'),
        ...count(read, 'maxItems'),
        ...(fragment.uniqueItems === true && { uniqueItems: true }),
      }
    case 'object':
      return objectOf(read)
  }
}

interface Reader {
  readonly fragment: JsonObject
  readonly pointer: string
  readonly context: SchemaContext
}

function objectOf(read: Reader): ObjectSchema {
  const { fragment, pointer, context } = read
  const { additionalProperties } = fragment
  return {
    kind: 'object',
    properties: propertiesOf(read),
    additional:
      additionalProperties === undefined
        ? true
        : typeof additionalProperties === 'boolean'
          ? additionalProperties
          : analyseSchema(additionalProperties, at(pointer, 'additionalProperties'), context),
    additionalStated: additionalProperties !== undefined,
    ...count(read, 'minProperties'),
    ...count(read, 'maxProperties'),
    ...(fragment.propertyNames !== undefined && {
      propertyNames: analyseSchema(fragment.propertyNames, at(pointer, 'propertyNames'), context, new Set(['string'])),
    }),
  }
}

function propertiesOf({ fragment, pointer, context }: Reader): Property[] {
  const properties: Property[] = []
  const required = new Set<string>()
  if (fragment.required !== undefined) {
    for (const name of Array.isArray(fragment.required) ? fragment.required : [null]) {
      if (typeof name !== 'string' || required.has(name)) {
        context.problems.add(at(pointer, 'required'), 'This must be an array of different property names.')
      } else required.add(name)
    }
  }
  if (fragment.properties !== undefined && !isObject(fragment.properties)) {
    context.problems.add(at(pointer, 'properties'), 'This must be an object.')
  } else if (fragment.properties !== undefined) {
    for (const name of Object.keys(fragment.properties)) {
      const place = at(pointer, 'properties', name)
      if (name === '__proto__') context.problems.add(place, 'A property of this name is not supported.')
      properties.push({
        name,
        schema: analyseSchema(fragment.properties[name], place, context),
        required: required.delete(name),
      })
    }
  }
  for (const name of required) {
    if (fragment.additionalProperties === false) {
      context.problems.add(at(pointer, 'required'), `'${name}' is required but not allowed.`)
    }
    const { additionalProperties } = fragment
    const schema = isObject(additionalProperties)
      ? analyseSchema(additionalProperties, at(pointer, 'additionalProperties'), context)
      : ({ kind: 'any' } as const)
    properties.push({ name, schema, required: true, undeclared: true })
  }
  return properties
}

/** The keywords of single types, by what reads them. */
const keywordReaders: Readonly<Record<string, true>> = Object.fromEntries(
  [
    ...['minLength', 'maxLength', 'pattern', 'format'],
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    ...['items', 'minItems', 'maxItems', 'uniqueItems'],
    ...['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties', 'propertyNames'],
  ].map((keyword) => [keyword, true as const]),
)

function count<Key extends string>({ fragment, pointer, context }: Reader, keyword: Key): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
    return { [keyword]: value } as { [K in Key]?: number }
  context.problems.add(at(pointer, keyword), 'This must be a whole number that is not negative.')
  return {}
}

function number<Key extends string>({ fragment, pointer, context }: Reader, keyword: Key): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (typeof value === 'number') return { [keyword]: value } as { [K in Key]?: number }
  context.problems.add(at(pointer, keyword), 'This must be a number.')
  return {}
}

function multipleOf(read: Reader): { multiplesOf?: number[] } {
  const { multipleOf: divisor } = number(read, 'multipleOf')
  if (divisor === undefined) return {}
  if (divisor > 0) return { multiplesOf: [divisor] }
  read.context.problems.add(at(read.pointer, 'multipleOf'), 'This must be greater than 0.')
  return {}
}

function pattern({ fragment, pointer, context }: Reader): { patterns?: string[] } {
  const { pattern: source } = fragment
  if (source === undefined) return {}
  try {
    if (typeof source === 'string' && new RegExp(source, 'u')) return { patterns: [source] }
  } catch (error) {
    context.problems.add(at(pointer, 'pattern'), (error as Error).message)
    return {}
  }
  context.problems.add(at(pointer, 'pattern'), 'This must be a regular expression.')
  return {}
}

function format(
  { fragment, pointer, context }: Reader,
  formats: Readonly<Record<string, unknown>>,
  noun: string,
): { formats?: string[] } {
  const { format: name } = fragment
  if (name === undefined) return {}
  if (typeof name === 'string' && Object.hasOwn(formats, name)) return { formats: [name] }
  context.problems.add(at(pointer, 'format'), `The format ${JSON.stringify(name)} of ${noun} is not supported.`)
  return {}
}

/** Applies `unevaluatedProperties: false` to what all parts together say. */
function closed(schema: Schema, fragment: JsonObject, pointer: string, context: SchemaContext): Schema {
  const { unevaluatedProperties } = fragment
  if (unevaluatedProperties === undefined || unevaluatedProperties === true) return schema
  const place = at(pointer, 'unevaluatedProperties')
  if (unevaluatedProperties !== false) {
    context.problems.add(place, 'Only true and false are supported here.')
    return schema
  }
  return closeObjects(schema, place, context)
}

function closeObjects(schema: Schema, place: string, context: SchemaContext): Schema {
  if (schema.kind === 'ref') {
    const target = context.resolve(schema.name)
    if (target !== undefined) return closeObjects(target, place, context)
    context.problems.add(place, 'This schema contains itself.')
  }
  if (schema.kind === 'union') {
    // Which properties count as evaluated depends on which options match.
    context.expectClosable(schema, place)
    const options = schema.options.map((option) => closeObjects(option, place, context))
    const possible = options.filter((option) => option.kind !== 'never')
    return possible.length === 0 ? { ...never } : { ...schema, options: possible }
  }
  if (schema.kind !== 'object' || schema.additionalStated) return schema
  if (schema.properties.some(({ undeclared }) => undeclared)) return { ...never }
  return { ...schema, additional: false, additionalStated: true }
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
