import type { SchemaContext } from '../analyse/schema-context.ts'
import type { JsonObject } from './json.ts'
import { at } from './pointer.ts'

/** A schema object, where it stands, and where its problems go. */
export interface Reader {
  readonly fragment: JsonObject
  readonly pointer: string
  readonly context: SchemaContext
}

/** A keyword that holds a count. */
export function count<Key extends string>(
  { fragment, pointer, context }: Reader,
  keyword: Key,
): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
    return { [keyword]: value } as { [K in Key]?: number }
  context.problems.add(at(pointer, keyword), 'This must be a whole number that is not negative.')
  return {}
}

/** A keyword that holds a number. */
export function number<Key extends string>(
  { fragment, pointer, context }: Reader,
  keyword: Key,
): { [K in Key]?: number } {
  const value = fragment[keyword]
  if (value === undefined) return {}
  if (typeof value === 'number') return { [keyword]: value } as { [K in Key]?: number }
  context.problems.add(at(pointer, keyword), 'This must be a number.')
  return {}
}

export function multipleOf(read: Reader): { multiplesOf?: number[] } {
  const { multipleOf: divisor } = number(read, 'multipleOf')
  if (divisor === undefined) return {}
  if (divisor > 0) return { multiplesOf: [divisor] }
  read.context.problems.add(at(read.pointer, 'multipleOf'), 'This must be greater than 0.')
  return {}
}

export function pattern({ fragment, pointer, context }: Reader): { patterns?: string[] } {
  const { pattern: source } = fragment
  if (source === undefined) return {}
  try {
    if (typeof source === 'string' && new RegExp(source, 'u')) return { patterns: [source] }
  } catch (error) {
    context.problems.add(at(pointer, 'pattern'), (error as Error).message)
    return {}
  }
  context.problems.add(at(pointer, 'pattern'), 'This must be a regular expression.')
  return {}
}

/** The format, if it is one of `formats`. */
export function format(
  { fragment, pointer, context }: Reader,
  formats: Readonly<Record<string, unknown>>,
  noun: string,
): { formats?: string[] } {
  const { format: name } = fragment
  if (name === undefined) return {}
  if (typeof name === 'string' && Object.hasOwn(formats, name)) return { formats: [name] }
  context.problems.add(at(pointer, 'format'), `The format ${JSON.stringify(name)} of ${noun} is not supported.`)
  return {}
}
