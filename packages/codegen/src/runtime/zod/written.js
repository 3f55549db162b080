import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'

/** A schema within a keyword that zod-openapi does not know: written when the document is. @param {z.ZodType} schema */
export function written(schema) {
  return { toJSON: () => keywordsOf(schema) }
}

/** @type {WeakMap<z.ZodType, Record<string, unknown>>} */
const known = new WeakMap()

/** What zod-openapi writes of a schema, or a reference to it. @param {z.ZodType} schema */
export function keywordsOf(schema) {
  const before = known.get(schema)
  if (before !== undefined) return before
  // What stands in an array is a reference where the schema is a component.
  const generator = new OpenApiGeneratorV31([{ type: 'schema', schema: z.array(schema).openapi('Written') }])
  const result = /** @type {any} */ (generator.generateComponents().components?.schemas)?.Written.items ?? {}
  known.set(schema, result)
  return result
}
