import { z } from '@hono/zod-openapi'
import { All, judged } from './all.ts'
import { notCompiled } from './fields.ts'
import { refuse } from './refuse.ts'
import { type Keywords, written } from './written.ts'

/** What is evaluated: properties by name and pattern, items by position and schema, and more if a condition matches. */
export interface Evaluated {
  readonly names?: readonly string[]
  readonly patterns?: readonly RegExp[]
  /** The number of items at the beginning. */
  readonly prefix?: number
  /** Schemas of items at any position. */
  readonly contains?: readonly z.ZodType[]
  readonly cases?: readonly (readonly [condition: z.ZodType, evaluated: Evaluated | true])[]
}

/** A value that matches the schema, and whose unevaluated properties match `rest`: `unevaluatedProperties`. */
export function unevaluated(schema: z.ZodType, rest: z.ZodType, evaluated: Evaluated): z.ZodType {
  const others = judged({}, (payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const isEvaluated = ({ names, patterns }: Evaluated, key: string) =>
      names?.includes(key) || patterns?.some((pattern) => pattern.test(key))
    const wrong = firstUnevaluated(value, Object.entries(value), rest, evaluated, isEvaluated)
    if (wrong === undefined) return
    if (rest._zod.def.type === 'never') refuse(payload, 'unknown', 'is not a known field', [wrong])
    else refuse(payload, 'unevaluatedProperties', 'does not fit the schema of other fields', [wrong])
  })
  return close(schema, others, evaluated, {
    all: { additionalProperties: {} },
    rest: { unevaluatedProperties: written(rest) },
  })
}

/** A value that matches the schema, and whose unevaluated items match `rest`: `unevaluatedItems`. */
export function unevaluatedItems(schema: z.ZodType, rest: z.ZodType, evaluated: Evaluated): z.ZodType {
  const others = judged({}, (payload) => {
    const { value } = payload
    if (!Array.isArray(value)) return
    const isEvaluated = ({ prefix = 0, contains }: Evaluated, index: number, item: unknown) =>
      index < prefix || contains?.some((schema) => z.validate(schema, item))
    const wrong = firstUnevaluated(value, [...value.entries()], rest, evaluated, isEvaluated)
    if (wrong !== undefined) refuse(payload, 'unevaluatedItems', 'does not fit the schema of other items', [wrong])
  })
  return close(schema, others, evaluated, { all: { items: {} }, rest: { unevaluatedItems: written(rest) } })
}

/** The key of the first entry that is neither evaluated nor matches `rest`. */
function firstUnevaluated<Key>(
  value: object,
  entries: readonly (readonly [Key, unknown])[],
  rest: z.ZodType,
  evaluated: Evaluated,
  isEvaluated: (by: Evaluated, key: Key, own: unknown) => boolean | undefined,
): Key | undefined {
  const found = evaluatedOf(value, evaluated)
  if (found.includes(true)) return undefined
  const tests = found as Evaluated[]
  return entries.find(([key, own]) => !(tests.some((by) => isEvaluated(by, key, own)) || z.validate(rest, own)))?.[0]
}

/** The keyword, and the keywords that evaluate everything. */
interface Restriction {
  readonly rest: Keywords
  readonly all: Keywords
}

function close(schema: z.ZodType, others: z.ZodType, evaluated: Evaluated, { rest, all }: Restriction): z.ZodType {
  const { allOf, ...keywords } = evaluating(evaluated, all)
  return new Closed({
    type: 'intersection',
    left: schema,
    right: others,
    keywords: { ...keywords, allOf: [unseen(schema), ...allOf], ...rest },
    isDependent: true,
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

/** What is evaluated of a value, with all cases that match. */
function evaluatedOf(value: object, evaluated: Evaluated | true): (Evaluated | true)[] {
  const cases = evaluated === true ? [] : (evaluated.cases ?? [])
  const fitting = cases.filter(([condition]) => z.validate(condition, value))
  return [evaluated, ...fitting.flatMap(([, more]) => evaluatedOf(value, more))]
}

/** Prints a schema so that it evaluates nothing. Otherwise an open object of zod-openapi would evaluate all properties. */
function unseen(schema: z.ZodType): Keywords {
  return { not: { not: written(schema) } }
}

/** Keywords that evaluate without restricting. */
function evaluating(evaluated: Evaluated, all: Keywords): Keywords & { allOf: readonly unknown[] } {
  const { names = [], patterns = [], prefix = 0, contains = [], cases = [] } = evaluated
  return {
    ...(names.length > 0 && { properties: Object.fromEntries(names.map((name) => [name, {}])) }),
    ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns.map(({ source }) => [source, {}])) }),
    ...(prefix > 0 && { prefixItems: Array.from({ length: prefix }, () => ({})) }),
    allOf: [
      ...contains.map((schema) => ({ contains: written(schema), minContains: 0 })),
      ...cases.map(([condition, more]) => ({
        if: unseen(condition),
        // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
        then: more === true ? all : evaluating(more, all),
      })),
    ],
  }
}
