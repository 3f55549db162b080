import { checkFields } from '../read/check-fields.ts'
import { follow, resolved } from '../read/follow.ts'
import { asArray, asObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { sequenceOf } from '../runtime/hono/find-media-type.ts'
import { analyzeHeader } from './analyze-header.ts'
import type { Part } from './api.ts'
import { isBinary } from './file-fields-of.ts'
import { itemsOf } from './items-of.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** How the parts of a multipart stream are sent. Undefined for another media type. */
export function analyzeParts(
  contentType: string,
  media: JsonObject,
  pointer: string,
  context: SchemaContext,
): readonly Part[] | undefined {
  const items = itemsOf(contentType, media, pointer, context.document)
  if (items === undefined || sequenceOf(contentType) !== 'parts') return undefined
  const { item, prefix, prefixPointer } = items
  const { itemEncoding = {} } = media
  const encodings = asArray(media.prefixEncoding)
  const parts = Array.from({ length: Math.max(prefix.length, encodings.length) }, (_, index) => {
    const encoding = encodings[index]
    const keys = encoding === undefined ? ['itemEncoding'] : ['prefixEncoding', index]
    const part = partOf(encoding ?? itemEncoding, prefix[index] ?? item, at(pointer, ...keys))
    if (prefix[index] === undefined) return part
    const own = context.analyze(prefix[index], at(prefixPointer, index))
    return { ...part, item: own, authoredItem: prefix[index] }
  })
  return [...parts, partOf(itemEncoding, item, at(pointer, 'itemEncoding'))]

  function partOf(value: Json, fragment: Json, partPointer: string): Part {
    const located = follow(value, partPointer, context.document, context.problems)
    const { object, pointer } = located ?? { object: {}, pointer: '' }
    checkFields(object, 'encoding', pointer, context.problems)
    const { contentType = defaultTypeOf(fragment, context) } = object
    const entries = Object.entries(asObject(object.headers)).filter(([name]) => name.toLowerCase() !== 'content-type')
    return {
      contentTypes: String(contentType)
        .split(',')
        .map((type) => type.trim()),
      headers: entries
        .map(([name, header]) => analyzeHeader(name, header, at(pointer, 'headers', name), context))
        .filter((header) => header !== undefined),
      authoredHeaders: Object.fromEntries(entries),
    }
  }
}

/** The media type of a part for which the document names none. */
function defaultTypeOf(fragment: Json, context: SchemaContext): string {
  const schema: Schema = context.schemaOf(fragment) ?? context.analyze(fragment, '')
  const types = context.typesOf(schema)
  const { contentEncoding, contentMediaType } = resolved(fragment, context.document)
  const isAny = types.length === 6
  if (!isAny && types.some((type) => type === 'object' || type === 'array')) return 'application/json'
  if (isAny || contentEncoding !== undefined) return 'application/octet-stream'
  if (!isBinary(resolved(fragment, context.document))) return 'text/plain'
  return typeof contentMediaType === 'string' ? contentMediaType : 'application/octet-stream'
}
