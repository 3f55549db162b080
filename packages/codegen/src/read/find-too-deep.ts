import type { Json, JsonObject } from './json.ts'
import { at } from './pointer.ts'

/** Max levels of objects and lists in a document. Schemas are analyzed recursively, and a stack is finite. */
export const maxLevels = 500

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
  return typeof document === 'object' && visit(document, 0) ? at('', ...path) : undefined
}
