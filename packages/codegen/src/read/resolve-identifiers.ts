import { asArray, isObject, type Json, type JsonObject } from './json.ts'
import { mapObjects, someObject } from './map-objects.ts'
import { keysOfPointer, lookUp, referenceTo } from './pointer.ts'

/** Marks for `resolveDynamic`: the URI of a schema that has `$id`, and a reference that was a `$dynamicRef`. */
export const marks = { resource: '$resource', dynamic: '$dynamic' } as const

export interface Identified {
  /** The file without `$id`, `$anchor` and `$dynamicRef`, with marks instead. */
  readonly value: Json
  /** Maps the URIs of schemas and anchors to pointers. */
  readonly places: ReadonlyMap<string, string>
}

/**
 * Replaces references to `$id`, `$anchor` and `$dynamicAnchor` in a file by references to places in it. Another reference
 * stays, such as one that is relative to the document although its schema has an `$id`.
 *
 * @param base the absolute URI of the file
 */
export function resolveIdentifiers(file: Json, base: string): Identified {
  const places = new Map<string, string>()
  if (!someObject(file, hasIdentifier)) return { value: file, places }
  places.set(base, '')
  mapObjects(file, base, (object, pointer, outer) => {
    const own = baseOf(object, outer)
    const { $id, $anchor, $dynamicAnchor } = object
    const named = typeof $id === 'string' && $id.startsWith('#') ? $id.slice(1) : undefined
    const names = [$anchor, $dynamicAnchor, named].filter((name) => typeof name === 'string')
    for (const uri of [own, ...names.map((name) => `${own}#${name}`)]) if (!places.has(uri)) places.set(uri, pointer)
    return [object, own]
  })
  const placeOf = (reference: string, own: string): string | undefined => {
    if (!URL.canParse(reference, own) || (own === base && reference.startsWith('#/'))) return undefined
    const [uri, fragment] = split(new URL(reference, own))
    if (fragment !== '' && !fragment.startsWith('/')) return places.get(`${uri}#${fragment}`)
    const root = places.get(uri)
    const pointer = root === undefined ? undefined : root + fragment
    return pointer === undefined || lookUp(file, keysOfPointer(pointer)) === undefined ? undefined : pointer
  }
  const value = mapObjects(file, base, (object, pointer, outer) => {
    const own = baseOf(object, outer)
    let changed: JsonObject = Object.fromEntries(
      Object.entries(object).filter(([name, each]) => typeof each !== 'string' || !replaced.includes(name)),
    )
    const { $ref, $dynamicRef } = object
    const place = typeof $ref === 'string' ? placeOf($ref, own) : undefined
    if (place !== undefined) changed.$ref = referenceTo(place)
    const target = typeof $dynamicRef === 'string' ? placeOf($dynamicRef, own) : undefined
    if (target !== undefined) {
      const found = lookUp(file, keysOfPointer(target))
      // Otherwise it is a reference like others.
      const isAnchor = isObject(found) && found.$dynamicAnchor === split(new URL($dynamicRef as string, own))[1]
      changed = withReference(changed, { $ref: referenceTo(target), ...(isAnchor && { [marks.dynamic]: true }) })
    } else if (typeof $dynamicRef === 'string') changed.$dynamicRef = $dynamicRef
    const isResource = own !== outer || (pointer === '' && object.openapi === undefined)
    return [isResource ? { ...changed, [marks.resource]: own } : changed, own]
  })
  return { value, places }
}

/** Whether a schema has a keyword about identifiers. */
export function hasIdentifier({ $id, $anchor, $dynamicAnchor, $dynamicRef }: JsonObject): boolean {
  return isText($id) || isText($anchor) || isText($dynamicAnchor) || isText($dynamicRef)
}

const isText = (value: Json | undefined) => typeof value === 'string'

const replaced = ['$id', '$anchor', '$dynamicRef']

/** The URI to which references in a schema are relative. */
function baseOf({ $id }: JsonObject, outer: string): string {
  const isUri = typeof $id === 'string' && !$id.startsWith('#') && URL.canParse($id, outer)
  return isUri ? split(new URL($id, outer))[0] : outer
}

/** The URI without its fragment, and the decoded fragment. */
function split(url: URL): [uri: string, fragment: string] {
  const { href, hash } = url
  const uri = href.slice(0, href.length - hash.length).replace(/#$/, '')
  try {
    return [uri, decodeURIComponent(hash.slice(1))]
  } catch {
    return [uri, hash.slice(1)]
  }
}

/** Adds a reference to a schema, which may have another one. */
function withReference(schema: JsonObject, reference: JsonObject): JsonObject {
  if (schema.$ref === undefined) return { ...schema, ...reference }
  return { ...schema, allOf: [...asArray(schema.allOf), reference] }
}
