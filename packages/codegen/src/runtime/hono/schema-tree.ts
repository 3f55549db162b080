import type { z } from '@hono/zod-openapi'

/** Any zod schema. */
export type Schema = z.core.$ZodType
/** A schema that is one of zod's own kinds, so that `_zod.def.type` tells which. */
export type KnownSchema = z.core.$ZodTypes

/** The definition of a schema, which tells its kind by `type`. */
export function definitionOf(schema: Schema): KnownSchema['_zod']['def'] {
  return (schema as KnownSchema)._zod.def
}

/** The schema inside one that only wraps it: optional, default, readonly, lazy, …; undefined for every other, nullable included. */
export function unwrapped(schema: Schema): Schema | undefined {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return definition.innerType
    case 'lazy':
      return definition.getter()
    case 'pipe':
      return definition.in
    default:
      return undefined
  }
}

/** `schema` without what only wraps it. */
export function bare(schema: Schema): Schema {
  const inner = unwrapped(schema)
  return inner === undefined ? schema : bare(inner)
}

/** As `bare`, without `nullable` too. */
export function bareNotNull(schema: Schema): Schema {
  const inner = bare(schema)
  const definition = definitionOf(inner)
  return definition.type === 'nullable' ? bareNotNull(definition.innerType) : inner
}

/** The properties of an object schema, undefined for every other. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const definition = definitionOf(bareNotNull(schema))
  return definition.type === 'object' ? definition.shape : undefined
}

/** Whether a number schema takes integers only. */
export function takesIntegersOnly(schema: Schema): boolean {
  const definition = definitionOf(schema)
  if (definition.type !== 'number') return false
  const formats = [definition, ...(definition.checks ?? []).map((check) => check._zod.def)].map((each) =>
    'format' in each ? each.format : undefined,
  )
  return formats.some((format) => typeof format === 'string' && /int/.test(format))
}
