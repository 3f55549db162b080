import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { shapesValues } from '../read/keywords.ts'
import { at } from '../read/pointer.ts'
import { count, format, multipleOf, number, pattern, type Reader } from '../read/read-keywords.ts'
import { numberFormats, stringFormats } from '../runtime/zod/index.js'
import { analyseSchema } from './analyse-schema.ts'
import { exactlyOneGroups } from './exactly-one-of.ts'
import type { JsonType, ObjectSchema, Property, Scalar, Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

const typeNames = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']

/** What the keywords `type`, `const`, `enum` and those of single types say; undefined if there are none. */
export function analyseTyped(
  fragment: JsonObject,
  pointer: string,
  context: SchemaContext,
  types: ReadonlySet<JsonType> | undefined,
): Schema | undefined {
  const stated = fragment.type !== undefined
  if (stated) checkTypeKeyword(fragment.type!, at(pointer, 'type'), context)
  const speaks = Object.keys(fragment).some(shapesValues)
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
  if (!Array.isArray(listed) || listed.length === 0) {
    context.problems.add(place, 'This must be an array with at least one value.')
    return { kind: 'any' }
  }
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
    ...exactlyOneOf(read),
    ...(fragment.propertyNames !== undefined && {
      propertyNames: analyseSchema(fragment.propertyNames, at(pointer, 'propertyNames'), context, new Set(['string'])),
    }),
  }
}

/** The extension `x-exactly-one-of`: the names of fields of which exactly one is there, or several such lists. */
function exactlyOneOf({ fragment, pointer, context }: Reader): Pick<ObjectSchema, 'exactlyOne'> {
  const value = fragment['x-exactly-one-of']
  if (value === undefined) return {}
  const { properties } = fragment
  const groups = exactlyOneGroups(value)
  if (groups?.flat().every((name) => isObject(properties) && Object.hasOwn(properties, name))) {
    return { exactlyOne: groups }
  }
  const place = at(pointer, 'x-exactly-one-of')
  context.problems.add(place, 'This must be an array of two or more different properties of this schema.')
  return {}
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
