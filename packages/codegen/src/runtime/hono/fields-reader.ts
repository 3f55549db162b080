import { z } from '@hono/zod-openapi'
import { setOwn } from '../zod/index.ts'
import { cached } from './cached.ts'
import { Unreadable } from './failure.ts'
import { type Parameter, parameterOf } from './parameter.ts'
import type { DecodeText } from './percent-decode.ts'
import { unreadableAt, type Values } from './reading.ts'
import { definitionOf, isNever, isOfObjects, propertyOf, type Schema, shapeOf } from './schema.ts'
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
  others.sort((a, b) => greedOf(a) - greedOf(b))
  const readUndeclared = undeclaredReader(schema, decode)
  const names = parameters.flatMap((each) => (isSpread(each) ? Object.keys(shapeOf(each.schema)) : [each.name]))
  const declared = new Set(names)
  /** Names that several parameters declare. Each of them takes their texts. */
  const shared = new Set(names.filter((name, index) => names.indexOf(name) < index))
  const takes = others.map((parameter) => ({ name: parameter.name, take: takerOf(parameter, declared) }))
  return (sent: Sent): Values => {
    const values: Values = {}
    const kept = [...shared].flatMap((name): [string, string[]][] => (sent.has(name) ? [[name, sent.get(name)!]] : []))
    for (const [name, texts] of sent) {
      const read = plain.get(name)
      if (read === undefined) continue
      const value = read(texts)
      if (value !== undefined) setOwn(values, name, value)
      sent.delete(name)
    }
    for (const { name, take } of takes) {
      for (const [own, texts] of kept) sent.set(own, texts)
      const value = take(sent)
      if (value !== undefined) setOwn(values, name, value)
    }
    for (const [name] of kept) sent.delete(name)
    for (const [name, texts] of sent) {
      const isRefused = isNever(propertyOf(schema, name))
      setOwn(values, name, isRefused ? (decode(texts[0]!) ?? texts[0]) : readUndeclared(name, texts))
    }
    return values
  }
}

/**
 * Creates a function that takes the texts of `parameter`.
 *
 * @param declared the names that parameters declare: an object takes those only that it declares itself
 */
export function takerOf(parameter: Parameter, declared: ReadonlySet<string> = new Set()): Take {
  if (isSpread(parameter)) return spreadTaker(parameter, declared)
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

/** Spread objects come after parameters with their own names, and last those that do not say what their other names are. */
function greedOf(parameter: Parameter): number {
  if (!isSpread(parameter)) return 0
  const rest = propertyOf(parameter.schema, '')
  return rest === undefined || definitionOf(rest).type === 'unknown' ? 2 : 1
}

/** Whether a parameter is an object whose properties are sent as separate parameters. */
function isSpread({ schema, wire }: Parameter): boolean {
  return (wire.style === 'form' || wire.style === 'cookie') && wire.explode && isOfObjects(schema)
}

function spreadTaker({ schema, decode }: Parameter, declared: ReadonlySet<string>): Take {
  const takes = Object.entries(shapeOf(schema)).map(([name, property]) => ({
    name,
    take: takerOf(innerParameter(name, property, decode)),
  }))
  const readUndeclared = undeclaredReader(schema, decode)
  return (sent) => {
    const value: Record<string, unknown> = {}
    const names = [...sent.keys()].filter((name) => !declared.has(name) && !isNever(propertyOf(schema, name)))
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
  const readerOf = cached((property: Schema) => innerParameter('', property, decode).read)
  return (name: string, texts: readonly string[]): unknown => readerOf(propertyOf(schema, name) ?? anything)(texts)
}

/** A property of an object in a query or form. If it is an object itself, it is JSON. */
function innerParameter(name: string, property: Schema, decode: DecodeText): Parameter {
  const about = isOfObjects(property) ? { content: { 'application/json': {} } } : {}
  return parameterOf(name, property, 'query', about, decode)
}

const anything = z.unknown()
