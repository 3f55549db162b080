import { checkFields } from '../read/check-fields.ts'
import { follow, type Located } from '../read/follow.ts'
import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { styles } from '../read/styles.ts'
import { kindOf, sequenceOf } from '../runtime/hono/find-media-type.ts'
import { analyzeParts } from './analyze-parts.ts'
import type { Content } from './api.ts'
import { checkStyle } from './check-style.ts'
import { eventOf } from './event-of.ts'
import { bytesOf, fileFieldsOf, withoutFiles } from './file-fields-of.ts'
import { itemsOf } from './items-of.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { objectOf } from './types-of.ts'

/** Analyzes the media types of a body. */
export function analyzeContents(content: Json | undefined, pointer: string, context: SchemaContext): Content[] {
  const found = Object.keys(asObject(content)).map((contentType) => {
    const mediaPointer = at(pointer, contentType)
    const located = follow((content as JsonObject)[contentType], mediaPointer, context.document, context.problems)
    if (located === undefined) return undefined
    checkFields(located.object, 'mediaType', located.pointer, context.problems)
    return contentOf(contentType, located, context)
  })
  return found.filter((each) => each !== undefined)
}

function contentOf(contentType: string, { object, pointer }: Located, context: SchemaContext): Content {
  const items = itemsOf(contentType, object, pointer, context.document)
  if (items !== undefined) return streamOf(contentType, object, pointer, items, context)
  for (const field of ['prefixEncoding', 'itemEncoding']) {
    if (object[field] !== undefined) context.problems.report('encoding-without-items', at(pointer, field), { field })
  }
  const kind = kindOf(contentType)
  const files = kind === 'multipart' ? fileFieldsOf(object, context.document) : []
  const fragment =
    files.length > 0 && isObject(object.schema) ? withoutFiles(object.schema, files, context.document) : object.schema
  const bytes = kind === 'bytes' ? bytesOf(fragment, context.document) : undefined
  if (bytes === 'encoded') context.problems.report('encoded-bytes', at(pointer, 'schema'), { type: contentType })
  const schema =
    fragment === undefined || bytes !== undefined ? undefined : context.analyze(fragment, at(pointer, 'schema'))
  for (const option of files.flatMap(({ options }) => options)) {
    if (option.kind === 'text')
      option.schema = context.schemaOf(option.fragment) ?? context.analyze(option.fragment, at(pointer, 'schema'))
  }
  if (schema !== undefined && (kind === 'form' || kind === 'multipart')) {
    checkForm(object, schema, files.length > 0, pointer, context)
  }
  return { contentType, schema, files }
}

/** Keywords that the parts of a body would have to be collected for. */
const ofWholeArrays = new Set(
  'minItems maxItems uniqueItems contains minContains maxContains unevaluatedItems allOf anyOf oneOf not if'.split(' '),
)

/** The content of a stream, which is validated item by item. */
function streamOf(
  contentType: string,
  media: JsonObject,
  pointer: string,
  { item: fragment, itemPointer, array = {} }: NonNullable<ReturnType<typeof itemsOf>>,
  context: SchemaContext,
): Content {
  const kind = sequenceOf(contentType)
  if (kind === undefined) context.problems.report('items-of-one-value', itemPointer, { type: contentType })
  if (media.itemSchema !== undefined && media.schema !== undefined)
    context.problems.report('schema-beside-items', at(pointer, 'schema'))
  for (const keyword of Object.keys(array).filter((each) => ofWholeArrays.has(each)))
    context.problems.report('parts-as-a-whole', at(pointer, 'schema'), { keyword })
  const item = context.analyze(fragment, itemPointer)
  const parts = analyzeParts(contentType, media, pointer, context)
  if (
    parts?.every(({ contentTypes }) => contentTypes.every((type) => kindOf(type) === 'bytes')) &&
    item.kind !== 'any'
  ) {
    const bytes = bytesOf(fragment, context.document)
    if (bytes === undefined) context.problems.report('opaque-schema', itemPointer, { type: contentType, form: 'bytes' })
  }
  return {
    contentType,
    schema: undefined,
    item: kind === 'events' ? eventOf(item, itemPointer, context) : item,
    parts,
    files: [],
  }
}

function checkForm(
  media: JsonObject,
  schema: Schema,
  hasFiles: boolean,
  pointer: string,
  context: SchemaContext,
): void {
  const resolve = (name: string) => context.resolve(name)
  const form = objectOf(schema, resolve)
  if (!context.typesOf(schema).includes('object')) {
    context.problems.report('form-not-an-object', at(pointer, 'schema'))
  }
  if (form === undefined && hasFiles) {
    context.problems.report('form-of-options', at(pointer, 'schema'))
  }
  const encoding = asObject(media.encoding)
  for (const [name, value] of Object.entries(encoding)) {
    const encodingPointer = at(pointer, 'encoding', name)
    const located = follow(value, encodingPointer, context.document, context.problems)
    if (located === undefined) continue
    checkFields(located.object, 'encoding', located.pointer, context.problems)
    const property = form?.properties.find((each) => each.name === name)
    const { style = 'form', explode = style === 'form', contentType } = located.object
    const hasStyle = located.object.style !== undefined || located.object.explode !== undefined
    if (hasStyle && (typeof style !== 'string' || !styles.form.includes(style))) {
      context.problems.report('unsupported-style', at(encodingPointer, 'style'), {
        style: JSON.stringify(style),
        location: 'forms',
      })
    } else if (hasStyle && property !== undefined && contentType === undefined) {
      const written = { location: 'form', style: style as string, explode: explode === true } as const
      checkStyle({ ...written, schema: property.schema, pointer: encodingPointer }, context)
    }
  }
}
