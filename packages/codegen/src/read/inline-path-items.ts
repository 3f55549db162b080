import { asObject, isObject, type Json, type JsonObject } from './json.ts'
import type { Origins } from './origins.ts'
import { at, keysOf, lookUp } from './pointer.ts'
import type { Problems } from './problems.ts'

/** Inlines path items that are references. Fields beside a reference override those of its target. */
export function inlinePathItems(document: JsonObject, origins: Origins<string>, problems: Problems): JsonObject {
  let result = document
  for (const field of ['paths', 'webhooks']) {
    const items = document[field]
    if (!isObject(items)) continue
    for (const [name, item] of Object.entries(items)) {
      if (!isObject(item) || item.$ref === undefined || name.startsWith('x-')) continue
      const inlined = inlineItem(item, at('', field, name), { document, origins, problems })
      if (result[field] === items) result = { ...result, [field]: { ...items } }
      ;(result[field] as JsonObject)[name] = inlined
    }
  }
  return result
}

/** The path items that are references, of `paths` and `webhooks`. */
export function pathReferences(document: JsonObject): JsonObject {
  const found = ['paths', 'webhooks'].map((field) => {
    const items = Object.entries(asObject(document[field]))
    return [field, Object.fromEntries(items.filter(([, item]) => isObject(item) && item.$ref !== undefined))]
  })
  return Object.fromEntries(found)
}

interface Around {
  readonly document: JsonObject
  readonly origins: Origins<string>
  readonly problems: Problems
}

function inlineItem(item: JsonObject, pointer: string, { document, origins, problems }: Around): Json {
  let merged: JsonObject = {}
  let current = item
  const seen = new Set<Json>()
  for (let itemPointer = pointer; ; ) {
    const { $ref, ...own } = current
    for (const name of Object.keys(own)) {
      if (!Object.hasOwn(merged, name)) origins.add(at(pointer, name), at(itemPointer, name))
    }
    merged = { ...own, ...merged }
    if ($ref === undefined) return merged
    const keys = typeof $ref === 'string' ? keysOf($ref) : undefined
    const target = keys && lookUp(document, keys)
    if (keys === undefined || !isObject(target) || seen.has(target)) {
      const code = keys === undefined ? 'invalid-reference' : 'unresolved-reference'
      const reference = keys === undefined ? JSON.stringify($ref) : String($ref)
      problems.report(code, at(itemPointer, '$ref'), { reference })
      return merged
    }
    seen.add(target)
    current = target
    itemPointer = at('', ...keys)
  }
}
