import { z } from '@hono/zod-openapi'
import { metadataOf, setOwn } from '../zod/index.ts'
import { asJson, asPaddedInteger, type Coerce, coercionTo, isStructured } from './coerce.ts'
import { type Failure, failure, Unreadable } from './failure.ts'
import { kindOf } from './find-media-type.ts'
import { asSent, type DecodeText } from './percent-decode.ts'
import { listOf, unreadableAt } from './reading.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema, shapeOf, typesOf } from './schema.ts'
import { pairsOf, type Wire, withoutPrefix, writingOf } from './wire.ts'

/** Locations of values that are serialized as text. */
export type Location = 'path' | 'query' | 'header' | 'cookie' | 'form'

/** A value parsed from text: a parameter, a property of a parameter, or a form field. */
export interface Parameter {
  readonly name: string
  readonly schema: Schema
  readonly wire: Wire
  readonly decode: DecodeText
  /**
   * Parses the encoded texts that were sent under the name, at least one. Returns `Unreadable` if that fails, and undefined
   * for an empty value that means that the parameter is not used.
   */
  readonly read: (texts: readonly string[]) => unknown
}

/** OpenAPI fields of a parameter besides its schema. */
export interface About {
  readonly style?: string
  readonly explode?: boolean
  /** An object whose only key is the media type of the parameter. */
  readonly content?: object | undefined
  readonly allowEmptyValue?: boolean
  readonly 'x-leading-zeros'?: boolean
}

const defaultStyles: Readonly<Record<Location, string>> = {
  path: 'simple',
  query: 'form',
  header: 'header',
  cookie: 'form',
  form: 'form',
}

/** One parameter per property of `schema`, in the same order. */
export function parametersOf(schema: Schema, location: Location, decode: DecodeText): Parameter[] {
  return Object.entries(shapeOf(schema)).map(([name, property]) => {
    const { param = {}, ...metadata } = metadataOf(property)
    return parameterOf(name, property, location, { ...metadata, ...param } as About, decode)
  })
}

/** How a value is parsed from text. */
export function parameterOf(
  name: string,
  schema: Schema,
  location: Location,
  about: About,
  decode: DecodeText,
): Parameter {
  const ownStyle = location === 'header' ? 'header' : (about.style ?? defaultStyles[location])
  const style = about.content === undefined ? ownStyle : 'content'
  const wire = { style, explode: about.explode ?? (style === 'form' || style === 'cookie') }
  const sent = { name, schema, wire, decode: style === 'cookie' ? asSent : decode }
  return { ...sent, read: readerOf(sent, location, about) }
}

type Read = Parameter['read']
/** How a value was sent. */
type SentAs = Omit<Parameter, 'read'>

function readerOf(sent: SentAs, location: Location, about: About): Read {
  const { schema } = sent
  if (about.content !== undefined) return contentReader(sent, Object.keys(about.content)[0]!, location)
  const read = shapedReader(sent, about['x-leading-zeros'] === true ? asPaddedInteger : coercionTo(schema))
  const types = typesOf(schema)
  if (about.allowEmptyValue !== true || types === undefined || types.includes('string')) return read
  const empty = types.includes('array') ? [] : types.includes('null') ? null : undefined
  return (texts) => (texts.length === 1 && texts[0] === '' ? empty : read(texts))
}

/** Parses by the types of the schema: array, object or scalar. If several are possible, uses the first valid one. */
function shapedReader(sent: SentAs, coerce: Coerce): Read {
  const { name, wire, decode } = sent
  const inner = bareNotNull(sent.schema)
  const definition = definitionOf(inner)
  const types = typesOf(inner)
  const prefix = writingOf({ ...wire, explode: false }, name, false)?.prefix ?? ''
  const scalar = once((text) => scalarOf(prefix, text, coerce, decode))
  if (definition.type === 'array') {
    // The commas of JSON are not encoded in a header.
    const isJson = wire.style === 'header' && isStructured(definition.element)
    return isJson ? once((text) => asJson(`[${text}]`)) : arrayReader(sent, itemCoercion(definition))
  }
  if (types === undefined && definition.type !== 'union') {
    const list = arrayReader(sent, () => coerce)
    return (texts) => (texts.length > 1 ? list(texts) : scalar(texts))
  }
  if (isOfObjects(inner)) return objectReader({ ...sent, schema: inner })
  const isMixed = types === undefined || types.some((type) => type === 'array' || type === 'object')
  if (definition.type !== 'union' || !isMixed) return scalar
  const options = definition.options.map((option) => ({
    option,
    read: shapedReader({ ...sent, schema: option }, coercionTo(option)),
  }))
  return (texts) => {
    const found = options.map(({ option, read }) => ({ option, value: read(texts) }))
    const fitting = found.find(({ option, value }) => !(value instanceof Unreadable) && z.validate(option, value))
    return (fitting ?? found.find(({ value }) => !(value instanceof Unreadable)) ?? found[0])?.value
  }
}

/** Parses a single text. Several texts are a failure. */
function once(read: (text: string) => unknown): Read {
  return (texts) => (texts.length > 1 ? new Unreadable(repeated) : read(texts[0]!))
}

/** The failure of text that is not percent-encoded UTF-8. */
export const badEncoding = failure('encoding', 'must be percent-encoded UTF-8')
const repeated = failure('repeated', 'must not be given more than once')

function scalarOf(prefix: string, text: string, coerce: Coerce, decode: DecodeText): unknown {
  const bare = withoutPrefix(text, prefix)
  if (typeof bare !== 'string') return new Unreadable(bare)
  const decoded = decode(bare)
  return decoded === undefined ? new Unreadable(badEncoding) : coerce(decoded)
}

/** The conversion of each array item. A tuple has its own schemas for its first items. */
function itemCoercion({ element, prefix = [] }: z.core.$ZodArrayDef & { prefix?: readonly Schema[] }) {
  const [rest, ...first] = [element, ...prefix].map(coercionTo)
  return (index: number): Coerce => first[index] ?? rest!
}

function arrayReader({ name, wire, decode }: SentAs, coercionAt: (index: number) => Coerce): Read {
  const writing = writingOf(wire, name, false)
  const items = (texts: readonly string[], itemPrefix = '') =>
    listOf(texts.map((text, index) => scalarOf(itemPrefix, text, coercionAt(index), decode)))
  if (writing === undefined) return items
  const { prefix, separator, itemPrefix } = writing
  return once((text) => {
    const bare = withoutPrefix(text, prefix)
    return typeof bare === 'string' ? items(bare.split(separator), itemPrefix) : new Unreadable(bare)
  })
}

/** Parses an object in a single text. Exploded objects are parsed with the whole query. */
function objectReader({ name, schema, wire, decode }: SentAs): Read {
  const writing = writingOf(wire, name, true) ?? { prefix: '', separator: ',' }
  return once((text) => {
    const bare = withoutPrefix(text, writing.prefix)
    const pairs = typeof bare === 'string' ? pairsOf(bare, writing.separator, wire.explode) : bare
    if (!Array.isArray(pairs)) return new Unreadable(pairs as Failure)
    const value: Record<string, unknown> = {}
    for (const [encoded, item] of pairs) {
      const key = decode(encoded)
      if (key === undefined) return new Unreadable(badEncoding)
      if (Object.hasOwn(value, key)) return new Unreadable({ ...repeated, path: [key] })
      const property = propertyOf(schema, key)
      const read = scalarOf('', item, property === undefined ? (text) => text : coercionTo(property), decode)
      if (read instanceof Unreadable) return unreadableAt(read, key)
      setOwn(value, key, read)
    }
    return value
  })
}

/** Parses a value with its own media type, JSON or text. In a form, each array item is one such value. */
function contentReader({ schema, decode }: SentAs, mediaType: string, location: Location): Read {
  const read: Coerce = kindOf(mediaType) === 'json' ? asJson : coercionTo(schema)
  const definition = definitionOf(bareNotNull(schema))
  if (location === 'form' && definition.type === 'array') {
    const readItem = kindOf(mediaType) === 'json' ? asJson : coercionTo(definition.element)
    return (texts) => listOf(texts.map((text) => scalarOf('', text, readItem, decode)))
  }
  return once((text) => scalarOf('', text, read, decode))
}
