import { targetOf } from '../read/component-of.ts'
import { asArray, asObject, isObject, type Json } from '../read/json.ts'
import type { ZodScope } from './zod-scope.ts'

/**
 * Whether one of these properties has a default, in the schema or its composition. A zod check sees an object after its
 * defaults are filled in, but JSON Schema validates the original object.
 */
export function isDefaulted(names: readonly string[], fragment: Json | undefined, scope: ZodScope): boolean {
  const seen = new Set<Json>()
  const visit = (part: Json | undefined): boolean => {
    if (!isObject(part) || seen.has(part)) return false
    seen.add(part)
    const properties = asObject(part.properties)
    if (names.some((name) => Object.hasOwn(properties, name) && hasDefault(properties[name]!))) return true
    const target = targetOf(part, scope.context.document)
    return [target, ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => asArray(part[keyword]))].some(visit)
  }
  const hasDefault = (property: Json) => {
    const schema = scope.context.schemaOf(property)
    return schema !== undefined && scope.defaults?.defaultOf(schema) !== undefined
  }
  return visit(fragment)
}
