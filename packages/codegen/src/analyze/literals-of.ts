import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { shapesValues } from '../read/keywords-of-type.ts'
import { canonical } from '../runtime/zod/index.ts'

/** The keywords beside `const` or `enum`: `type` and the type-specific ones. Returns undefined if there are none. */
function besideLiterals(fragment: JsonObject): JsonObject | undefined {
  const entries = Object.entries(fragment).filter(([keyword]) => keyword === 'type' || shapesValues(keyword))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

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
  const rest = besideLiterals(fragment)
  const values = [...byText.values()]
  return rest === undefined ? values : values.filter((value) => fits(rest, value))
}

/** Whether a value is neither an array nor an object. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return !Array.isArray(value) && !isObject(value)
}
