import { asArray, asObject, isObject, type Json, type JsonObject, type JsonType } from '../read/json.ts'
import { annotationKeywords } from '../read/keywords-of-type.ts'
import { keysOf, lookUp } from '../read/pointer.ts'
import { exactlyOneGroups, exactlyOneOf } from './exactly-one-of.ts'

const objects: ReadonlySet<JsonType> = new Set(['object'])
const mergeable = new Set(['type', 'properties', 'required', 'allOf', '$ref', 'x-exactly-one-of'])

/**
 * Merges a composition closed by `unevaluatedProperties: false` into one closed object. Returns undefined if the parts do
 * more than list properties, or if two of them declare the same property.
 */
export function mergeClosed(fragment: JsonObject, document: Json): JsonObject | undefined {
  const { unevaluatedProperties: _closed, ...open } = fragment
  const parts = partsOf(open, document)
  if (parts === undefined || !parts.some(({ type }) => type === 'object')) return undefined
  const properties = parts.flatMap((part) => Object.entries(asObject(part.properties)))
  const names = new Set(properties.map(([name]) => name))
  const required = [...new Set(parts.flatMap((part) => asArray(part.required)))]
  const groups = parts.flatMap((part) => [
    ...(exactlyOneGroups(part['x-exactly-one-of']) ?? []),
    ...(part.oneOf === undefined ? [] : [exactlyOneOf(part.oneOf, objects)!]),
  ])
  if (names.size < properties.length || !required.every((name) => names.has(name as string))) return undefined
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(groups.length > 0 && { 'x-exactly-one-of': groups }),
  }
}

/** The objects that a composition consists of. Returns undefined if it contains anything else. */
function partsOf(fragment: Json | undefined, document: Json): JsonObject[] | undefined {
  if (!isObject(fragment)) return undefined
  const isGroup = Array.isArray(fragment.oneOf) && exactlyOneOf(fragment.oneOf, objects) !== undefined
  const isPlain = (keyword: string) =>
    mergeable.has(keyword) || annotationKeywords.has(keyword) || (keyword === 'oneOf' && isGroup)
  const listsProperties = fragment.properties !== undefined || fragment.required !== undefined || isGroup
  if (!Object.keys(fragment).every(isPlain) || !['object', undefined].includes(fragment.type as string))
    return undefined
  if (listsProperties && fragment.type !== 'object') return undefined
  const inner: Json[] = [...asArray(fragment.allOf)]
  if (typeof fragment.$ref === 'string') inner.unshift(lookUp(document, keysOf(fragment.$ref) ?? []) ?? false)
  const parts = inner.map((part) => partsOf(part, document))
  return parts.includes(undefined) ? undefined : [...parts.flatMap((part) => part!), fragment]
}
