import { isObject, type Json, type JsonObject } from './json.ts'
import { at, keysOf, lookUp } from './pointer.ts'
import { Problems } from './problems.ts'

/** An object of the document and its pointer, after following references. */
export interface Located {
  readonly object: JsonObject
  readonly pointer: string
}

/** Follows `$ref`. Returns undefined and reports a problem if the target is not an object. */
export function follow(
  value: Json | undefined,
  pointer: string,
  document: JsonObject,
  problems: Problems,
): Located | undefined {
  const seen = new Set<string>()
  let target = value
  let current = pointer
  while (isObject(target) && target.$ref !== undefined) {
    const reference = target.$ref
    const keys = typeof reference === 'string' ? keysOf(reference) : undefined
    if (keys === undefined) {
      problems.report('invalid-reference', at(current, '$ref'), { reference: JSON.stringify(reference) })
      return undefined
    }
    for (const field in target) {
      if (!['$ref', 'summary', 'description'].includes(field)) {
        problems.report('reference-sibling', at(current, field), { field })
      }
    }
    const found = lookUp(document, keys)
    if (found === undefined || seen.has(at('', ...keys))) {
      problems.report('unresolved-reference', at(current, '$ref'), { reference: String(reference) })
      return undefined
    }
    seen.add(at('', ...keys))
    target = found
    current = at('', ...keys)
  }
  if (isObject(target)) return { object: target, pointer: current }
  problems.report('not-an-object', current)
  return undefined
}

/** Follows `$ref` without reporting problems. Returns an empty object if the target is not an object. */
export function resolved(value: Json | undefined, document: JsonObject): JsonObject {
  return isObject(value) ? (follow(value, '', document, new Problems())?.object ?? {}) : {}
}
