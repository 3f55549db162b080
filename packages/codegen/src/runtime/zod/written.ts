import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** Keywords of JSON Schema. */
export type Keywords = Record<string, unknown>

/** Prints a schema in a keyword that zod-openapi does not know, when the document is serialized. */
export function written(schema: z.ZodType): { toJSON(): Keywords } {
  return { toJSON: () => keywordsOf(schema) }
}

const known = new WeakMap<z.ZodType, Keywords>()

/** The OpenAPI schema of a zod schema, or a reference to it. */
export function keywordsOf(schema: z.ZodType): Keywords {
  const before = known.get(schema)
  if (before !== undefined) return before
  // An array item is printed as a reference if its schema is a component.
  const generator = new OpenApiGeneratorV31([{ type: 'schema', schema: z.array(schema).openapi('Written') }])
  const { schemas } = generator.generateComponents().components ?? {}
  const result = (schemas?.Written as { items?: Keywords } | undefined)?.items ?? {}
  known.set(schema, result)
  return result
}
