import { isObject, type Json, type JsonObject } from './json.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { type Kind, mapChildren, shapeOf } from './structure.ts'

const nouns = { object: 'an object', list: 'a list' }

/**
 * Reports and removes every field that should hold an object or a list but does not, so that later steps can rely on the
 * shape. Schemas are checked by the analysis.
 */
export function checkShapes(document: JsonObject, problems: Problems): JsonObject {
  const path: (string | number)[] = []
  const visit = (value: Json, kind: Kind): Json => {
    if (kind === 'schema' || !isObject(value)) return value
    let valid = value
    for (const name in value) {
      const shape = shapeOf(kind, name)
      if (shape === undefined || (shape === 'list' ? Array.isArray(value[name]) : isObject(value[name]))) continue
      problems.report('wrong-shape', at('', ...path, name), { noun: nouns[shape] })
      if (valid === value) valid = { ...value }
      delete valid[name]
    }
    return mapChildren(kind, valid, path, visit)
  }
  return visit(document, 'document') as JsonObject
}
