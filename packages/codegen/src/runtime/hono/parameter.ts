import type { z } from '@hono/zod-openapi'
import { metadataOf } from '../zod/index.js'
import { asPaddedInteger, type Coerce, coercionTo } from './coerce.ts'
import { type Failure, failure, Unreadable } from './failure.ts'
import { bareNotNull, definitionOf, type Schema, shapeOf } from './schema-tree.ts'

/** How a parameter is written on the wire. */
export interface Parameter {
  readonly name: string
  /** How the items of an array are told apart; undefined for a scalar. */
  readonly list: 'repeated' | 'comma' | undefined
  readonly coerce: Coerce
}

/** The values of one part of a request as they came; what cannot be read at all is `Unreadable`. */
export interface Reading {
  readonly values: Record<string, unknown>
  isReadable: boolean
}

/** Undoes the encoding of a text; undefined for what is not encoded well. */
export type DecodeText = (text: string) => string | undefined

/**
 * The parameters that the properties of `schema` are, in their order. An array in a query is its name repeated, unless it
 * says `explode: false`; elsewhere its items stand between commas.
 */
export function parametersOf(schema: Schema, part: 'path' | 'query' | 'header'): Parameter[] {
  return Object.entries(shapeOf(schema) ?? {}).map(([name, property]) => {
    const { param = {}, ...metadata } = metadataOf(property as z.ZodType)
    const inner = definitionOf(bareNotNull(property))
    const isList = inner.type === 'array'
    const isRepeated = part === 'query' && param.explode !== false
    const isPadded = (param['x-leading-zeros'] ?? metadata['x-leading-zeros']) === true
    return {
      name,
      list: isList ? (isRepeated ? 'repeated' : 'comma') : undefined,
      coerce: isPadded ? asPaddedInteger : coercionTo(isList ? inner.element : property),
    }
  })
}

/**
 * Adds the value of `parameter` to `reading`.
 *
 * @param sent the text that came, still encoded
 * @param all every text that came, if there are several
 */
export function readParameter(
  { name, list, coerce }: Parameter,
  sent: string,
  all: readonly string[] | undefined,
  decodeText: DecodeText,
  reading: Reading,
): void {
  if (all !== undefined && list !== 'repeated') {
    addUnreadable(reading, name, failure('repeated', 'must not be given more than once'))
    return
  }
  if (list === undefined) {
    const text = decodeText(sent)
    if (text === undefined) addUnreadable(reading, name, badEncoding)
    else reading.values[name] = coerce(text)
    return
  }
  const texts = (list === 'comma' ? sent.split(',') : (all ?? [sent])).map(decodeText)
  const bad = texts.indexOf(undefined)
  if (bad >= 0) addUnreadable(reading, name, { ...badEncoding, path: [bad] })
  else reading.values[name] = texts.map((text) => coerce(text as string))
}

export const badEncoding = failure('encoding', 'must be percent-encoded UTF-8')

export function addUnreadable(reading: Reading, name: string, reason: Failure): void {
  reading.isReadable = false
  reading.values[name] = new Unreadable(reason)
}
