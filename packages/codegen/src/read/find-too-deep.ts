import type { Json, JsonObject } from './json.ts'
import { at } from './pointer.ts'

/** Max levels of objects and lists in a document. Schemas are analyzed recursively, and a stack is finite. */
export const maxLevels = 500

/** Documents that are not too deep, so that those that were walked once are not walked again. */
const shallow = new WeakSet<object>()

/** The number of keys in a document, whose depth is known then too. It may be too low if the document is too deep. */
export function countKeys(document: Json): number {
  let isTooDeep = false
  const count = (value: Json, level: number): number => {
    if (typeof value !== 'object' || value === null) return 0
    if (level > maxLevels) {
      isTooDeep = true
      return 0
    }
    const isList = Array.isArray(value)
    let keys = 0
    for (const key in value) {
      if (!isList) keys++
      const part = (value as JsonObject)[key]!
      if (typeof part === 'object') keys += count(part, level + 1)
    }
    return keys
  }
  const keys = count(document, 0)
  if (!isTooDeep && typeof document === 'object' && document !== null) shallow.add(document)
  return keys
}

/** The pointer of the first part that is nested deeper than `maxLevels`, or undefined. */
export function findTooDeep(document: Json): string | undefined {
  const path: string[] = []
  const visit = (value: Json, level: number): boolean => {
    if (level > maxLevels) return value !== null
    for (const key in value as JsonObject) {
      const part = (value as JsonObject)[key]!
      if (typeof part !== 'object' || !visit(part, level + 1)) continue
      path.unshift(key)
      return true
    }
    return false
  }
  if (typeof document !== 'object' || document === null || shallow.has(document)) return undefined
  return visit(document, 0) ? at('', ...path) : undefined
}
