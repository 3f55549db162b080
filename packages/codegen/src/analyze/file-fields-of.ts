import { resolved } from '../read/follow.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { annotationKeywords } from '../read/keywords-of-type.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import type { FileField, FileOption } from './api.ts'

/**
 * The file properties of a multipart form: binary strings, and properties whose `encoding` has a media type that is
 * neither JSON nor text. Members of an `allOf` are part of the form.
 */
export function fileFieldsOf(media: JsonObject, document: JsonObject): FileField[] {
  const encoding = asObject(media.encoding)
  const parts = partsOf(media.schema, document)
  const required = new Set(parts.flatMap((part) => asArray(part.required)))
  const properties = parts.flatMap((part) => Object.entries(asObject(part.properties)))
  const fields = new Map<string, FileField>()
  for (const [name, property] of properties) {
    const { contentType } = resolved(encoding[name], document)
    const isFile = typeof contentType === 'string' && isFileType(contentType)
    const options = optionsOf(property, isFile, document)
    if (options.some(({ kind }) => kind !== 'text')) fields.set(name, { name, required: required.has(name), options })
  }
  return [...fields.values()]
}

/** Max nesting of references and `allOf`. */
const maxDepth = 20

/** The form and the members of its `allOf`. */
function partsOf(schema: Json | undefined, document: JsonObject, depth = 0): JsonObject[] {
  if (!isObject(schema) || depth > maxDepth) return []
  const target = schema.$ref === undefined ? [] : [resolved({ $ref: schema.$ref }, document)]
  const members = [...target, ...asArray(schema.allOf)]
  return [schema, ...members.flatMap((member) => partsOf(member, document, depth + 1))]
}

/** The values that a property takes. Null is left out, because a form cannot contain it. */
function optionsOf(property: Json, isFile: boolean, document: JsonObject): FileOption[] {
  const fragment = resolved(property, document)
  const { anyOf, oneOf, type, items, minItems, maxItems } = fragment
  const options = [anyOf, oneOf].find((each) => Array.isArray(each))
  if (type === 'null') return []
  if (Array.isArray(options)) return options.flatMap((option) => optionsOf(option, isFile, document))
  const isList = type === 'array'
  const item = isList ? resolved(items, document) : fragment
  if (!isBinary(item) && !isFile) return [{ kind: 'text', fragment: property }]
  return [isList ? { kind: 'files', minItems, maxItems } : { kind: 'file' }]
}

/** Whether a schema describes bytes, as in OpenAPI 3.0 (`format`) or 3.1 (`contentMediaType`). */
export function isBinary({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean {
  const types = [type ?? 'string'].flat()
  if (!types.includes('string') || types.some((each) => each !== 'string' && each !== 'null')) return false
  return format === 'binary' || (typeof contentMediaType === 'string' && contentEncoding === undefined)
}

/**
 * How the schema of a body of bytes describes them: as any bytes, by a binary string or a string without constraints, or as
 * an encoding of bytes in text, which such a body does not need. Undefined for a schema with constraints.
 */
export function bytesOf(schema: Json | undefined, document: JsonObject): 'any' | 'encoded' | undefined {
  const fragment = resolved(schema, document)
  if (isBinary(fragment)) return 'any'
  const { type, format, contentEncoding, contentMediaType: _media, ...others } = fragment
  const isText = [type].flat().every((each) => each === 'string' || each === 'null')
  if (!isText || (format !== undefined && format !== 'byte' && format !== 'base64')) return undefined
  if (Object.keys(others).some((name) => !annotationKeywords.has(name) && !name.startsWith('x-'))) return undefined
  return format === undefined && contentEncoding === undefined ? 'any' : 'encoded'
}

function isFileType(contentTypes: string): boolean {
  return contentTypes.split(',').every((each) => kindOf(each.trim()) === 'bytes')
}

/** Whether a form is one object, not a composition, so that files can be added to it. */
export function isOneObject(schema: Json | undefined, document: JsonObject): boolean {
  return partsOf(schema, document).every(
    (part) => part.allOf === undefined && (part.$ref === undefined || isAlone(part)),
  )
}

function isAlone(reference: JsonObject): boolean {
  return Object.keys(reference).length === 1
}

const stripped = new WeakMap<JsonObject, JsonObject>()

/**
 * A form without its files, which JSON Schema cannot describe. Returns the same object for the same form, and the form
 * itself if it is a component to which files can be added.
 */
export function withoutFiles(form: JsonObject, files: readonly FileField[], document: JsonObject): JsonObject {
  const isObjectForm = isOneObject(form, document)
  if (form.$ref !== undefined && isObjectForm) return form
  const known = stripped.get(form)
  if (known !== undefined) return known
  const names = new Set(files.map(({ name }) => name))
  const result = strip(form, names, document, isObjectForm) as JsonObject
  stripped.set(form, result)
  return result
}

function strip(fragment: Json, names: ReadonlySet<string>, document: JsonObject, isWhole: boolean, depth = 0): Json {
  const parts = partsOf(fragment, document)
  const holdsFile = parts.some(({ properties, required }) => {
    const mentioned = [...Object.keys(asObject(properties)), ...asArray(required)]
    return mentioned.some((name) => names.has(String(name)))
  })
  if (!isObject(fragment) || !holdsFile || depth > maxDepth) return fragment
  const { $ref, allOf, properties, required, ...others } = fragment
  const target = $ref === undefined ? [] : [resolved({ $ref }, document)]
  const members = [...target, ...asArray(allOf)]
  // A closed part of a composition must still take the file.
  const isClosed =
    !isWhole && [others.additionalProperties, others.unevaluatedProperties].some((rest) => (rest ?? true) !== true)
  const kept = Object.entries(asObject(properties)).flatMap(([name, property]): [string, Json][] =>
    names.has(name) ? (isClosed ? [[name, true]] : []) : [[name, property]],
  )
  return {
    ...others,
    ...(members.length > 0 && { allOf: members.map((member) => strip(member, names, document, false, depth + 1)) }),
    ...(isObject(properties) && { properties: Object.fromEntries(kept) }),
    ...(Array.isArray(required) && { required: required.filter((name) => !names.has(String(name))) }),
  }
}
