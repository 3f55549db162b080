import { at } from '../read/pointer.ts'
import type { Reader } from './reader.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** Applies `unevaluatedProperties: false` to a plain object schema. Any other schema stays open. */
export function closeObject(schema: Schema, { fragment, pointer, context }: Reader): Schema {
  const { unevaluatedProperties: rest } = fragment
  if (rest === undefined) return schema
  context.closed.set(fragment, pointer)
  context.analyze(rest, at(pointer, 'unevaluatedProperties'))
  const isPlain = fragment.if === undefined && fragment.dependentSchemas === undefined
  return rest === false && isPlain ? closeOpen(schema, context) : schema
}

function closeOpen(schema: Schema, context: SchemaContext, seen = new Set<string>()): Schema {
  if (schema.kind === 'ref') {
    const target = seen.has(schema.name) ? undefined : context.resolve(schema.name)
    return target === undefined ? schema : closeOpen(target, context, seen.add(schema.name))
  }
  const isOpen = schema.kind === 'object' && !schema.additionalStated && schema.patterns === undefined
  if (!isOpen || schema.properties.some(({ undeclared }) => undeclared)) return schema
  return { ...schema, additional: false, additionalStated: true }
}
