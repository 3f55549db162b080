import { freeName, ownerOf } from './free-name.ts'
import { type JsonObject, setOwn } from './json.ts'
import { mapObjects, someObject } from './map-objects.ts'
import type { Origins } from './origins.ts'
import { at, keysOf, keysOfPointer, lookUp, referenceTo } from './pointer.ts'
import { componentsOf } from './schema-graph.ts'

/** Makes components of schemas that contain themselves by references, such as one in `$defs`. Others are printed inline. */
export function hoistRecursive(document: JsonObject, origins: Origins<string>): JsonObject {
  const inside = new Map<string, string[]>()
  const collect = (pointer: string): void => {
    if (inside.has(pointer)) return
    const found = inlineReferencesIn(document, pointer)
    inside.set(pointer, found)
    for (const each of found) collect(each)
  }
  collect('')
  const isRecursive = (target: string): boolean => {
    const seen = new Set<string>()
    const reaches = (pointer: string): boolean =>
      inside.get(pointer)!.some((each) => each === target || (!seen.has(each) && seen.add(each) && reaches(each)))
    return reaches(target)
  }
  const schemas = { ...componentsOf(document, 'schemas') }
  const names = new Map<string, string>()
  for (const target of inside.keys()) {
    if (target === '' || !isRecursive(target)) continue
    const name = freeName(target, ownerOf(target), (each) => Object.hasOwn(schemas, each))
    setOwn(schemas, name, lookUp(document, keysOfPointer(target))!)
    names.set(target, name)
    origins.add(at('/components/schemas', name), target)
  }
  if (names.size === 0) return document
  const { components, ...rest } = document
  return mapObjects({ ...rest, components: { ...(components as JsonObject), schemas } }, undefined, (object) => {
    const name = names.get(inlineTarget(object) ?? '')
    return [name === undefined ? object : { ...object, $ref: referenceTo(at('/components/schemas', name)) }, undefined]
  }) as JsonObject
}

/** The schemas, other than components, that a part refers to. */
function inlineReferencesIn(document: JsonObject, pointer: string): string[] {
  const found = new Set<string>()
  someObject(lookUp(document, keysOfPointer(pointer)) ?? null, (object) => {
    const target = inlineTarget(object)
    if (target !== undefined) found.add(target)
    return false
  })
  return [...found]
}

/** The pointer of the schema that a schema refers to, if that is no component. */
export function inlineTarget({ $ref }: JsonObject): string | undefined {
  const keys = typeof $ref === 'string' ? keysOf($ref) : undefined
  if (keys === undefined || (keys.length === 3 && keys[0] === 'components')) return undefined
  // Others are path items or parameters, for example.
  const isSchema = keys.some((key) => /^(?:schemas?|itemSchema|definitions|\$defs)$/.test(key))
  return isSchema ? at('', ...keys) : undefined
}
