import { styles, type TextLocation } from '../read/styles.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { dereference } from './types-of.ts'

/** A serialized value with its style. */
export interface Written {
  readonly location: TextLocation
  readonly style: string
  readonly explode: boolean
  readonly schema: Schema
  /** Pointer to the schema. */
  readonly pointer: string
}

/**
 * Reports arrays and objects inside others. OpenAPI leaves undefined how they are written. They are read as JSON where its
 * commas are encoded or separate nothing.
 */
export function checkStyle({ location, style, explode, schema, pointer }: Written, context: SchemaContext): void {
  const types = new Set(context.typesOf(schema))
  const isStructured = types.has('object') || types.has('array')
  if (!isStructured && styles.query.indexOf(style) > 0) {
    context.problems.report('style-without-effect', pointer, { style })
  }
  if (style === 'deepObject') return
  for (const part of partsOf(schema, context)) {
    const isRepeated = part.of === 'object' && explode && style === 'form'
    const inner = context.typesOf(part.schema)
    if (inner.length === 6 || !inner.some((type) => type === 'object' || (type === 'array' && !isRepeated))) continue
    const other = location === 'query' ? "use the style 'deepObject', or " : ''
    const isEncoded =
      (location === 'path' && style !== 'label') || ((location === 'query' || explode) && style === 'form')
    const isStructured = inner.every((type) => type === 'object' || type === 'array')
    const isJson = isEncoded || (location === 'header' && part.of === 'array' && isStructured)
    const code = isJson ? 'nested-as-json' : 'nested-in-style'
    context.problems.report(code, pointer, { part: part.of === 'array' ? 'An array' : 'An object', other })
  }
}

/** The schemas of array items and object properties. */
function partsOf(schema: Schema, context: SchemaContext): { of: 'array' | 'object'; schema: Schema }[] {
  const target = dereference(schema, context.resolve)
  switch (target?.kind) {
    case 'array':
      return [{ of: 'array', schema: target.items }]
    case 'object': {
      const others = typeof target.additional === 'object' ? [target.additional] : []
      const schemas = [...target.properties.map((property) => property.schema), ...others]
      return schemas.map((property) => ({ of: 'object', schema: property }))
    }
    case 'union':
      return target.options.flatMap((option) => partsOf(option, context))
    default:
      return []
  }
}
