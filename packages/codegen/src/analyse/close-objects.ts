import type { JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Applies `unevaluatedProperties: false` to what all parts together say. */
export function closed(schema: Schema, fragment: JsonObject, pointer: string, context: SchemaContext): Schema {
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
    return possible.length === 0 ? { kind: 'never' } : { ...schema, options: possible }
  }
  if (schema.kind !== 'object' || schema.additionalStated) return schema
  if (schema.properties.some(({ undeclared }) => undeclared)) return { kind: 'never' }
  return { ...schema, additional: false, additionalStated: true }
}
