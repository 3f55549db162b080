import { z } from '@hono/zod-openapi'
import { setOwn } from '../zod/index.ts'
import { cached } from './cached.ts'
import { Unreadable } from './failure.ts'
import { type Parameter, parameterOf } from './parameter.ts'
import type { DecodeText } from './percent-decode.ts'
import { unreadableAt, type Values } from './reading.ts'
import { isNever, isOfObjects, propertyOf, type Schema, shapeOf } from './schema.ts'
import { takeDeepObject } from './take-deep-object.ts'

/** The encoded texts of each name in a query or form, in the order of first occurrence. */
export type Sent = Map<string, string[]>

/** Removes the texts of a parameter and returns its value. Returns undefined if there are none. */
type Take = (sent: Sent) => unknown

/**
 * Creates a function that parses the names and texts of a query or form. It adds undeclared names after the declared
 * ones, so that a strict schema rejects them.
 *
 * @param schema the object schema whose properties are `parameters`
 */
export function fieldsReader(schema: Schema, parameters: readonly Parameter[], decode: DecodeText) {
  const isPlain = (parameter: Parameter) => !isSpread(parameter) && parameter.wire.style !== 'deepObject'
  const plain = new Map(parameters.filter(isPlain).map(({ name, read }) => [name, read]))
  const others = parameters.filter((parameter) => !isPlain(parameter))
  // Spread objects, which take any name, come after parameters with their own names.
  others.sort((a, b) => Number(isSpread(a)) - Number(isSpread(b)))
  const readUndeclared = undeclaredReader(schema, decode)
  const takes = others.map((parameter) => ({ name: parameter.name, take: takerOf(parameter) }))
  return (sent: Sent): Values => {
    const values: Values = {}
    for (const [name, texts] of sent) {
      const read = plain.get(name)
      if (read === undefined) continue
      const value = read(texts)
      if (value !== undefined) setOwn(values, name, value)
      sent.delete(name)
    }
    for (const { name, take } of takes) {
      const value = take(sent)
      if (value !== undefined) setOwn(values, name, value)
    }
    for (const [name, texts] of sent) {
      const isRefused = isNever(propertyOf(schema, name))
      setOwn(values, name, isRefused ? (decode(texts[0]!) ?? texts[0]) : readUndeclared(name, texts))
    }
    return values
  }
}

/** Creates a function that takes the texts of `parameter`. */
export function takerOf(parameter: Parameter): Take {
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

/** Whether a parameter is an object whose properties are sent as separate parameters. */
function isSpread({ schema, wire }: Parameter): boolean {
  return (wire.style === 'form' || wire.style === 'cookie') && wire.explode && isOfObjects(schema)
}

function spreadTaker({ schema, decode }: Parameter): Take {
  const takes = Object.entries(shapeOf(schema)).map(([name, property]) => ({
    name,
    take: takerOf(parameterOf(name, property, 'query', {}, decode)),
  }))
  const readUndeclared = undeclaredReader(schema, decode)
  return (sent) => {
    const value: Record<string, unknown> = {}
    const names = [...sent.keys()].filter((name) => !isNever(propertyOf(schema, name)))
    const others = names.map((name) => ({ name, take: other(name) }))
    for (const { name, take } of [...takes, ...others]) {
      const found = take(sent)
      if (found instanceof Unreadable) return unreadableAt(found, name)
      if (found !== undefined) setOwn(value, name, found)
    }
    return Object.keys(value).length === 0 ? undefined : value
  }

  function other(name: string): Take {
    return (sent) => {
      const texts = sent.get(name)
      sent.delete(name)
      return texts && readUndeclared(name, texts)
    }
  }
}

/** Creates a function that parses undeclared names by their schema. */
function undeclaredReader(schema: Schema, decode: DecodeText) {
  const readerOf = cached((property: Schema) => parameterOf('', property, 'query', {}, decode).read)
  return (name: string, texts: readonly string[]): unknown => readerOf(propertyOf(schema, name) ?? anything)(texts)
}

const anything = z.unknown()
