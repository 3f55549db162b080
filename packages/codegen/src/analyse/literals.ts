import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { shapesValues } from '../read/keywords.ts'
import { canonical } from '../runtime/zod/index.js'

/** What a schema says besides its `const` or `enum` by `type` and the keywords of types; undefined where that is nothing. */
export function besideLiterals(fragment: JsonObject): JsonObject | undefined {
  const entries = Object.entries(fragment).filter(([keyword]) => keyword === 'type' || shapesValues(keyword))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/**
 * The values of `const` or `enum`, each once, that fit both of these and `type` and the keywords of types beside them.
 *
 * @param fits whether a value fits a schema
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

/** Whether a value is no array and no object. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return !Array.isArray(value) && !isObject(value)
}
