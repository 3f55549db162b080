import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** Prints a schema in a keyword that zod-openapi does not know, when the document is serialized. @param {z.ZodType} schema */
export function written(schema) {
  return { toJSON: () => keywordsOf(schema) }
}

/** @type {WeakMap<z.ZodType, Record<string, unknown>>} */
const known = new WeakMap()

/** The OpenAPI schema of a zod schema, or a reference to it. @param {z.ZodType} schema */
export function keywordsOf(schema) {
  const before = known.get(schema)
  if (before !== undefined) return before
  // An array item is printed as a reference if its schema is a component.
  const generator = new OpenApiGeneratorV31([{ type: 'schema', schema: z.array(schema).openapi('Written') }])
  const result = /** @type {any} */ (generator.generateComponents().components?.schemas)?.Written.items ?? {}
  known.set(schema, result)
  return result
}
