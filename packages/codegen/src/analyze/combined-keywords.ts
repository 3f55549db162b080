import type { Schema } from './schema.ts'

/** Both lists, each value once. */
const both = (a: unknown[], b: unknown[]) => [...new Set([...a, ...b])]
const either = (a: boolean, b: boolean) => a || b

/** How the values of a keyword in two schemas become one value. */
const combiners = {
  integer: either,
  minLength: Math.max,
  maxLength: Math.min,
  minimum: Math.max,
  maximum: Math.min,
  exclusiveMinimum: Math.max,
  exclusiveMaximum: Math.min,
  minItems: Math.max,
  maxItems: Math.min,
  uniqueItems: either,
  minProperties: Math.max,
  maxProperties: Math.min,
  multiplesOf: both,
  patterns: both,
  formats: both,
  exactlyOne: both,
}
const entries = Object.entries(combiners) as [string, (a: unknown, b: unknown) => unknown][]

/** The keywords of two schemas of the same kind that both restrict a value, without its items and properties. */
export function combinedKeywords<S extends Schema>(a: S, b: S): Partial<S> {
  const [left, right] = [a, b] as unknown as [Record<string, unknown>, Record<string, unknown>]
  const result: Record<string, unknown> = {}
  for (const [keyword, combine] of entries) {
    const [one, other] = [left[keyword], right[keyword]]
    if (one === undefined && other === undefined) continue
    result[keyword] = one === undefined ? other : other === undefined ? one : combine(one, other)
  }
  return result as Partial<S>
}
