import { checkFields } from '../read/check-fields.ts'
import { follow, resolved } from '../read/follow.ts'
import { asArray, asObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { sequenceOf } from '../runtime/hono/find-media-type.ts'
import { analyzeHeader } from './analyze-header.ts'
import type { Part } from './api.ts'
import { isBinary } from './file-fields-of.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

/** How the parts of a multipart stream are sent. Undefined for another media type. */
export function analyzeParts(
  contentType: string,
  media: JsonObject,
  pointer: string,
  context: SchemaContext,
): readonly Part[] | undefined {
  if (sequenceOf(contentType) !== 'parts') return undefined
  const { prefixEncoding, itemEncoding = {} } = media
  const prefix = asArray(prefixEncoding).map((value, index) => partOf(value, at(pointer, 'prefixEncoding', index)))
  return [...prefix, partOf(itemEncoding, at(pointer, 'itemEncoding'))]

  function partOf(value: Json, partPointer: string): Part {
    const { object, pointer } = follow(value, partPointer, context.document, context.problems) ?? {
      object: {},
      pointer: '',
    }
    checkFields(object, 'encoding', pointer, context.problems)
    const given =
      typeof object.contentType === 'string' ? object.contentType : defaultTypeOf(media.itemSchema!, context)
    const entries = Object.entries(asObject(object.headers)).filter(([name]) => name.toLowerCase() !== 'content-type')
    return {
      contentTypes: given.split(',').map((type) => type.trim()),
      headers: entries
        .map(([name, header]) => analyzeHeader(name, header, at(pointer, 'headers', name), context))
        .filter((header) => header !== undefined),
      authoredHeaders: Object.fromEntries(entries),
    }
  }
}

/** The media type of a part for which the document names none. */
function defaultTypeOf(fragment: Json, context: SchemaContext): string {
  const schema: Schema | undefined = context.schemaOf(fragment)
  const types = schema === undefined ? [] : context.typesOf(schema)
  const { contentEncoding, contentMediaType } = resolved(fragment, context.document)
  const isAny = types.length === 6
  if (!isAny && types.some((type) => type === 'object' || type === 'array')) return 'application/json'
  if (isAny || contentEncoding !== undefined) return 'application/octet-stream'
  if (!isBinary(resolved(fragment, context.document))) return 'text/plain'
  return typeof contentMediaType === 'string' ? contentMediaType : 'application/octet-stream'
}
