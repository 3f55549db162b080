import type { z } from '@hono/zod-openapi'
import { jsonTypeOf } from './json-type-of.ts'

type Parse = z.core.$ZodType['_zod']['parse']

/**
 * Gives an object or array a parse function of its own, for values of that type. zod remembers the output of its own containers, for values that
 * contain themselves, which JSON cannot. A container with another parse function must not take part: within a recursive
 * schema, zod would take an inner value that is not validated yet for one that is.
 */
export function parseBy(schema: z.ZodObject | z.ZodArray, parseOfType: Parse): void {
  const internals = schema._zod
  const { type } = internals.def
  const parse: Parse = (payload, ctx) => {
    if (jsonTypeOf(payload.value) === type) return parseOfType(payload, ctx)
    payload.issues.push({ code: 'invalid_type', expected: type, input: payload.value, inst: schema })
    return payload
  }
  internals.parse = parse
  // zod wraps the function in a deferred step too, which comes first.
  internals.deferred ??= []
  internals.deferred.push(() => {
    // With checks, `run` calls the current `parse`.
    if (internals.run === internals.parse) internals.run = parse
    internals.parse = parse
  })
}

/** Parses a value that is a part of another one, or one of its forms. No schema is asynchronous. */
export function run(schema: z.core.$ZodType, value: unknown, ctx: z.core.ParseContextInternal): z.core.ParsePayload {
  return schema._zod.run({ value, issues: [] }, ctx) as z.core.ParsePayload
}
