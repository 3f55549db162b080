import { z } from '@hono/zod-openapi'
import { All, judged } from './all.js'
import { notCompiled } from './fields.js'
import { refuse } from './refuse.js'
import { written } from './written.js'

/** @import { Evaluated } from './declarations/choices.js' */

/** @param {z.ZodType} schema @param {z.ZodType} rest @param {Evaluated} evaluated */
export function unevaluated(schema, rest, evaluated) {
  const others = judged({}, (payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const found = evaluatedOf(value, evaluated)
    if (found.includes(true)) return
    const tests = /** @type {Evaluated[]} */ (found)
    const isEvaluated = (/** @type {string} */ key) =>
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
 * @type {z.core.$constructor<z.ZodIntersection, any>}
 */
const Closed = z.core.$constructor('Closed', (schema, def) => {
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

/** @typedef {{ schema: z.ZodType, isWhole: boolean, result: z.core.ParsePayload }} Verdict */

/** Results for the objects of the value that is being validated. @type {WeakMap<object, Verdict[]> | undefined} */
let verdicts

/**
 * @param {z.ZodType} schema @param {unknown} value @param {z.core.ParseContextInternal} ctx
 * @param {WeakMap<object, Verdict[]>} known @param {z.core.$ZodType['_zod']['parse']} judge
 */
function verdictOf(schema, value, ctx, known, judge) {
  const judged = () => /** @type {z.core.ParsePayload} */ (judge({ value, issues: [] }, ctx))
  if (typeof value !== 'object' || value === null) return judged()
  const isWhole = ctx.abortEarly !== true
  const before = known.get(value) ?? []
  const found = before.find((each) => each.schema === schema && (each.isWhole || !isWhole))
  if (found !== undefined) return found.result
  const result = judged()
  known.set(value, [...(known.get(value) ?? []), { schema, isWhole, result }])
  return result
}

/** The evaluated properties of a value, with all cases that match. @param {object} value @param {Evaluated | true} evaluated @returns {(Evaluated | true)[]} */
function evaluatedOf(value, evaluated) {
  const cases = evaluated === true ? [] : (evaluated.cases ?? [])
  const fitting = cases.filter(([condition]) => z.validate(condition, value))
  return [evaluated, ...fitting.flatMap(([, more]) => evaluatedOf(value, more))]
}

/**
 * Prints a schema so that it evaluates no properties. Otherwise an open object of zod-openapi would evaluate all of them.
 * @param {z.ZodType} schema
 */
function unseen(schema) {
  return { not: { not: written(schema) } }
}

/** Keywords that evaluate properties without restricting them. @param {Evaluated | true} evaluated @returns {Record<string, any>} */
function evaluating(evaluated) {
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
