import { z } from '@hono/zod-openapi'
import { setOwn } from '../zod/index.ts'
import { failure, Unreadable } from './failure.ts'
import { fieldsReader, type Sent } from './fields-reader.ts'
import { essenceOf, kindOf } from './find-media-type.ts'
import { type About, type Parameter, parameterOf } from './parameter.ts'
import { decodeUtf8, JsonError } from './parse-json.ts'
import { asSent, type DecodeText, formDecode } from './percent-decode.ts'
import { queryReader } from './query-reader.ts'
import { addTo, listOf } from './reading.ts'
import type { Content, Encoding } from './route.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema, shapeOf } from './schema.ts'

/** Creates a function that parses `application/x-www-form-urlencoded`. */
export function formReader({ schema = anything, encoding = {} }: Content) {
  const read = queryReader(schema, fieldsOf(schema, encoding, formDecode))
  return (bytes: Uint8Array): unknown => read(decodeUtf8(bytes))
}

/** Creates a function that parses `multipart/form-data`. A part with a file name becomes a `File`. */
export function multipartReader(content: Content) {
  const read = partsReader(content)
  return async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> =>
    read(await partsOf(bytes, contentType))
}

/** Creates a function that makes the value of a form of its parts: names with texts or files. */
export function partsReader({ schema = anything, encoding = {} }: Content) {
  const read = fieldsReader(schema, fieldsOf(schema, encoding, asSent), asSent)
  return async (parts: Iterable<readonly [string, string | File]>): Promise<unknown> => {
    const sent: Sent = new Map()
    const files = new Map<string, unknown[]>()
    for (const [name, part] of parts) {
      const value = typeof part === 'string' ? part : await fileOf(part, propertyOf(schema, name), encoding[name])
      if (typeof value === 'string') addTo(sent, name, value)
      else addTo(files, name, value)
    }
    const values = read(sent)
    for (const [name, parts] of files) {
      const isList = parts.length > 1 || takesOnlyLists(propertyOf(schema, name) ?? anything)
      const value = isList ? listOf(parts) : parts[0]
      setOwn(values, name, Object.hasOwn(values, name) ? new Unreadable(textAndFile) : value)
    }
    return values
  }
}

const textAndFile = failure('type', 'must not be both text and a file')

async function partsOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw new JsonError('syntax', [], 'must be valid multipart/form-data')
  }
}

/** The properties of a form. Objects are sent as JSON unless `encoding` defines a style. */
function fieldsOf(schema: Schema, encoding: NonNullable<Content['encoding']>, decode: DecodeText): Parameter[] {
  return Object.entries(shapeOf(schema)).map(([name, property]) => {
    const { contentType, style, explode } = encoding[name] ?? {}
    const about: About =
      style !== undefined || explode !== undefined
        ? { style: style ?? 'form', ...(explode !== undefined && { explode }) }
        : contentOf(contentType ?? (isJson(property) ? 'application/json' : undefined))
    return parameterOf(name, property, 'form', about, decode)
  })
}

function contentOf(mediaType: string | undefined): About {
  const kind = mediaType === undefined ? undefined : kindOf(mediaType)
  return mediaType !== undefined && (kind === 'json' || kind === 'text') ? { content: { [mediaType]: {} } } : {}
}

/** Returns the file if the schema accepts one, otherwise its text. */
async function fileOf(file: File, property: Schema = anything, encoding: Encoding = {}): Promise<unknown> {
  if (!optionsOf(property).some(takesFile)) {
    if (kindOf(file.type) === 'json' || kindOf(file.type) === 'text') return file.text()
    return new Unreadable(failure('type', 'must not be a file'))
  }
  const allowed = encoding.contentType?.split(',').map(essenceOf)
  if (allowed?.some((each) => matches(each, essenceOf(file.type))) ?? true) return file
  return new Unreadable(failure('contentType', `must be sent as ${allowed!.join(' or ')}`))
}

function matches(range: string, essence: string): boolean {
  return range === '*/*' || range === essence || (range.endsWith('/*') && essence.startsWith(range.slice(0, -1)))
}

/** The schema of an array's items, or the schema itself if it is not an array. */
function itemOf(schema: Schema): Schema {
  const definition = definitionOf(bareNotNull(schema))
  return definition.type === 'array' ? definition.element : schema
}

/** The options of a property that may be a file or something else, otherwise the property. */
function optionsOf(property: Schema): readonly Schema[] {
  const definition = definitionOf(bareNotNull(property))
  return definition.type === 'union' ? definition.options.flatMap(optionsOf) : [property]
}

function takesFile(option: Schema): boolean {
  return ['file', 'unknown', 'any'].includes(definitionOf(bareNotNull(itemOf(option))).type)
}

function takesOnlyLists(property: Schema): boolean {
  const taking = optionsOf(property).filter(takesFile)
  return taking.length > 0 && taking.every((option) => definitionOf(bareNotNull(option)).type === 'array')
}

/** Whether the texts of a property are objects, which are sent as JSON. */
function isJson(property: Schema): boolean {
  const options = optionsOf(property)
  const texts = options.filter((option) => !takesFile(option))
  if (texts.length === options.length) return isOfObjects(itemOf(property))
  return texts.length > 0 && texts.every((option) => isOfObjects(itemOf(option)))
}

const anything = z.unknown()
