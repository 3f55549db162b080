import type { z } from '@hono/zod-openapi'
import { asksFor, changeParts, PartError, type Pass, type Schema } from './change-parts.ts'
import { setOwn } from './json-type-of.ts'
import { checkOf, refuse } from './refuse.ts'

/** What the values of a format are in a service. A codec of zod is one too. */
export interface Codec<Wire, Value> {
  /** Makes a value of a valid string or number. Throws an error if that is impossible: its message goes to the client. */
  decode(wire: Wire): Value
  /** The string or number of a value. */
  encode(value: Value): Wire
}

/** Says which strings or numbers are valid. A function returns false or throws an error for others. */
export type Validator<Wire> = RegExp | ((wire: Wire) => unknown)

/** The type of a format's values in a service. */
export type Decoded<By, Wire> = By extends { decode(wire: never): infer Value } ? Value : Wire

/** Gives a format to a schema. It documents and validates the string or number; `decode` makes a value of it. */
export type OwnFormat<Value, Wire> = (schema: z.ZodType<Wire>) => z.ZodType<Value, Wire>

/** The JSON of a value. `Pairs` are the types of decoded values, each with that of their string or number. */
export type OnWire<T, Pairs> = T extends (...input: never[]) => unknown
  ? T
  : T extends object
    ? [WireOf<T, Pairs>] extends [never]
      ? { [Key in keyof T]: OnWire<T[Key], Pairs> }
      : WireOf<T, Pairs>
    : T

type WireOf<T, Pairs> = Pairs extends readonly [infer Value, infer Wire]
  ? [T, Value] extends [Value, T]
    ? Wire
    : never
  : never

/** The codec of each check of a format that has one. */
const codecs = new WeakMap<object, Codec<unknown, unknown>>()

/**
 * `text({ format: 'decimal' }).apply(formatAs('decimal', decimal))`: valid strings or numbers of a format.
 *
 * @throws Error if `by` is no codec and no validator
 */
export function formatAs(name: string, by: Codec<never, never> | Validator<never>): OwnFormat<never, never> {
  const validate = validatorOf(name, by as Codec<unknown, unknown> | Validator<unknown>)
  const check = checkOf<unknown>((payload) => {
    let reason = ''
    try {
      if (validate(payload.value) !== false) return
    } catch (error) {
      reason = `: ${messageOf(error)}`
    }
    refuse(payload, 'format', `must be a valid ${name}${reason}`)
  })
  if ('decode' in by) codecs.set(check, by as Codec<unknown, unknown>)
  return ((schema: z.ZodType) => schema.check(check)) as never
}

function validatorOf(name: string, by: Codec<unknown, unknown> | Validator<unknown>): (wire: unknown) => unknown {
  if (by instanceof RegExp) return (wire) => String(wire).search(by) >= 0
  if (typeof by === 'function') return by
  if (typeof by?.decode !== 'function' || typeof by.encode !== 'function')
    throw new Error(`The format '${name}' must be { decode, encode }, a regular expression or a function.`)
  return (wire) => {
    by.decode(wire)
  }
}

/** Those of zod have a list of issues instead of a sentence. */
function messageOf(error: unknown): string {
  const { issues, message } = (error ?? {}) as { issues?: readonly { message: string }[]; message?: string }
  return issues?.[0]?.message ?? message ?? String(error)
}

function codecOf(schema: Schema): Codec<unknown, unknown> | undefined {
  const { checks = [] } = schema._zod.def as { checks?: readonly object[] }
  for (const check of checks) if (codecs.has(check)) return codecs.get(check)
  return undefined
}

function passOf(direction: keyof Codec<unknown, unknown>, matches: Pass['matches']): Pass {
  return {
    asks: (schema) => codecOf(schema) !== undefined,
    change(schema, value) {
      if (value === undefined) return value
      try {
        return codecOf(schema)![direction](value)
      } catch (error) {
        throw new PartError(`cannot be ${direction}d: ${messageOf(error)}`)
      }
    },
    matches,
    combine: (value, changes) =>
      changes.map((change) => change(value)).reduce((left, right) => merged(value, left, right)),
    asking,
  }
}

/** The same schemas ask for both directions. */
const asking: Pass['asking'] = new WeakMap()
const decoding = passOf('decode', 'before')
const encoding = passOf('encode', 'after')

/** Joins two changes of a value. Of a part that both change, the left one counts. */
function merged(value: unknown, left: unknown, right: unknown): unknown {
  if (left === value) return right
  if (right === value) return left
  if (Array.isArray(left) && Array.isArray(right) && Array.isArray(value))
    return value.map((item, index) => merged(item, left[index], right[index]))
  // The value of a class is an object too, for a schema of objects.
  if (!isRecord(value) || !isRecord(left) || !isRecord(right)) return isRecord(left) ? right : left
  const result = { ...left }
  for (const key of Object.keys(right)) setOwn(result, key, merged(value[key], left[key], right[key]))
  return result
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Change = ((value: unknown) => unknown) | undefined

/** Returns a function that decodes the formats in a valid value, or undefined if the schema has none with a codec. */
export function decoderOf(schema: Schema): Change {
  return asksFor(decoding, schema) ? (value) => changeParts(decoding, schema, value) : undefined
}

/** Returns a function that encodes the formats in a value of a service, or undefined if the schema has none with a codec. */
export function encoderOf(schema: Schema): Change {
  return asksFor(encoding, schema) ? (value) => changeParts(encoding, schema, value) : undefined
}

/** Decodes the formats in a valid value. @throws PartError */
export function decode<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return changeParts(decoding, schema, value) as z.output<S>
}

/** Encodes the formats in a value of a service, such as for the request of a webhook. @throws PartError */
export function encode<S extends z.ZodType>(schema: S, value: z.output<S>): z.input<S> {
  return changeParts(encoding, schema, value) as z.input<S>
}
