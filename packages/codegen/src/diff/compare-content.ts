import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at, lookUp } from '../read/pointer.ts'
import { compareParameters, headersOf } from './compare-parameters.ts'
import { covering, mediaTypeOf } from './media-types.ts'
import type { OperationContext } from './operation-context.ts'
import { isEqual } from './shape.ts'
import type { Located } from './source.ts'

/** Compares the media types of a request body or a response. */
export function compareContent(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  context: OperationContext,
): void {
  const [before, after] = [typesOf(base), typesOf(revision)]
  const pointers = { base: base.pointer, revision: at(revision.pointer, 'content') }
  for (const [type, media] of before) {
    const next = covering(type, after.keys())
    const isLimited = [...after.keys()].some((each) => covering(each, [type]) !== undefined)
    if (next !== undefined) compareMedia(media, after.get(next)!, next, context)
    else if (isLimited) context.add('narrowed', `{place}: only a part of the media types \`${type}\` is left`, pointers)
    else context.add('removed', `{place}: the media type \`${type}\` was removed`, pointers)
  }
  for (const [type, media] of after) {
    if (before.has(type)) continue
    const range = covering(type, before.keys())
    if (range !== undefined) compareMedia(before.get(range)!, media, type, context)
    else context.add('added', `{place}: the media type \`${type}\` was added`, pointers)
  }
}

function typesOf({ value, pointer }: Located<JsonObject>): Map<string, Located<JsonObject>> {
  const content = isObject(value.content) ? value.content : {}
  return new Map(
    Object.entries(content).map(([type, media]) => [
      mediaTypeOf(type),
      { value: isObject(media) ? media : {}, pointer: at(pointer, 'content', type) },
    ]),
  )
}

function compareMedia(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  type: string,
  context: OperationContext,
): void {
  for (const keyword of ['schema', 'itemSchema']) {
    const [before, after] = [base, revision].map(({ value, pointer }) => ({
      value: value[keyword] ?? true,
      pointer: at(pointer, keyword),
    }))
    if (before!.value !== true || after!.value !== true) context.compareSchemas(before!, after!, context.direction)
  }
  const [encoded, next] = [encodingsOf(base), encodingsOf(revision)]
  for (const name of new Set([...encoded.keys(), ...next.keys()])) {
    const [before, after] = [encoded, next].map((encodings) => encodings.get(name) ?? encodings.get(others)!)
    compareEncodings(before!, after!, type, context)
  }
}

/** All parts of a stream without an encoding for their position. */
const others = 'itemEncoding'

/** How the properties of a form are written, and the parts of a stream. */
function encodingsOf({ value, pointer }: Located<JsonObject>): Map<string, Located<JsonObject>> {
  const byName = Object.keys(asObject(value.encoding)).map((name) => ['encoding', name])
  const byPosition = asArray(value.prefixEncoding).map((_encoding, index) => ['prefixEncoding', String(index)])
  const encodings = [...byName, ...byPosition, [others]].map((keys): [string, Located<JsonObject>] => [
    keys.join('/'),
    { value: asObject(lookUp(value, keys)), pointer: at(pointer, ...keys) },
  ])
  return new Map(encodings)
}

/** Compares how a property of a form or a part of a stream is written. */
function compareEncodings(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  type: string,
  context: OperationContext,
): void {
  const pointers = { base: base.pointer, revision: revision.pointer }
  const [before, after] = [partTypesOf(base.value.contentType), partTypesOf(revision.value.contentType)]
  const [lost, gained] = [without(before, after), without(after, before)]
  // Without a list, the media type follows from the schema.
  if (
    !isEqual(styleOf(base.value, type), styleOf(revision.value, type)) ||
    (before === undefined) !== (after === undefined)
  )
    context.add('changed', '{place} was changed', pointers)
  else if (lost.length > 0) context.add('removed', `{place}: the media type \`${lost.join()}\` was removed`, pointers)
  else if (gained.length > 0) context.add('added', `{place}: the media type \`${gained.join()}\` was added`, pointers)
  const { sources } = context
  compareParameters(headersOf(base, sources.base), headersOf(revision, sources.revision), pointers, context)
}

function partTypesOf(contentType: Json | undefined): string[] | undefined {
  return contentType === undefined ? undefined : String(contentType).split(',').map(mediaTypeOf)
}

function without(types: readonly string[] = [], others: readonly string[] = []): string[] {
  return types.filter((type) => covering(type, others) === undefined)
}

/** A part of a multipart body has a style only if one of the fields is there. */
function styleOf({ style, explode, allowReserved }: JsonObject, type: string): JsonObject {
  const isWritten = [style, explode, allowReserved].some((each) => each !== undefined)
  if (!isWritten && type !== 'application/x-www-form-urlencoded') return {}
  const used = style ?? 'form'
  return { style: used, explode: explode ?? used === 'form', allowReserved: allowReserved ?? false }
}
