import type { z } from '@hono/zod-openapi'
import { annotate, metadataOf } from './annotate.ts'
import { type Keywords, written } from './written.ts'

/** The schema that each `contentSchema` was written from. */
const schemas = new WeakMap<object, () => z.ZodType>()

/**
 * `z.string().apply(content('application/json', () => Book))`: the text is JSON, and its value is a book. As in JSON Schema,
 * this does not restrict the text.
 */
export function content(contentMediaType: string, value?: () => z.ZodType): <S extends z.ZodType>(schema: S) => S {
  if (value === undefined) return (schema) => annotate(copyOf(schema), { contentMediaType })
  const contentSchema = { toJSON: (): Keywords => written(value()).toJSON() }
  schemas.set(contentSchema, value)
  return (schema) => annotate(copyOf(schema), { contentMediaType, contentSchema })
}

/** A component itself stays as it is. */
function copyOf<S extends z.ZodType>(schema: S): S {
  return schema.openapi({})
}

/** The schema of the value in the texts of a schema, if `content` has set it. */
export function contentOf(schema: z.core.$ZodType): z.ZodType | undefined {
  const { contentSchema } = metadataOf(schema)
  return typeof contentSchema === 'object' && contentSchema !== null ? schemas.get(contentSchema)?.() : undefined
}
