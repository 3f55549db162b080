import type { Json, JsonObject } from '../read/json.ts'
import { isComposed } from '../read/keywords-of-type.ts'

/**
 * The schema of the items of an array that come after those of `prefixItems`. Undefined if there is no such schema, or if the values
 * determine which items it applies to.
 */
export function restOf(fragment: JsonObject): Json | undefined {
  const { items, unevaluatedItems } = fragment
  return items ?? (dependsOnItems(fragment) ? undefined : unevaluatedItems)
}

/** Whether other schemas or `contains` determine which items `unevaluatedItems` applies to. */
export function dependsOnItems(fragment: JsonObject): boolean {
  const { items, unevaluatedItems, contains } = fragment
  const isRestricting = items === undefined && unevaluatedItems !== undefined && unevaluatedItems !== true
  return isRestricting && (contains !== undefined || isComposed(fragment))
}
