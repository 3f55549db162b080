import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { shapesValues } from '../read/keywords-of-type.ts'
import { canonical, jsonTypeOf } from '../runtime/zod/index.ts'
import { ownTypes } from './stated-types.ts'

/**
 * The distinct values that match `const`, `enum`, `type` and the type-specific keywords.
 *
 * @param fits whether a value matches a schema
 */
export function literalsOf(fragment: JsonObject, fits: (schema: JsonObject, value: Json) => boolean): Json[] {
  const { const: only, enum: listed } = fragment
  const byText = new Map<string, Json>()
  for (const value of Array.isArray(listed) ? listed : [only!]) {
    const text = canonical(value)
    if ((only === undefined || canonical(only) === text) && !byText.has(text)) byText.set(text, value)
  }
  const values = [...byText.values()]
  const beside = Object.keys(fragment).filter((keyword) => keyword === 'type' || shapesValues(keyword))
  if (beside.length === 0) return values
  const types = beside.length === 1 ? ownTypes(fragment) : undefined
  // Most are strings beside `type: string`, which need no schema to be judged by.
  if (types !== undefined && !types.has('number')) return values.filter((value) => types.has(jsonTypeOf(value)))
  const rest = Object.fromEntries(beside.map((keyword) => [keyword, fragment[keyword]!]))
  return values.filter((value) => fits(rest, value))
}

/** Whether a value is neither an array nor an object. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return !Array.isArray(value) && !isObject(value)
}
