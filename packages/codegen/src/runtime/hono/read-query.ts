import { z } from '@hono/zod-openapi'
import { takeDeepObject } from './deep-object.ts'
import { Unreadable } from './failure.ts'
import { kindOf } from './media-type.ts'
import {
  addValue,
  badEncoding,
  define,
  type Fields,
  type Parameter,
  parameterOf,
  parametersOf,
  type Reading,
  unreadableAt,
} from './parameter.ts'
import { formDecode, percentDecode } from './percent-decode.ts'
import { isOfObjects, isStrict, propertyOf, type Schema, shapeOf } from './schema-kinds.ts'

/** The texts of each name of a query, still encoded, in the order in which the names first came. */
type Sent = Map<string, string[]>

/** Takes what belongs to a parameter out of a query; undefined where nothing does. */
type Take = (sent: Sent) => unknown

/**
 * Makes a function that reads a query, or a form that is written like one, as it came. Names that are not declared are
 * values too, after the declared ones, so that a strict schema refuses them.
 *
 * @param schema an object, whose properties `parameters` are
 */
export function queryReader(
  schema: Schema,
  parameters: readonly Parameter[] = parametersOf(schema, 'query', formDecode),
): (query: string) => Reading {
  const takes = parameters.map((parameter) => ({ parameter, take: takerOf(parameter) }))
  // What takes every name comes after what takes its own.
  takes.sort((a, b) => Number(isSpread(a.parameter)) - Number(isSpread(b.parameter)))
  const isClosed = isStrict(schema)
  return (query) => {
    const reading: Fields = { values: {}, isReadable: true }
    const { sent, malformed } = split(query)
    for (const { parameter, take } of takes) {
      const value = sent.size === 0 ? undefined : take(sent)
      if (value !== undefined) addValue(reading, parameter.name, value)
    }
    for (const [name, texts] of sent) {
      if (isClosed) define(reading.values, name, formDecode(texts[0]!) ?? texts[0])
      else addValue(reading, name, readerOf(name, schema)(texts))
    }
    if (isClosed && malformed !== undefined) addValue(reading, malformed, new Unreadable(badEncoding))
    return reading
  }
}

/** Makes a function that reads a query that is one value of a media type. */
export function querystringReader(schema: Schema, mediaType: string): (query: string) => Reading {
  if (kindOf(mediaType) === 'form') return queryReader(schema)
  const parameter = parameterOf('', schema, 'query', { content: { [mediaType]: {} } }, percentDecode)
  return (query) => {
    const values = query === '' ? undefined : parameter.read([query])
    return { values, isReadable: !(values instanceof Unreadable) }
  }
}

function split(query: string): { sent: Sent; malformed: string | undefined } {
  const sent: Sent = new Map()
  let malformed: string | undefined
  for (const pair of query === '' ? [] : query.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const encodedName = equals < 0 ? pair : pair.slice(0, equals)
    const text = equals < 0 ? '' : pair.slice(equals + 1)
    const name = formDecode(encodedName)
    const before = name === undefined ? undefined : sent.get(name)
    if (name === undefined) malformed ??= encodedName
    else if (before === undefined) sent.set(name, [text])
    else before.push(text)
  }
  return { sent, malformed }
}

function takerOf(parameter: Parameter): Take {
  if (isSpread(parameter)) return spreadTaker(parameter)
  const { name, read, wire } = parameter
  return (sent) => {
    const deep = wire.style === 'deepObject' ? takeDeepObject(parameter, sent) : undefined
    if (deep !== undefined) return deep
    const texts = sent.get(name)
    if (texts === undefined) return undefined
    sent.delete(name)
    return read(texts)
  }
}

/** Whether a parameter is an object whose properties are names of the query themselves. */
function isSpread({ schema, wire }: Parameter): boolean {
  return wire.style === 'form' && wire.explode && isOfObjects(schema)
}

function spreadTaker({ schema }: Parameter): Take {
  const takes = Object.entries(shapeOf(schema)).map(([name, property]) => ({
    name,
    take: takerOf(parameterOf(name, property, 'query', {}, formDecode)),
  }))
  const isClosed = isStrict(schema)
  return (sent) => {
    const value: Record<string, unknown> = {}
    const others = isClosed ? [] : [...sent.keys()].map((name) => ({ name, take: other(name) }))
    for (const { name, take } of [...takes, ...others]) {
      const found = take(sent)
      if (found instanceof Unreadable) return unreadableAt(found, name)
      if (found !== undefined) define(value, name, found)
    }
    return Object.keys(value).length === 0 ? undefined : value
  }

  function other(name: string): Take {
    return (sent) => {
      const texts = sent.get(name)
      sent.delete(name)
      return texts && readerOf(name, schema)(texts)
    }
  }
}

/** How a name that is not declared is read, by what `schema` says of such names. */
function readerOf(name: string, schema: Schema): Parameter['read'] {
  return parameterOf(name, propertyOf(schema, name) ?? anything, 'query', {}, formDecode).read
}

const anything = z.unknown()
