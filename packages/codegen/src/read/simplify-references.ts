import { hoistRecursive, inlineTarget } from './hoist-recursive.ts'
import type { JsonObject } from './json.ts'
import { someObject } from './map-objects.ts'
import type { Origins } from './origins.ts'
import type { Problems } from './problems.ts'
import { isMarked, resolveDynamic } from './resolve-dynamic.ts'
import { hasIdentifier, resolveIdentifiers } from './resolve-identifiers.ts'

/** Replaces references by `$id`, `$anchor` and `$dynamicRef`, and makes components of schemas that need to be some. */
export function simplifyReferences(document: JsonObject, origins: Origins<string>, problems: Problems): JsonObject {
  const isSimple = (object: JsonObject) =>
    !hasIdentifier(object) && !isMarked(object) && inlineTarget(object) === undefined
  if (!someObject(document, (object) => !isSimple(object))) return document
  const { $self } = document
  const base = typeof $self === 'string' && URL.canParse($self) ? $self : 'file:///'
  const { value } = resolveIdentifiers(document, base)
  return hoistRecursive(resolveDynamic(value as JsonObject, origins, problems), origins)
}
