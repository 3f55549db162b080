import { unevaluated } from '../read/keywords-of-type.ts'
import { at } from '../read/pointer.ts'
import type { Reader } from './reader.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/**
 * Analyzes `unevaluatedProperties` and `unevaluatedItems`. Applies `unevaluatedProperties: false` to a plain object schema.
 * Any other schema stays open.
 */
export function closeUnevaluated(schema: Schema, { fragment, pointer, context }: Reader): Schema {
  if (fragment.unevaluatedProperties === undefined && fragment.unevaluatedItems === undefined) return schema
  for (const keyword of unevaluated) {
    if (fragment[keyword] === undefined) continue
    context.closed.set(fragment, pointer)
    context.analyze(fragment[keyword], at(pointer, keyword))
  }
  const isPlain = fragment.if === undefined && fragment.dependentSchemas === undefined
  return fragment.unevaluatedProperties === false && isPlain ? closeOpen(schema, context) : schema
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
