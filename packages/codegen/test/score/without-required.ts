import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { follow } from './find-scored-schemas.ts'

/**
 * Copies a document and removes properties with `readOnly` (or `writeOnly`) from `required`. Returns undefined if nothing
 * changed. Pointers stay valid. Like the reference document, it is independent of the generator.
 */
export function withoutRequired(document: JsonObject, keyword: 'readOnly' | 'writeOnly'): JsonObject | undefined {
  let isChanged = false
  const copy = (value: Json, around: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => copy(item, around))
    if (!isObject(value)) return value
    const free = [...around, ...freeNames(document, value, keyword)]
    const entries = Object.entries(value).map(([key, each]): [string, Json] => {
      if (key === 'allOf') return [key, copy(each, free)]
      if (key !== 'required' || !Array.isArray(each)) return [key, copy(each, [])]
      const kept = each.filter((name) => !free.includes(name as string))
      isChanged ||= kept.length < each.length
      return [key, kept]
    })
    return Object.fromEntries(entries)
  }
  const result = copy(document, []) as JsonObject
  return isChanged ? result : undefined
}

function freeNames(document: JsonObject, schema: JsonObject, keyword: string, depth = 0): string[] {
  const { properties, allOf } = schema
  const parts = [
    ...(Array.isArray(allOf) ? allOf : []),
    ...(schema.$ref === undefined ? [] : [follow(document, '', schema).value]),
  ]
  if (depth > 10) return []
  const own = Object.entries(isObject(properties) ? properties : {}).filter(([, property]) =>
    isFree(document, property, keyword),
  )
  const namesOf = (part: Json) => (isObject(part) ? freeNames(document, part, keyword, depth + 1) : [])
  const inAll = [schema.oneOf, schema.anyOf].flatMap((options) => {
    const [first = [], ...others] = Array.isArray(options) ? options.map(namesOf) : []
    return first.filter((name) => others.every((names) => names.includes(name)))
  })
  return [...own.map(([name]) => name), ...parts.flatMap(namesOf), ...inAll]
}

function isFree(document: JsonObject, property: Json, keyword: string, depth = 0): boolean {
  if (!isObject(property) || depth > 10) return false
  const { allOf } = property
  if (property[keyword] === true || follow(document, '', property).value[keyword] === true) return true
  return Array.isArray(allOf) && allOf.some((part) => isFree(document, part, keyword, depth + 1))
}
