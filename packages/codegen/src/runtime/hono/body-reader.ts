import { cached } from './cached.ts'
import { coercionTo } from './coerce.ts'
import { findMediaType, kindOf, type MediaKind } from './find-media-type.ts'
import { formReader, multipartReader } from './form-reader.ts'
import { itemReader } from './item-reader.ts'
import { decodeUtf8, parseJson } from './parse-json.ts'
import { readBodyBytes } from './read-body-bytes.ts'
import { UnsupportedMediaTypeError } from './request-errors.ts'
import { type Content, isStream } from './route.ts'
import { type StreamedForms, streamedFormReader } from './streamed-form-reader.ts'

/** Limits of request bodies. */
export interface BodyLimits {
  readonly maxBytes: number
  /** Max nesting of arrays and objects. */
  readonly maxDepth: number
}

/** A received body, parsed by its media type. */
export interface ReceivedBody {
  /** The media type as the route declares it. */
  readonly contentType: string
  /** The JSON value, the fields of a form, the text, the items of a stream, or the bytes of any other media type. */
  readonly value: unknown
  /** Whether it may contain NUL or a lone surrogate. UTF-8 JSON contains them only as escapes. */
  readonly hasEscapes: boolean
  /** Discards what the handler has not read; only for a body that is still arriving. */
  readonly end?: (() => void) | undefined
}

/** Parses the bytes of a body. */
type Read = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => unknown

/**
 * Creates a function that parses request bodies by their Content-Type.
 *
 * @param contents the accepted contents by media type
 * @param streamed makes multipart forms streamed, with a file of at most `maxFileBytes`
 * @returns a function that returns undefined if the request has no body. It throws BodyTooLargeError,
 * UnsupportedMediaTypeError, RequestAbortedError, and JsonError if the body cannot be parsed, is nested too deep, or has
 * a number that a double cannot represent
 */
export function bodyReader(
  contents: Readonly<Record<string, Content>>,
  limits: BodyLimits & { readonly refuseBadText?: boolean },
  streamed?: { readonly maxFileBytes: number; readonly begin: StreamedForms },
): (request: Request) => Promise<ReceivedBody | undefined> {
  const declared = Object.keys(contents)
  const maxTextBytes = limits.maxBytes
  const streamOf = cached((type: string) =>
    streamedFormReader(contents[type]!, { maxFileBytes: streamed!.maxFileBytes, maxTextBytes }, streamed!.begin),
  )
  const itemsOf = cached((type: string) => {
    const content = contents[type]!
    return isStream(content) ? itemReader(type, content, { refuseBadText: false, ...limits }) : undefined
  })
  const readOf = cached((type: string) => readerOf(kindOf(type), contents[type]!))
  return async (request) => {
    const { headers } = request
    const sent = headers.get('content-type')
    const contentType = sent === null ? undefined : findMediaType(declared, sent)
    const readItems = contentType === undefined ? undefined : itemsOf(contentType)
    if (readItems !== undefined && contentType !== undefined) {
      refuseEncodings(headers)
      return { contentType, hasEscapes: true, ...readItems(request) }
    }
    const kind = contentType === undefined ? 'json' : kindOf(contentType)
    if (kind === 'multipart' && streamed !== undefined && contentType !== undefined && sent !== null) {
      refuseEncodings(headers)
      return { contentType, hasEscapes: true, ...(await streamOf(contentType)(request, sent)) }
    }
    const mayBeEmpty = kind === 'text' || kind === 'bytes'
    if (headers.get('content-length') === '0' && !mayBeEmpty) return undefined
    const bytes = await readBodyBytes(request, limits.maxBytes)
    if (bytes.byteLength === 0 && !mayBeEmpty) return undefined
    if (sent === null || contentType === undefined) throw unsupported(sent, declared)
    refuseEncodings(headers)
    if (kind === 'json') {
      const text = decodeUtf8(bytes)
      return { contentType, value: parseJson(text, limits.maxDepth), hasEscapes: text.includes('\\u') }
    }
    return { contentType, value: await readOf(contentType)(bytes, sent), hasEscapes: kind !== 'bytes' }
  }
}

function readerOf(kind: MediaKind, content: Content): Read {
  switch (kind) {
    case 'form':
      return formReader(content)
    case 'multipart':
      return multipartReader(content)
    case 'text': {
      const coerce = content.schema === undefined ? (text: string) => text : coercionTo(content.schema)
      return (bytes, contentType) => {
        if (!/;\s*charset=(?!"?(?:utf-8|us-ascii)"?)/i.test(contentType)) return coerce(decodeUtf8(bytes))
        throw new UnsupportedMediaTypeError('The body must be sent in UTF-8.')
      }
    }
    default:
      return (bytes) => bytes
  }
}

function unsupported(sent: string | null, declared: readonly string[]): UnsupportedMediaTypeError {
  const types = declared.join(' or ')
  if (sent === null) return new UnsupportedMediaTypeError(`The body has no Content-Type; send ${types}.`)
  return new UnsupportedMediaTypeError(`The body must be sent as Content-Type: ${types}.`)
}

function refuseEncodings(headers: Headers): void {
  const encoding = headers.get('content-encoding')
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new UnsupportedMediaTypeError('The body must be sent without a Content-Encoding.')
  }
}
