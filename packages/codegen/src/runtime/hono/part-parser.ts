import { z } from '@hono/zod-openapi'
import { type PartEncoding, partSchemasOf } from '../zod/index.ts'
import { cached } from './cached.ts'
import { coercionTo } from './coerce.ts'
import { type Failure, failure, inside } from './failure.ts'
import { essenceOf, findMediaType, kindOf } from './find-media-type.ts'
import { headersReader } from './headers-reader.ts'
import { type ItemLimits, type Parsed, validatorOf } from './item-validator.ts'
import type { SentPart } from './multipart-parts.ts'
import { decodeUtf8, parseJson } from './parse-json.ts'
import type { Items } from './route.ts'

/** The encoding of a part by its position. */
export function encodingOf({ prefixEncoding = [], itemEncoding }: Items, index: number): PartEncoding {
  return prefixEncoding[index] ?? itemEncoding ?? { contentType: 'application/octet-stream' }
}

/** The media types that a part may have, the first of which is the default. */
export const typesOf = cached(({ contentType }: PartEncoding) => contentType.split(',').map((type) => type.trim()))

/** Creates a function that parses and validates a part: its media type, its headers and its value. */
export function partParser(
  mediaType: string,
  content: Items,
  limits: ItemLimits,
): (part: SentPart, index: number) => Parsed {
  const readHeaders = cached((encoding: PartEncoding) => headersParser(encoding, limits))
  const isForm = essenceOf(mediaType) === 'multipart/form-data'
  const readerOf = cached((encoding: PartEncoding) => {
    const schema = partSchemasOf(encoding)?.value ?? content.itemSchema
    return { validate: validatorOf(schema, limits.refuseBadText), coerce: coercionTo(schema) }
  })
  const parse = (type: string, bytes: Uint8Array, encoding: PartEncoding): Parsed => {
    const { validate, coerce } = readerOf(encoding)
    const kind = kindOf(type)
    if (kind === 'json') return validate(parseJson(decodeUtf8(bytes), limits.maxDepth))
    return kind === 'text' ? validate(coerce(decodeUtf8(bytes))) : { item: bytes, failures: undefined }
  }
  return ({ headers: sent, bytes }, index) => {
    const encoding = encodingOf(content, index)
    const types = typesOf(encoding)
    const sentAs = sent.get('content-type') ?? types[0]!
    const type = findMediaType(types, sentAs)
    if (type === undefined) return invalid(failure('contentType', `must be sent as ${types.join(' or ')}`))
    const headers = readHeaders(encoding)(sent)
    if (headers.failures !== undefined) return headers
    const value = parse(type, bytes, encoding)
    if (value.failures !== undefined) return value
    const disposition = sent.get('content-disposition') ?? ''
    const name = isForm ? parameterOf(disposition, 'name') : undefined
    if (isForm && name === undefined) return invalid(failure('required', 'must have a name in its Content-Disposition'))
    const names = isForm && { name, filename: parameterOf(disposition, 'filename') }
    return {
      item: { ...names, contentType: essenceOf(sentAs), headers: headers.item, value: value.item },
      failures: undefined,
    }
  }
}

function invalid(found: Failure): Parsed {
  return { item: undefined, failures: () => [found] }
}

/** Parses the declared headers of a part, and keeps its Content-Disposition, which documents seldom declare. */
function headersParser(encoding: PartEncoding, { refuseBadText }: ItemLimits) {
  const schema = partSchemasOf(encoding)?.headers ?? z.object({})
  const read = headersReader(schema)
  const validate = validatorOf(schema, refuseBadText)
  return (sent: ReadonlyMap<string, string>): Parsed => {
    const { item, failures } = validate(read({ get: (name) => sent.get(name.toLowerCase()) ?? null }))
    const within = function* () {
      for (const each of failures?.() ?? []) yield inside(each, ['headers'])
    }
    const disposition = sent.get('content-disposition')
    return {
      item: { ...(disposition !== undefined && { 'Content-Disposition': disposition }), ...(item as object) },
      failures: failures && within,
    }
  }
}

/** A parameter of a header of a form. Browsers write a quote as %22. */
function parameterOf(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(header)
  return found?.[1]?.replaceAll(/\\(.)/g, '$1').replaceAll('%22', '"') ?? found?.[2]
}
