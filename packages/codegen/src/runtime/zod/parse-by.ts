import type { z } from '@hono/zod-openapi'

/**
 * Gives an object or array a parse function of its own. zod remembers the output of its own containers, for values that
 * contain themselves, which JSON cannot. A container with another parse function must not take part: within a recursive
 * schema, zod would take an inner value that is not validated yet for one that is.
 */
export function parseBy(schema: z.core.$ZodType, parse: z.core.$ZodType['_zod']['parse']): void {
  const internals = schema._zod
  internals.parse = parse
  // zod wraps the function in a deferred step too, which comes first.
  internals.deferred ??= []
  internals.deferred.push(() => {
    // With checks, `run` calls the current `parse`.
    if (internals.run === internals.parse) internals.run = parse
    internals.parse = parse
  })
}
