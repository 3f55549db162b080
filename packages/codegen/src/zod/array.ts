import type { z } from '@hono/zod-openapi'
import { canonical } from './equal.ts'
import { checkOf, refuse } from './issue.ts'
import { annotate } from './metadata.ts'

/** `z.array(…).apply(unique)`: no two items are equal as JSON values. */
export function unique<S extends z.ZodArray>(schema: S): S {
  return annotate(schema.check(checkUnique as never), { uniqueItems: true })
}

const checkUnique = checkOf<unknown[]>((payload) => {
  const seen = new Set<string>()
  for (const [index, value] of payload.value.entries()) {
    // Strings stand for themselves, marked so that they cannot equal the text of another value.
    const key = typeof value === 'string' ? `"${value}` : canonical(value)
    if (seen.has(key)) {
      refuse(payload, 'uniqueItems', 'must not be there twice', [index])
      return
    }
    seen.add(key)
  }
})
