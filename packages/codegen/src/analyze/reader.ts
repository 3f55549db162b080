import type { Json, JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { unicodePattern } from '../read/unicode-pattern.ts'
import type { SchemaContext } from './schema-context.ts'

/** A schema object, its pointer, and the context that collects its problems. */
export interface Reader {
  readonly fragment: JsonObject
  readonly pointer: string
  readonly context: SchemaContext
}

/** Reads a keyword whose value is a non-negative integer. */
export function count<Key extends string>(
  { fragment, pointer, context }: Reader,
  keyword: Key,
): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    return { [keyword]: value } as { [K in Key]?: number }
  context.problems.report('not-a-count', at(pointer, keyword))
  return {}
}

/** Reads a keyword whose value is a number. */
export function number<Key extends string>(
  { fragment, pointer, context }: Reader,
  keyword: Key,
): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (Number.isFinite(value)) return { [keyword]: value } as { [K in Key]?: number }
  context.problems.report('not-a-number', at(pointer, keyword))
  return {}
}

export function multipleOf(read: Reader): { multiplesOf?: number[] } {
  const { multipleOf: divisor } = number(read, 'multipleOf')
  if (divisor === undefined) return {}
  if (divisor > 0) return { multiplesOf: [divisor] }
  read.context.problems.report('not-positive', at(read.pointer, 'multipleOf'))
  return {}
}

export function pattern({ fragment, pointer, context }: Reader): { patterns?: string[] } {
  const { pattern: source } = fragment
  if (source === undefined) return {}
  const found = readPattern(source, at(pointer, 'pattern'), context)
  return found === undefined ? {} : { patterns: [found] }
}

/** Converts a pattern to ECMAScript with the flag `u`. Reports an invalid one. */
export function readPattern(source: Json, pointer: string, { problems }: SchemaContext): string | undefined {
  if (typeof source !== 'string') {
    problems.report('not-a-pattern', pointer)
    return undefined
  }
  try {
    return unicodePattern(source)
  } catch (error) {
    const reason = (error as Error).message.replace('Invalid regular expression: ', '')
    problems.report('invalid-pattern', pointer, { reason })
    return undefined
  }
}

/** The format if it is one of `formats`. Other formats have no effect. */
export function format({ fragment }: Reader, formats: Readonly<Record<string, unknown>>): { formats?: string[] } {
  const { format: name } = fragment
  return typeof name === 'string' && Object.hasOwn(formats, name) ? { formats: [name] } : {}
}
