import { isObject, type Json, type JsonObject } from './json.ts'
import { at } from './pointer.ts'
import { mapFields, valueFields } from './value-fields.ts'

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
    if (Array.isArray(each)) return each.map((item, index) => visit(item, own, at(path, index), false))
    if (!isObject(each)) return each
    const [changed, inner] = isMap ? ([each, own] as const) : change(each, path, own)
    const entries = Object.entries(changed).map(([key, field]): [string, Json] => {
      if (!isMap && valueFields.has(key)) return [key, field]
      return [key, visit(field, inner, at(path, key), !isMap && mapFields.has(key))]
    })
    return Object.fromEntries(entries)
  }
  return visit(value, state, pointer, false)
}

/** Whether `matches` holds for an object of a document, except in values of the API. */
export function someObject(value: Json, matches: (object: JsonObject) => boolean): boolean {
  const visit = (each: object, isMap: boolean): boolean => {
    const isList = Array.isArray(each)
    if (!isMap && !isList && matches(each as JsonObject)) return true
    // Object.entries takes twice as long, and this looks at every document.
    for (const key in each) {
      const field = (each as JsonObject)[key]
      if (typeof field !== 'object' || field === null) continue
      const isValue = !isMap && !isList && valueFields.has(key)
      if (!isValue && visit(field, !isMap && !isList && mapFields.has(key))) return true
    }
    return false
  }
  return typeof value === 'object' && value !== null && visit(value, false)
}
