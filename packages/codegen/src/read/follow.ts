import { asObject, isObject, type Json, type JsonObject } from './json.ts'
import { at, keysOf, lookUp } from './pointer.ts'
import type { Problems } from './problems.ts'

/** An object of the document and its pointer, after following references. */
export interface Located {
  readonly object: JsonObject
  readonly pointer: string
}

/** The fields that OpenAPI allows in a Reference Object. */
const besideReferences = new Set(['$ref', 'summary', 'description'])

/**
 * Follows `$ref`. Returns undefined if the target is not an object.
 *
 * @param problems where to report why; nowhere by default
 */
export function follow(
  value: Json | undefined,
  pointer: string,
  document: JsonObject,
  problems?: Problems,
): Located | undefined {
  if (isObject(value) && value.$ref === undefined) return { object: value, pointer }
  let seen: Set<string> | undefined
  let target = value
  let current = pointer
  while (isObject(target) && target.$ref !== undefined) {
    const reference = target.$ref
    const keys = typeof reference === 'string' ? keysOf(reference) : undefined
    if (keys === undefined) {
      problems?.report('invalid-reference', at(current, '$ref'), { reference: JSON.stringify(reference) })
      return undefined
    }
    for (const field in target) {
      if (!besideReferences.has(field)) {
        problems?.report('reference-sibling', at(current, field), { field })
      }
    }
    const found = lookUp(document, keys)
    const next = at('', ...keys)
    if (found === undefined || seen?.has(next)) {
      problems?.report('unresolved-reference', at(current, '$ref'), { reference: String(reference) })
      return undefined
    }
    seen = (seen ?? new Set()).add(next)
    target = found
    current = next
  }
  if (isObject(target)) return { object: target, pointer: current }
  problems?.report('not-an-object', current)
  return undefined
}

/** Follows `$ref` without reporting problems. Returns an empty object if the target is not an object. */
export function resolved(value: Json | undefined, document: JsonObject): JsonObject {
  if (!isObject(value) || value.$ref === undefined) return asObject(value)
  // Most references need only one look.
  const keys = typeof value.$ref === 'string' ? keysOf(value.$ref) : undefined
  const target = keys && lookUp(document, keys)
  if (isObject(target) && target.$ref === undefined) return target
  return follow(value, '', document)?.object ?? {}
}
