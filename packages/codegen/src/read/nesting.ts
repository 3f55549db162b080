import type { Json } from './json.ts'
import { at } from './pointer.ts'

/** Max levels of objects and lists in a document. Schemas are analyzed recursively, and a stack is finite. */
export const maxLevels = 500

/** The pointer of the first part that is nested deeper than `maxLevels`, or undefined. */
export function findTooDeep(document: Json): string | undefined {
  const path: string[] = []
  const visit = (value: Json): boolean => {
    if (typeof value !== 'object' || value === null) return false
    if (path.length > maxLevels) return true
    for (const key in value) {
      path.push(key)
      if (visit((value as { [key: string]: Json })[key]!)) return true
      path.pop()
    }
    return false
  }
  return visit(document) ? at('', ...path) : undefined
}
