import { z } from '@hono/zod-openapi'
import { failure, Unreadable } from './failure.ts'
import { essenceOf, kindOf } from './media-type.ts'
import { type About, define, listOf, type Parameter, parameterOf } from './parameter.ts'
import { decodeUtf8, JsonError } from './parse-json.ts'
import { asSent, type DecodeText, formDecode } from './percent-decode.ts'
import { queryReader } from './read-query.ts'
import type { Content, Encoding } from './route.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema, shapeOf } from './schema-kinds.ts'

/** Makes a function that reads `application/x-www-form-urlencoded`. */
export function formReader({ schema = anything, encoding = {} }: Content) {
  const read = queryReader(
    schema,
    Object.entries(shapeOf(schema)).map(([name, property]) => fieldOf(name, property, encoding[name], formDecode)),
  )
  return (bytes: Uint8Array): unknown => read(decodeUtf8(bytes)).values
}

/** Makes a function that reads `multipart/form-data`; a part with a file name becomes a `File`. */
export function multipartReader({ schema = anything, encoding = {} }: Content) {
  return async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> => {
    const parts = new Map<string, (string | File)[]>()
    for (const [name, part] of await partsOf(bytes, contentType)) {
      const before = parts.get(name)
      if (before === undefined) parts.set(name, [part])
      else before.push(part)
    }
    const values = {}
    for (const [name, sent] of parts) {
      const property = propertyOf(schema, name) ?? anything
      define(values, name, await fieldValue(name, property, encoding[name], sent))
    }
    return values
  }
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw new JsonError('syntax', [], 'must be valid multipart/form-data')
  }
}

/** A property of a form. Objects are JSON, unless `encoding` gives them a style. */
function fieldOf(name: string, property: Schema, encoding: Encoding = {}, decode: DecodeText): Parameter {
  const { contentType, style, explode } = encoding
  const about: About =
    style !== undefined || explode !== undefined
      ? { style: style ?? 'form', ...(explode !== undefined && { explode }) }
      : contentOf(contentType ?? (isOfObjects(itemOf(property)) ? 'application/json' : undefined))
  return parameterOf(name, property, 'form', about, decode)
}

function contentOf(mediaType: string | undefined): About {
  const kind = mediaType === undefined ? undefined : kindOf(mediaType)
  return mediaType !== undefined && (kind === 'json' || kind === 'text') ? { content: { [mediaType]: {} } } : {}
}

async function fieldValue(name: string, property: Schema, encoding: Encoding | undefined, parts: (string | File)[]) {
  const field = fieldOf(name, property, encoding, asSent)
  const values = await Promise.all(parts.map((part) => partValue(field, encoding?.contentType, part)))
  if (values.every((value) => typeof value === 'string')) return field.read(values)
  return definitionOf(bareNotNull(property)).type === 'array' || values.length > 1 ? listOf(values) : values[0]
}

/** A file where the schema takes one, else text. */
async function partValue(
  { schema }: Parameter,
  contentType: string | undefined,
  part: string | File,
): Promise<unknown> {
  if (typeof part === 'string') return part
  const { type } = definitionOf(bareNotNull(itemOf(schema)))
  if (type !== 'file' && type !== 'unknown' && type !== 'any') {
    if (kindOf(part.type) === 'json' || kindOf(part.type) === 'text') return part.text()
    return new Unreadable(failure('type', 'must not be a file'))
  }
  const allowed = contentType?.split(',').map(essenceOf)
  if (allowed?.some((each) => matches(each, essenceOf(part.type))) ?? true) return part
  return new Unreadable(failure('contentType', `must be sent as ${allowed!.join(' or ')}`))
}

function matches(range: string, essence: string): boolean {
  return range === '*/*' || range === essence || (range.endsWith('/*') && essence.startsWith(range.slice(0, -1)))
}

/** The schema of an array's items; a schema that is no array itself. */
function itemOf(schema: Schema): Schema {
  const definition = definitionOf(bareNotNull(schema))
  return definition.type === 'array' ? definition.element : schema
}

const anything = z.unknown()
