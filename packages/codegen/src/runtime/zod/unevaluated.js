import { z } from '@hono/zod-openapi'
import { refuse } from './issue.js'
import { notCompiled } from './object.js'
import { All, judged } from './union.js'
import { written } from './written.js'

/** @import { Evaluated } from './index.js' */

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
  return new All({
    type: 'intersection',
    left: schema,
    right: others,
    keywords: { ...keywords, allOf: [unseen(schema), ...allOf], unevaluatedProperties: written(rest) },
    ...notCompiled,
  })
}

/** What a value has evaluated, with the cases that it fits. @param {object} value @param {Evaluated | true} evaluated @returns {(Evaluated | true)[]} */
function evaluatedOf(value, evaluated) {
  const cases = evaluated === true ? [] : (evaluated.cases ?? [])
  const fitting = cases.filter(([condition]) => z.validate(condition, value))
  return [evaluated, ...fitting.flatMap(([, more]) => evaluatedOf(value, more))]
}

/**
 * A schema within a document, without what it evaluates: an open object as zod-openapi writes it evaluates everything.
 * @param {z.ZodType} schema
 */
function unseen(schema) {
  return { not: { not: written(schema) } }
}

/** Keywords that evaluate properties, and judge nothing. @param {Evaluated | true} evaluated @returns {Record<string, any>} */
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
