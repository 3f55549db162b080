import { follow } from './follow.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { componentsOf } from './schema-graph.ts'

/** Inlines shared media types of OpenAPI 3.2. */
export function inlineMediaTypes(document: JsonObject, problems: Problems): JsonObject {
  if (Object.keys(componentsOf(document, 'mediaTypes')).length === 0) return document
  const path: (string | number)[] = []
  const visit = (value: Json, kind: Kind): Json => {
    if (kind === 'schema' || !isObject(value)) return value
    const isReference = kind === 'mediaType' && value.$ref !== undefined
    const found = isReference ? follow(value, at('', ...path), document, problems)?.object : undefined
    return mapChildren(kind, found ?? value, path, visit)
  }
  return mapChildren('document', document, path, visit)
}
