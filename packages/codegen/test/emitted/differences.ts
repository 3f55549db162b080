import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { isContainer, type Kind, mapChildren, mapValues, type Path } from '../../src/read/map-children.ts'
import { Nullables } from '../../src/read/nullables.ts'
import { at, lookUp } from '../../src/read/pointer.ts'
import { upgradeSchema } from '../../src/read/upgrade-schema.ts'

/** A difference between two documents: `lost response.description`, and where it is. */
export interface Difference {
  readonly what: string
  readonly pointer: string
}

/** The differences of an emitted document from the one that it was generated from, regardless of the order of keys. */
export function differences(source: JsonObject, emitted: JsonObject): Difference[] {
  const [one, other] = [upgraded(source), upgraded(emitted)]
  return [...missing(one, other, 'lost'), ...missing(other, one, 'added')]
}

/** How many differences there are of each kind. */
export function counted(found: readonly Difference[]): Record<string, number> {
  const groups = [...Map.groupBy(found, ({ what }) => what)].map(([what, same]) => [what, same.length] as const)
  return Object.fromEntries(groups.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The document as OpenAPI 3.1. */
function upgraded(document: JsonObject): JsonObject {
  const { openapi, ...rest } = document
  if (!String(openapi).startsWith('3.0')) return rest
  const nullables = new Nullables(document, false)
  const visit = (value: Json, kind: Kind): Json => {
    if (!isObject(value)) return value
    const own = kind === 'schema' ? upgradeSchema(value, nullables, () => {}) : value
    const moved = typeof own.$ref === 'string' ? { ...own, $ref: nullables.moved(own.$ref) } : own
    return mapChildren(kind, moved, [], visit)
  }
  return mapChildren('document', rest, [], visit)
}

/** What the first document has and the second has not. Values of both that differ are lost only. */
function missing(document: JsonObject, other: JsonObject, change: 'lost' | 'added'): Difference[] {
  const found: Difference[] = []
  const path: Path = []
  const visit = (value: Json, kind: Kind): Json => {
    const counterpart = path.length === 0 ? other : lookUp(other, path)
    if (counterpart === undefined) found.push({ what: `${change} ${kind}`, pointer: at('', ...path) })
    else if (!isObject(value) || !isObject(counterpart)) compare(kind, value, counterpart, path)
    else {
      const children = new Set<string>()
      mapChildren(kind, value, [...path], (child) => child)
      const keys: Path = []
      mapChildren(kind, value, keys, (child) => {
        children.add(keys[0]!)
        return child
      })
      mapValues(value, path, (field, key) => {
        if (children.has(key) || isContainer(kind, key)) return field
        compare(`${kind}.${key.startsWith('x-') ? 'x-…' : key}`, field, counterpart[key], path)
        return field
      })
      mapChildren(kind, value, path, visit)
    }
    return value
  }
  const compare = (what: string, value: Json, counterpart: Json | undefined, at_: Path) => {
    if (isDeepStrictEqual(value, counterpart) || (change === 'added' && counterpart !== undefined)) return
    found.push({ what: `${counterpart === undefined ? change : 'changed'} ${what}`, pointer: at('', ...at_) })
  }
  visit(document, 'document')
  return found
}
