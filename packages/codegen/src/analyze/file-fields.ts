import { follow } from '../read/fields.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { Problems } from '../read/problems.ts'
import { kindOf } from '../runtime/hono/media-type.ts'
import type { FileField } from './api.ts'

/**
 * The file properties of a multipart form: binary strings, and properties whose `encoding` has a media type that is
 * neither JSON nor text.
 */
export function fileFieldsOf(media: JsonObject, document: JsonObject): FileField[] {
  const form = resolved(media.schema, document)
  const properties = isObject(form.properties) ? form.properties : {}
  const encoding = isObject(media.encoding) ? media.encoding : {}
  const required = Array.isArray(form.required) ? form.required : []
  const fields: FileField[] = []
  for (const [name, property] of Object.entries(properties)) {
    const fragment = resolved(property, document)
    const isList = fragment.type === 'array'
    const item = isList ? resolved(fragment.items, document) : fragment
    const { contentType } = resolved(encoding[name], document)
    if (isBinary(item) || (typeof contentType === 'string' && isFileType(contentType))) {
      fields.push({ name, required: required.includes(name), isList })
    }
  }
  return fields
}

/** Whether a schema describes bytes, as in OpenAPI 3.0 (`format`) or 3.1 (`contentMediaType`). */
export function isBinary({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean {
  if (type !== undefined && type !== 'string') return false
  return format === 'binary' || (typeof contentMediaType === 'string' && contentEncoding === undefined)
}

function isFileType(contentTypes: string): boolean {
  return contentTypes.split(',').every((each) => kindOf(each.trim()) === 'bytes')
}

function resolved(value: Json | undefined, document: JsonObject): JsonObject {
  return isObject(value) ? (follow(value, '', document, new Problems())?.object ?? {}) : {}
}

const stripped = new WeakMap<JsonObject, JsonObject>()

/** An inline form without its files, which JSON Schema cannot describe. Returns the same object for the same form. */
export function withoutFiles(form: JsonObject, files: readonly FileField[]): JsonObject {
  const known = stripped.get(form)
  if (known !== undefined) return known
  const names = new Set(files.map(({ name }) => name))
  const { properties, required } = form
  const result = {
    ...form,
    properties: Object.fromEntries(Object.entries(properties as JsonObject).filter(([name]) => !names.has(name))),
    ...(Array.isArray(required) && { required: required.filter((name) => !names.has(String(name))) }),
  }
  stripped.set(form, result)
  return result
}
