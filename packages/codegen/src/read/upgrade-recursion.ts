import type { JsonObject } from './json.ts'

/**
 * Replaces `$recursiveRef: '#'` of 2019-09, which documents of OpenAPI 3.1 still contain, by a reference to the component
 * that is marked with `$recursiveAnchor: true`.
 *
 * @param anchor the reference to the enclosing component with that mark
 */
export function upgradeRecursion(schema: JsonObject, anchor: string | undefined): JsonObject {
  if (anchor === undefined) return schema
  const { $recursiveAnchor: mark, $recursiveRef: recursive, ...others } = schema
  if (recursive === '#' && schema.$ref === undefined) return { ...others, $ref: anchor }
  return mark === true ? { ...others, ...(recursive !== undefined && { $recursiveRef: recursive }) } : schema
}
