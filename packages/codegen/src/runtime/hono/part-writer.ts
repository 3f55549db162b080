import { encoderOf, type PartEncoding, partSchemasOf } from '../zod/index.ts'
import { cached } from './cached.ts'
import { failure, inside } from './failure.ts'
import { firstFailure } from './failures-in.ts'
import { essenceOf, findMediaType, kindOf, type MediaKind } from './find-media-type.ts'
import { headersReader } from './headers-reader.ts'
import { encodingOf, typesOf } from './part-parser.ts'
import { encodedHeaders } from './result-encoder.ts'
import type { Items } from './route.ts'
import type { Chunks } from './stream-of.ts'
import { check, jsonOf, type Refuse, type WriteItem } from './write-item.ts'
import { type HeaderValue, headerText } from './write-result.ts'

/** A part of a response as a handler returns it. */
interface Part {
  readonly contentType?: string | undefined
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>> | undefined
  /** Of a form. */
  readonly name?: string | undefined
  readonly filename?: string | undefined
  readonly value: unknown
}

/** Creates a function that writes the parts of a multipart body. */
export function partWriter(mediaType: string, content: Items): WriteItem {
  const isForm = essenceOf(mediaType) === 'multipart/form-data'
  const writerOf = cached((encoding: PartEncoding) => {
    const schema = partSchemasOf(encoding)?.value ?? content.itemSchema
    return { schema, encode: encoderOf(schema) ?? ((value: unknown) => value) }
  })
  const write = (kind: MediaKind, value: unknown, encoding: PartEncoding, refuse: Refuse | undefined): Value => {
    if (kind === 'json' || kind === 'text') {
      const { schema, encode } = writerOf(encoding)
      const encoded = encode(value)
      const text = kind === 'json' ? jsonOf(encoded) : String(encoded)
      if (refuse !== undefined) check(schema, kind === 'json' ? JSON.parse(text) : encoded, refuse)
      return text
    }
    if (typeof value === 'string' || value instanceof Uint8Array || value instanceof ReadableStream) return value
    throw new TypeError('A part of bytes must be a string, bytes or a stream.')
  }
  return (item, refuse, { index, boundary }) => {
    if (typeof item !== 'object' || item === null || !('value' in item))
      throw new TypeError('A part must be an object with a value.')
    const part = item as Part
    const encoding = encodingOf(content, index)
    const types = typesOf(encoding)
    const { contentType = types[0]! } = part
    if (contentType.includes('*')) throw new TypeError(`A part needs a contentType, which fits ${contentType}.`)
    const declared = findMediaType(types, contentType)
    if (declared === undefined) refuse?.(failure('contentType', `is sent as ${contentType}, which is not declared`))
    const encoded = encodedHeadersOf(encoding, part.headers)
    if (refuse !== undefined) checkHeaders(encoding, encoded, refuse)
    const headers = { 'Content-Type': contentType, ...(isForm && dispositionOf(part)), ...encoded }
    const head = `--${boundary}\r\n${Object.entries(headers).map(lineOf).join('')}\r\n`
    return chunksOf(head, write(kindOf(declared ?? contentType), part.value, encoding, refuse))
  }
}

function encodedHeadersOf(encoding: PartEncoding, headers: Part['headers'] = {}): NonNullable<Part['headers']> {
  const schema = partSchemasOf(encoding)?.headers
  return schema === undefined ? headers : (encodedHeaders(schema, headers) as typeof headers)
}

const headersReaderOf = cached((encoding: PartEncoding) => {
  const schema = partSchemasOf(encoding)?.headers
  return schema && { schema, read: headersReader(schema) }
})

function checkHeaders(encoding: PartEncoding, headers: NonNullable<Part['headers']>, refuse: Refuse): void {
  const reader = headersReaderOf(encoding)
  if (reader === undefined) return
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  const byName = new Map(sent.map(([name, value]) => [name.toLowerCase(), headerText(value!)]))
  const found = firstFailure(reader.schema, reader.read({ get: (name) => byName.get(name.toLowerCase()) ?? null }))
  if (found !== undefined) refuse(inside(found, ['headers']))
}

/** Line breaks would begin other headers, or the value. */
function lineOf([name, value]: readonly [string, HeaderValue | undefined]): string {
  if (value === undefined) return ''
  const text = headerText(value)
  if (!/^[!#$%&'*+.^`|~\w-]+$/.test(name) || /[\r\n\0]/.test(text))
    throw new TypeError(`The header ${JSON.stringify(name)} of a part must be one line without NUL.`)
  return `${name}: ${text}\r\n`
}

/** Written as browsers write it. */
function dispositionOf({ name, filename }: Part): Record<string, string> {
  if (name === undefined) throw new TypeError('A part of a form needs a name.')
  const quoted = (text: string) => `"${text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`
  const file = filename === undefined ? '' : `; filename=${quoted(filename)}`
  return { 'Content-Disposition': `form-data; name=${quoted(name)}${file}` }
}

type Value = string | Uint8Array | ReadableStream<Uint8Array>

function chunksOf(head: string, value: Value): Chunks {
  const isStream = value instanceof ReadableStream
  const reader = isStream ? value.getReader() : undefined
  const written = isStream ? [head] : [head, value, '\r\n']
  let isOpen = isStream
  return {
    async next() {
      if (!isOpen || written.length > 0) return written.shift()
      const { done, value: chunk } = await reader!.read()
      isOpen = !done
      return done ? '\r\n' : chunk
    },
    async cancel() {
      await reader?.cancel()
    },
  }
}
