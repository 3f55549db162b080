import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'
import { canonical } from './canonical.ts'
import { notCompiled } from './fields.ts'
import { parseBy, run } from './parse-by.ts'
import { checkOf, refuse } from './refuse.ts'
import { written } from './written.ts'

/** `z.array(…).apply(unique)`: no two items are equal as JSON values. */
export function unique<S extends z.ZodArray>(schema: S): S {
  return annotate(schema.check(checkUnique as never), { uniqueItems: true })
}

const checkUnique = checkOf<unknown[]>((payload) => {
  const seen = new Set()
  for (const [index, value] of payload.value.entries()) {
    // Strings need no canonical form. The quote keeps them distinct from the text of other values.
    const key = typeof value === 'string' ? `"${value}` : canonical(value)
    if (seen.has(key)) {
      refuse(payload, 'uniqueItems', 'must not be there twice', [index])
      return
    }
    seen.add(key)
  }
})

/**
 * `z.array(…).apply(contains(X))`: at least one item matches X. `min` and `max` limit the number of matching items, as
 * `minContains` and `maxContains` do.
 */
export function contains(
  schema: z.ZodType,
  { min, max }: { readonly min?: number; readonly max?: number } = {},
): <S extends z.ZodArray>(array: S) => S {
  const least = min ?? 1
  const check = checkOf<unknown[]>((payload) => {
    const found = payload.value.filter((item) => z.validate(schema, item)).length
    const amount = (count: number) => `${count} item${count === 1 ? '' : 's'} of a certain form`
    if (found < least) refuse(payload, 'contains', `must contain at least ${amount(least)}`)
    else if (found > (max ?? Infinity)) refuse(payload, 'maxContains', `must contain at most ${amount(max ?? 0)}`)
  })
  const keywords = { contains: written(schema), minContains: min, maxContains: max }
  return (array) => annotate(array.check(check as never), keywords)
}

/** `items([A, B], Rest)`: the first item matches A, the second B, all others Rest. The array may be shorter. */
export function items<const Prefix extends readonly z.ZodType[], Rest extends z.ZodType = z.ZodUnknown>(
  prefix: Prefix,
  rest?: Rest,
): z.ZodArray<z.ZodUnion<readonly [...Prefix, Rest]>> {
  return new Items({ type: 'array', element: rest ?? z.unknown(), prefix, ...notCompiled }) as never
}

interface ItemsDef extends z.core.$ZodArrayDef {
  prefix: readonly z.ZodType[]
  coerce: boolean
}

const Items: z.core.$constructor<z.ZodArray, ItemsDef> = z.core.$constructor('Items', (schema, def) => {
  z.ZodArray.init(schema, def as never)
  annotate(schema, { prefixItems: def.prefix.map(written) })
  parseBy(schema, (payload, ctx) => {
    const output: unknown[] = []
    for (const [index, item] of (payload.value as unknown[]).entries()) {
      // Like zod's own arrays, stop at the first issue if `abortEarly` is set.
      if (ctx.abortEarly && payload.issues.length > 0) break
      const result = run(def.prefix[index] ?? def.element, item, ctx)
      for (const issue of z.core.util.prefixIssues(index, result.issues)) payload.issues.push(issue)
      output.push(result.value)
    }
    payload.value = output
    return payload
  })
})
