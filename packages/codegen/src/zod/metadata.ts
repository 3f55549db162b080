import { getOpenApiMetadata } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** What was attached to a schema: keywords that zod cannot say, x-… fields, and `param` for what belongs to a parameter. */
export interface Metadata {
  readonly param?: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

/**
 * Everything that was attached to a schema, by `annotate` or by `.openapi()`, also beneath `.optional()`, `.nullable()`
 * and `.default()`. The name of a component is not part of it.
 */
export function metadataOf(schema: z.ZodType): Metadata {
  return getOpenApiMetadata(schema as never) as Metadata
}

/**
 * Attaches metadata to this very schema, from where zod-openapi takes it into the document. Several times cheaper than
 * `.openapi()`, which makes a new schema.
 */
export function annotate<S extends z.ZodType>(schema: S, metadata: Record<string, unknown>): S {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...metadata })
  return schema
}
