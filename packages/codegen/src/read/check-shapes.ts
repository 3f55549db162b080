import { follow } from './follow.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { isMap, type Kind, mapChildren, type Path, shapeOf } from './map-children.ts'
import { newerFields } from './newer-fields.ts'
import type { Origins } from './origins.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

const nouns = { object: 'an object', list: 'a list' }

/**
 * Reports and removes every field that should hold an object or a list but does not, or is empty, so that later steps can rely on the
 * shape. Copies the targets of maps that are references, such as `content: { $ref: … }`. OpenAPI knows only references of
 * their entries, but bundlers write such maps. Schemas are checked by the analysis.
 */
export function checkShapes(document: JsonObject, origins: Origins<string>, problems: Problems): JsonObject {
  const path: Path = []
  const version = String(document.openapi)
  const is32 = version.startsWith('3.2')
  const reportNewer = (value: JsonObject, kind: Kind) => {
    for (const field of newerFields(value, kind))
      problems.report('newer-field', at('', ...path, field.replace(/:.*/, '')), { field, version })
  }
  const visit = (value: Json, kind: Kind): Json => {
    if (kind === 'schema' || !isObject(value)) return value
    if (!is32) reportNewer(value, kind)
    let valid = value
    const maps: JsonObject = {}
    for (const name in value) {
      const shape = shapeOf(kind, name)
      if (shape === undefined) continue
      const field = value[name]
      const isValid = shape === 'list' ? Array.isArray(field) : isObject(field)
      const isShared = isObject(field) && typeof field.$ref === 'string' && isMap(kind, name)
      if (isValid && !isShared) continue
      if (valid === value) valid = { ...value }
      if (!isShared) {
        const pointer = at('', ...path, name)
        if (field === null) problems.report('empty-field', pointer, { field: name })
        else problems.report('wrong-shape', pointer, { noun: nouns[shape] })
        delete valid[name]
        continue
      }
      maps[name] = copyMap(field, name, kind)
      // It is not visited twice.
      valid[name] = null
    }
    const checked = mapChildren(kind, valid, path, visit)
    return Object.keys(maps).length === 0 ? checked : { ...checked, ...maps }
  }
  /** The maps that are being copied. */
  const open = new Set<JsonObject>()
  const copyMap = (map: JsonObject, name: string, kind: Kind): Json => {
    const pointer = at('', ...path, name)
    const target = follow(map, pointer, document, problems)
    if (target === undefined) return {}
    if (open.has(target.object)) {
      problems.report('unresolved-reference', at(pointer, '$ref'), { reference: String(map.$ref) })
      return {}
    }
    open.add(target.object)
    origins.add(pointer, target.pointer)
    const { [name]: copied } = mapChildren(kind, { [name]: target.object }, path, visit)
    open.delete(target.object)
    return copied!
  }
  return visit(document, 'document') as JsonObject
}
