import type { Json, JsonObject, JsonType } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { unicodePattern } from '../runtime/document/unicode-pattern.ts'
import type { FormattedKind } from './own-formats.ts'
import type { SchemaContext } from './schema-context.ts'

/** A schema object, its pointer, and the context that collects its problems. */
export interface Reader {
  readonly fragment: JsonObject
  readonly pointer: string
  readonly context: SchemaContext
  /** The types that it states or inherits; undefined if unknown. */
  readonly types: ReadonlySet<JsonType> | undefined
}

/** Reads keywords whose values are numbers: those that end in `imum` may be any, others count something. */
export function numbers<Key extends string>(
  { fragment, pointer, context }: Reader,
  ...keywords: readonly Key[]
): { [K in Key]?: number } {
  const result: { [K in Key]?: number } = {}
  for (const keyword of keywords) {
    const value = fragment[keyword]
    const isCount = !keyword.endsWith('imum')
    if (value === undefined) continue
    if (isCount ? Number.isInteger(value) && Number(value) >= 0 : Number.isFinite(value))
      result[keyword] = Number(value)
    else context.problems.report(isCount ? 'not-a-count' : 'not-a-number', at(pointer, keyword))
  }
  return result
}

/** Reads `multipleOf`, which is greater than 0. Returns an object to spread, empty if there is none. */
export function multipleOf({ fragment, pointer, context }: Reader): { multipleOf?: number } {
  const { multipleOf: divisor } = fragment
  if (divisor === undefined) return {}
  if (Number.isFinite(divisor) && Number(divisor) > 0) return { multipleOf: Number(divisor) }
  context.problems.report(Number.isFinite(divisor) ? 'not-positive' : 'not-a-number', at(pointer, 'multipleOf'))
  return {}
}

/** Reads `pattern`. Returns an object to spread, empty if there is none. */
export function pattern({ fragment, pointer, context }: Reader): { pattern?: string } {
  if (fragment.pattern === undefined) return {}
  const found = readPattern(fragment.pattern, at(pointer, 'pattern'), context)
  return found === undefined ? {} : { pattern: found }
}

/** Converts a pattern to ECMAScript with the flag `u`. Reports an invalid one. */
export function readPattern(source: Json, pointer: string, { problems }: SchemaContext): string | undefined {
  try {
    if (typeof source === 'string') return unicodePattern(source)
    problems.report('not-a-pattern', pointer)
  } catch (error) {
    const reason = (error as Error).message.replace('Invalid regular expression: ', '')
    problems.report('invalid-pattern', pointer, { reason })
  }
  return undefined
}

/** The format if it is known or one of the options. Other formats have no effect. */
export function format({ fragment, context }: Reader, kind: FormattedKind): { format?: string } {
  const { format: name } = fragment
  return typeof name === 'string' && context.knowsFormat(name, kind) ? { format: name } : {}
}

/** The format if the options say how to decode it. */
export function ownFormat({ fragment, context: { formats } }: Reader, kind: FormattedKind): { format?: string } {
  const { format: name } = fragment
  if (typeof name !== 'string' || !formats.has(name, kind)) return {}
  formats.use(name, kind)
  return { format: name }
}

/** The rules of a type. Returns an object to spread, empty if there are none. */
export function rulesOf(type: string, keywords: JsonObject): { rules?: JsonObject[] } {
  return Object.keys(keywords).length === 0 ? {} : { rules: [{ type, ...keywords }] }
}
