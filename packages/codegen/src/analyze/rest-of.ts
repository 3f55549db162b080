import type { Json, JsonObject } from '../read/json.ts'
import { isComposed } from '../read/keywords-of-type.ts'

/** The schema of the items of an array behind `prefixItems`. Undefined if it depends on the values, or if there is none. */
export function restOf(fragment: JsonObject): Json | undefined {
  const { items, unevaluatedItems } = fragment
  return items ?? (dependsOnItems(fragment) ? undefined : unevaluatedItems)
}

/** Whether other schemas or `contains` determine which items `unevaluatedItems` applies to. */
export function dependsOnItems({ items, unevaluatedItems, ...others }: JsonObject): boolean {
  const isRestricting = items === undefined && unevaluatedItems !== undefined && unevaluatedItems !== true
  return isRestricting && (others.contains !== undefined || isComposed(others))
}
