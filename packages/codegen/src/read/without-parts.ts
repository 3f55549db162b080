import { callbacksIn, componentsIn, operationsIn, schemesOf, usedBy } from './document-parts.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { operationsOf } from './methods.ts'
import { at } from './pointer.ts'

/** The rest of a document. */
export interface Remainder {
  readonly document: JsonObject
  /** Whether a pointer is of a part that was removed. */
  readonly isRemoved: (pointer: string) => boolean
}

/** Removes parts of a document, the components that only they use, and paths that have no operation left. */
export function withoutParts(document: JsonObject, pointers: ReadonlySet<string>): Remainder {
  const all = new Set(pointers)
  // Path items are copied to where they are used.
  const rest = removeFrom(document, new Set([...pointers, '/components/pathItems']))
  const partsOf = (each: JsonObject) => [...operationsIn(each), ...callbacksIn(each)]
  const removed = [...partsOf(document), ...componentsIn(document)].filter(({ pointer }) => isWithin(pointer, pointers))
  const candidates = usedBy(removed, document)
  // A component that no operation uses stays, with what it uses.
  const unused = componentsIn(rest).filter(({ pointer }) => !candidates.has(pointer))
  const used = usedBy([...partsOf(rest), ...unused, { part: schemesOf(document.security) }], document)
  for (const pointer of candidates) if (!used.has(pointer)) all.add(pointer)
  return { document: removeFrom(rest, all), isRemoved: (pointer) => isWithin(pointer, all) }
}

/** A copy without the parts at the pointers, and without paths that have no operation left. */
function removeFrom(document: JsonObject, pointers: ReadonlySet<string>): JsonObject {
  const around = new Set([...pointers].flatMap((pointer) => [...aroundOf(pointer)].slice(1)))
  const visit = (object: JsonObject, pointer: string): JsonObject => {
    const entries = Object.entries(object).flatMap(([key, value]): [string, Json][] => {
      const inner = at(pointer, key)
      if (pointers.has(inner)) return []
      if (!around.has(inner) || !isObject(value)) return [[key, value]]
      const kept = visit(value, inner)
      const isEmptied = operationsOf(value).length > 0 && operationsOf(kept).length === 0
      return isEmptied && /^\/(?:paths|webhooks)\/[^/]*$/.test(inner) ? [] : [[key, kept]]
    })
    return Object.fromEntries(entries)
  }
  return visit(document, '')
}

function isWithin(pointer: string, pointers: ReadonlySet<string>): boolean {
  for (const each of aroundOf(pointer)) if (pointers.has(each)) return true
  return false
}

/** A pointer, and those of the parts around it. */
export function* aroundOf(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
}
