import type { Json } from './json.ts'
import { at } from './pointer.ts'

/** Max levels of objects and lists in a document. Schemas are analyzed recursively, and a stack is finite. */
export const maxLevels = 500

/** The pointer of the first part that is nested deeper than `maxLevels`, or undefined. */
export function findTooDeep(document: Json): string | undefined {
  const path: string[] = []
  const visit = (value: Json, level: number): boolean => {
    if (typeof value !== 'object' || value === null) return false
    if (level > maxLevels) return true
    for (const key in value) {
      if (!visit((value as { [key: string]: Json })[key]!, level + 1)) continue
      path.unshift(key)
      return true
    }
    return false
  }
  return visit(document, 0) ? at('', ...path) : undefined
}
