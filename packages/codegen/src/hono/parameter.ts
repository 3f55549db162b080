import type { z } from '@hono/zod-openapi'
import { metadataOf } from '../zod/index.js'
import { asPaddedInteger, type Coerce, coercionTo } from './coerce.ts'
import { type Failure, failure } from './failure.ts'
import { bareNotNull, definitionOf, type Schema, shapeOf } from './schema-tree.ts'

/** How a parameter is written on the wire. */
export interface Parameter {
  readonly name: string
  /** How the items of an array are told apart; undefined for a scalar. */
  readonly list: 'repeated' | 'comma' | undefined
  readonly coerce: Coerce
}

/** The values of one part of a request as they came, and the first of them that cannot be read at all. */
export interface Reading {
  readonly values: Record<string, unknown>
  unreadable: Failure | undefined
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
    reading.unreadable ??= failure('repeated', 'must not be given more than once', [name])
    return
  }
  if (list === undefined) {
    const text = decodeText(sent)
    if (text === undefined) reading.unreadable ??= badEncoding([name])
    else reading.values[name] = coerce(text)
    return
  }
  const texts = (list === 'comma' ? sent.split(',') : (all ?? [sent])).map(decodeText)
  const bad = texts.indexOf(undefined)
  if (bad >= 0) reading.unreadable ??= badEncoding([name, bad])
  else reading.values[name] = texts.map((text) => coerce(text as string))
}

/** For what is not percent-encoded UTF-8. */
export function badEncoding(path: Failure['path']): Failure {
  return failure('encoding', 'must be percent-encoded UTF-8', path)
}
