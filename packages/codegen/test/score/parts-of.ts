import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { follow } from './find-scored-schemas.ts'

/** A schema and all parts of its composition, with references followed. Recursion stops at known schemas. */
export function partsOf(document: JsonObject, schema: Json | undefined): JsonObject[] {
  const parts: JsonObject[] = []
  const visit = (value: Json | undefined) => {
    if (!isObject(value)) return
    const { value: part } = follow(document, '', value)
    if (parts.includes(part) || parts.length > 100) return
    parts.push(part)
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const members = part[keyword]
      if (Array.isArray(members)) for (const member of members) visit(member)
    }
  }
  visit(schema)
  return parts
}

/** The schemas that apply to a member or element of a value, as far as they are easy to find. */
export function partsBelow(document: JsonObject, parts: readonly JsonObject[], key: string | number): JsonObject[] {
  return parts.flatMap(({ properties, additionalProperties, items, prefixItems }) => {
    if (typeof key === 'number') {
      const own = Array.isArray(prefixItems) ? prefixItems[key] : undefined
      return partsOf(document, own ?? items)
    }
    const own = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined
    return partsOf(document, own ?? additionalProperties)
  })
}
