import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { matchesAny } from '../runtime/document/unicode-pattern.ts'
import { exactlyOneGroups } from './exactly-one-of.ts'
import { numbers, type Reader, readPattern, rulesOf } from './reader.ts'
import type { ObjectSchema, Property, Schema } from './schema.ts'

/** Analyzes the object keywords of a schema. */
export function analyzeObject(read: Reader): ObjectSchema {
  const { fragment, pointer, context } = read
  const { additionalProperties } = fragment
  checkDependencies(read)
  return {
    kind: 'object',
    properties: propertiesOf(read),
    additional:
      additionalProperties === undefined
        ? true
        : typeof additionalProperties === 'boolean'
          ? additionalProperties
          : context.analyze(additionalProperties, at(pointer, 'additionalProperties')),
    additionalStated: additionalProperties !== undefined,
    ...rulesOf('object', { ...numbers(read, 'minProperties', 'maxProperties'), ...exactlyOneOf(read) }),
    ...patternsOf(read),
    ...(fragment.propertyNames !== undefined && {
      propertyNames: context.analyze(fragment.propertyNames, at(pointer, 'propertyNames'), new Set(['string'])),
    }),
  }
}

/** The entries of a keyword whose value is an object. */
function entriesOf({ fragment, pointer, context }: Reader, keyword: string): [string, Json][] {
  const value = fragment[keyword]
  if (value === undefined) return []
  if (isObject(value)) return Object.entries(value)
  context.problems.report('not-an-object', at(pointer, keyword))
  return []
}

function patternsOf(read: Reader): Pick<ObjectSchema, 'patterns'> {
  if (read.fragment.patternProperties === undefined) return {}
  const patternsPointer = at(read.pointer, 'patternProperties')
  const patterns = entriesOf(read, 'patternProperties').flatMap(([source, inner]) => {
    const pattern = readPattern(source, at(patternsPointer, source), read.context)
    const schema = read.context.analyze(inner, at(patternsPointer, source))
    return pattern === undefined ? [] : [{ pattern, schema }]
  })
  return patterns.length === 0 ? {} : { patterns }
}

function checkDependencies(read: Reader): void {
  const { pointer, context } = read
  for (const [name, names] of entriesOf(read, 'dependentRequired')) {
    if (Array.isArray(names) && names.every((each) => typeof each === 'string')) continue
    context.problems.report('not-property-names', at(pointer, 'dependentRequired', name))
  }
  for (const [name, schema] of entriesOf(read, 'dependentSchemas')) {
    context.analyze(schema, at(pointer, 'dependentSchemas', name), new Set(['object']))
  }
}

/** Reads the extension `x-exactly-one-of`: a list of properties of which exactly one is present, or several such lists. */
function exactlyOneOf({ fragment, pointer, context }: Reader): JsonObject {
  const value = fragment['x-exactly-one-of']
  if (value === undefined) return {}
  const { properties } = fragment
  const groups = exactlyOneGroups(value)
  if (groups?.flat().every((name) => isObject(properties) && Object.hasOwn(properties, name))) {
    return { 'x-exactly-one-of': groups }
  }
  const groupsPointer = at(pointer, 'x-exactly-one-of')
  context.problems.report('exactly-one-of-others', groupsPointer)
  return {}
}

function propertiesOf(read: Reader): Property[] {
  const { context } = read
  const pointer = at(read.pointer, 'properties')
  const required = requiredNames(read)
  const properties = entriesOf(read, 'properties').map(([name, value]) => ({
    name,
    schema: context.analyze(value, at(pointer, name)),
    required: required.delete(name),
  }))
  return [...properties, ...undeclared(required, read)]
}

function requiredNames({ fragment, pointer, context }: Reader): Set<string> {
  const required = new Set<string>()
  if (fragment.required === undefined) return required
  const requiredPointer = at(pointer, 'required')
  if (typeof fragment.required === 'boolean') {
    context.problems.report('required-of-property', requiredPointer)
    return required
  }
  for (const name of Array.isArray(fragment.required) ? fragment.required : [null]) {
    if (typeof name !== 'string') context.problems.report('not-property-names', requiredPointer)
    else if (required.has(name)) context.problems.report('required-twice', requiredPointer, { name })
    else required.add(name)
  }
  return required
}

/** A property that is only listed in `required` takes the schema of matching patterns or of additional properties. */
function undeclared(names: ReadonlySet<string>, { fragment, pointer, context }: Reader): Property[] {
  if (names.size === 0) return []
  const { additionalProperties: additional, patternProperties } = fragment
  const patterns = Object.keys(asObject(patternProperties))
  return [...names].map((name): Property => {
    const isOpen = additional === undefined || matchesAny(patterns, name)
    const schema = isOpen ? any : context.analyze(additional, at(pointer, 'additionalProperties'))
    if (schema.kind === 'never') {
      context.problems.report('required-not-allowed', at(pointer, 'required'), { name })
    }
    return { name, schema, required: true, undeclared: true }
  })
}

const any: Schema = { kind: 'any' }
