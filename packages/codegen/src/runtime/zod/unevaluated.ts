import { z } from '@hono/zod-openapi'
import { All, judged } from './all.ts'
import { notCompiled } from './fields.ts'
import { refuse } from './refuse.ts'
import { type Keywords, written } from './written.ts'

/** The evaluated properties: by name, by pattern, and by each case whose condition matches. */
export interface Evaluated {
  readonly names?: readonly string[]
  readonly patterns?: readonly RegExp[]
  readonly cases?: readonly (readonly [condition: z.ZodType, evaluated: Evaluated | true])[]
}

/** A value that matches the schema, and whose unevaluated properties match `rest`: `unevaluatedProperties`. */
export function unevaluated(schema: z.ZodType, rest: z.ZodType, evaluated: Evaluated): z.ZodType {
  const others = judged({}, (payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const found = evaluatedOf(value, evaluated)
    if (found.includes(true)) return
    const tests = found as Evaluated[]
    const isEvaluated = (key: string) =>
      tests.some(({ names, patterns }) => names?.includes(key) || patterns?.some((pattern) => pattern.test(key)))
    for (const [key, own] of Object.entries(value)) {
      if (isEvaluated(key) || z.validate(rest, own)) continue
      if (rest._zod.def.type === 'never') refuse(payload, 'unknown', 'is not a known field', [key])
      else refuse(payload, 'unevaluatedProperties', 'does not fit the schema of other fields', [key])
      return
    }
  })
  const { allOf = [], ...keywords } = evaluating(evaluated)
  return new Closed({
    type: 'intersection',
    left: schema,
    right: others,
    keywords: { ...keywords, allOf: [unseen(schema), ...allOf], unevaluatedProperties: written(rest) },
    ...notCompiled,
  })
}

/**
 * Validates each value once. The cases validate the parts of a value again, and so would those of each part, so that a
 * recursive schema would take exponential time.
 */
const Closed: typeof All = z.core.$constructor('Closed', (schema, def) => {
  All.init(schema, def)
  const judge = schema._zod.parse
  schema._zod.parse = (payload, ctx) => {
    const isOutermost = verdicts === undefined
    verdicts ??= new WeakMap()
    try {
      const { value, issues } = verdictOf(schema, payload.value, ctx, verdicts, judge)
      // Copy the issues, because the caller extends their paths.
      for (const issue of issues) payload.issues.push({ ...issue, ...(issue.path && { path: [...issue.path] }) })
      payload.value = value
      return payload
    } finally {
      if (isOutermost) verdicts = undefined
    }
  }
})

interface Verdict {
  readonly schema: z.ZodType
  readonly isWhole: boolean
  readonly result: z.core.ParsePayload
}

/** Results for the objects of the value that is being validated. */
let verdicts: WeakMap<object, Verdict[]> | undefined

function verdictOf(
  schema: z.ZodType,
  value: unknown,
  ctx: z.core.ParseContextInternal,
  known: WeakMap<object, Verdict[]>,
  judge: z.core.$ZodType['_zod']['parse'],
): z.core.ParsePayload {
  const judged = () => judge({ value, issues: [] }, ctx) as z.core.ParsePayload
  if (typeof value !== 'object' || value === null) return judged()
  const isWhole = ctx.abortEarly !== true
  const before = known.get(value) ?? []
  const found = before.find((each) => each.schema === schema && (each.isWhole || !isWhole))
  if (found !== undefined) return found.result
  const result = judged()
  known.set(value, [...(known.get(value) ?? []), { schema, isWhole, result }])
  return result
}

/** The evaluated properties of a value, with all cases that match. */
function evaluatedOf(value: object, evaluated: Evaluated | true): (Evaluated | true)[] {
  const cases = evaluated === true ? [] : (evaluated.cases ?? [])
  const fitting = cases.filter(([condition]) => z.validate(condition, value))
  return [evaluated, ...fitting.flatMap(([, more]) => evaluatedOf(value, more))]
}

/** Prints a schema so that it evaluates no properties. Otherwise an open object of zod-openapi would evaluate all of them. */
function unseen(schema: z.ZodType): Keywords {
  return { not: { not: written(schema) } }
}

/** Keywords that evaluate properties without restricting them. */
function evaluating(evaluated: Evaluated | true): Keywords & { allOf?: readonly unknown[] } {
  if (evaluated === true) return { additionalProperties: {} }
  const { names = [], patterns = [], cases = [] } = evaluated
  return {
    properties: Object.fromEntries(names.map((name) => [name, {}])),
    patternProperties: Object.fromEntries(patterns.map(({ source }) => [source, {}])),
    ...(cases.length > 0 && {
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      allOf: cases.map(([condition, more]) => ({ if: unseen(condition), then: evaluating(more) })),
    }),
  }
}
