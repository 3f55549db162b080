import { follow } from './follow.ts'
import type { JsonObject } from './json.ts'
import { mapDocument } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { componentsOf } from './schema-graph.ts'

/** Inlines shared media types of OpenAPI 3.2. */
export function inlineMediaTypes(document: JsonObject, problems: Problems): JsonObject {
  if (Object.keys(componentsOf(document, 'mediaTypes')).length === 0) return document
  return mapDocument(document, (object, kind, path) => {
    if (kind !== 'mediaType' || object.$ref === undefined) return object
    return follow(object, at('', ...path), document, problems)?.object ?? object
  })
}
