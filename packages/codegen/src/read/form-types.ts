import { isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren } from './structure.ts'

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** Adds `type: object` to the schemas of forms that have properties and no type. A form is an object in any case. */
export function stateFormTypes(document: JsonObject): JsonObject {
  const path: (string | number)[] = []
  const visit = (value: Json, kind: Kind): Json => {
    if (kind === 'schema' || !isObject(value)) return value
    const isForm = kind === 'mediaType' && formTypes.has(String(path.at(-1)))
    return mapChildren(kind, isForm ? withType(value) : value, path, visit)
  }
  return mapChildren('document', document, path, visit)
}

function withType(media: JsonObject): JsonObject {
  const { schema } = media
  if (!isObject(schema) || schema.type !== undefined || !isObject(schema.properties)) return media
  return { ...media, schema: { type: 'object', ...schema } }
}
