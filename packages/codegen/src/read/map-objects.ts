import { isObject, type Json, type JsonObject } from './json.ts'
import { at } from './pointer.ts'

/** Fields that hold values of the API, not schemas. */
const valueFields = new Set(['example', 'examples', 'default', 'discriminator', 'enum', 'const'])
/** Fields whose keys are names, which may be those of fields. */
const mapFields = new Set(
  'properties patternProperties dependentSchemas $defs definitions schemas responses'.split(' '),
)

/** Calls `visit` with each field that may hold schemas, and whether the keys in it are names. */
function eachField(object: object, isMap: boolean, visit: (value: Json, key: string, isMap: boolean) => void): void {
  for (const key in object) {
    const value = (object as { [key: string]: Json })[key]!
    if (typeof value !== 'object' || value === null) continue
    // A property may have the name of a keyword.
    if (isMap || !valueFields.has(key)) visit(value, key, !isMap && mapFields.has(key))
  }
}

/**
 * Copies a document with other objects in it, except for values of the API.
 *
 * @param change returns what an object becomes before its fields are copied, and the state for them
 */
export function mapObjects<State>(
  value: Json,
  state: State,
  change: (object: JsonObject, pointer: string, state: State) => readonly [JsonObject, State],
  pointer = '',
): Json {
  const visit = (each: Json, own: State, path: string, isMap: boolean): Json => {
    if (typeof each !== 'object' || each === null) return each
    if (Array.isArray(each)) return each.map((item, index) => visit(item, own, at(path, index), false))
    const [changed, inner] = isMap ? ([each, own] as const) : change(each, path, own)
    const copied = new Map(Object.entries(changed))
    eachField(changed, isMap, (field, key, isMapToo) => copied.set(key, visit(field, inner, at(path, key), isMapToo)))
    return Object.fromEntries(copied)
  }
  return visit(value, state, pointer, false)
}

/** Whether `matches` holds for an object of a document, except in values of the API. */
export function someObject(value: Json, matches: (object: JsonObject) => boolean): boolean {
  const visit = (each: Json, isMap: boolean): boolean => {
    if (Array.isArray(each)) return each.some((item) => typeof item === 'object' && item !== null && visit(item, false))
    if (!isMap && isObject(each) && matches(each)) return true
    let found = false
    eachField(each as object, isMap, (field, _key, isMapToo) => {
      found ||= visit(field, isMapToo)
    })
    return found
  }
  return typeof value === 'object' && value !== null && visit(value, false)
}
