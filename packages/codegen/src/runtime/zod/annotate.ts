import { getOpenApiMetadata, getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

// zod-to-openapi keeps metadata in a module variable, so a second copy of the module would not find it.
if (getRefId(z.string().openapi('Probe')) !== 'Probe') {
  throw new Error(
    'Two copies of @asteasolutions/zod-to-openapi are installed, or of zod: let the package manager dedupe them.',
  )
}

/** Metadata of a schema: keywords that zod does not support, x-… fields, and `param` for fields of a parameter. */
export interface Metadata {
  readonly param?: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

/**
 * All metadata of a schema from `annotate` or `.openapi()`, including that of schemas inside `.optional()`, `.nullable()`
 * and `.default()`. Excludes the name of a component.
 */
export function metadataOf(schema: z.core.$ZodType): Metadata {
  return getOpenApiMetadata(schema as z.ZodType) as Metadata
}

/**
 * Attaches metadata to this schema object, for use by zod-openapi. Several times faster than `.openapi()`, which creates a
 * new schema.
 */
export function annotate<S extends z.ZodType>(schema: S, metadata: Record<string, unknown>): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...metadata })
  return schema
}
