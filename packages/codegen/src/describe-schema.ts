import type { Defaults } from './defaults.ts'
import type { Schema } from './schema.ts'

/** A schema as the runtime reads it: without what only documents. */
export function describeSchema(schema: Schema, defaults: Defaults): Record<string, unknown> {
  const { title: _t, description: _d, deprecated: _p, readOnly: _r, default: _v, extensions, ...rest } = schema
  const inner = (child: Schema) => describeSchema(child, defaults)
  const described: Record<string, unknown> = { ...rest, ...(extensions !== undefined && { extensions }) }
  if (schema.kind === 'array') described.items = inner(schema.items)
  if (schema.kind === 'union') described.options = schema.options.map(inner)
  if (schema.kind === 'object') {
    delete described.additionalStated
    described.properties = schema.properties.map((property) => ({
      name: property.name,
      ...(property.required && { required: true }),
      ...(!property.required && { default: defaults.defaultOf(property.schema) }),
      schema: inner(property.schema),
    }))
    if (typeof schema.additional === 'object') described.additional = inner(schema.additional)
    if (schema.propertyNames !== undefined) described.propertyNames = inner(schema.propertyNames)
  }
  return described
}
