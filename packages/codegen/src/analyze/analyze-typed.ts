import { asArray, isObject, type Json, type JsonType } from '../read/json.ts'
import { hasOneOf, isOfIntegers, keywordsOfType, shapesAny } from '../read/keywords-of-type.ts'
import { at } from '../read/pointer.ts'
import { canonical } from '../runtime/zod/index.ts'
import { analyzeObject } from './analyze-object.ts'
import { format, multipleOf, numbers, ownFormat, pattern, type Reader, rulesOf } from './reader.ts'
import { restOf } from './rest-of.ts'
import type { ArraySchema, Schema } from './schema.ts'

const typeNames = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object']
const everyType: ReadonlySet<JsonType> = new Set(['object', 'array', 'string', 'number', 'boolean', 'null'])

/** Analyzes `type`, `const`, `enum` and the type-specific keywords. Returns undefined if there are none. */
export function analyzeTyped(read: Reader): Schema | undefined {
  const { fragment } = read
  const stated = fragment.type !== undefined
  if (stated) checkTypeKeyword(read)
  // Type-specific keywords do not restrict values of other types, so without a type those values are allowed.
  const restricts = shapesAny(fragment)
  const shape = stated || restricts ? ofTypes(read.types ?? everyType, read) : undefined
  if (fragment.const === undefined && fragment.enum === undefined) return shape
  return literalPart(read)
}

function ofTypes(types: ReadonlySet<JsonType>, read: Reader): Schema {
  const [only] = types
  if (types.size === 1) return ofType(only!, read)
  return { kind: 'union', mode: 'anyOf', options: [...types].map((type) => ofType(type, read)) }
}

function checkTypeKeyword({ fragment: { type }, pointer, context }: Reader): void {
  if (typeof type === 'string' && typeNames.includes(type)) return
  const names = Array.isArray(type) ? type : [type]
  const valid = names.length > 0 && names.every((name) => typeof name === 'string' && typeNames.includes(name))
  if (!valid || new Set(names).size < names.length) {
    context.problems.report('unknown-type', at(pointer, 'type'), { types: typeNames.join(', ') })
  }
}

/** Whether a value contains `1e400`, or `.inf` or `.nan` of YAML, which would be printed as null. */
function holdsInfinite(value: Json): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsInfinite)
}

/** Analyzes `const` or `enum`. Values that violate the other keywords never match and are left out. */
function literalPart({ fragment, pointer, context }: Reader): Schema {
  const keyword = fragment.const === undefined ? 'enum' : 'const'
  const keywordPointer = at(pointer, keyword)
  const listed = keyword === 'const' ? [fragment.const!] : fragment.enum
  if (!Array.isArray(listed)) {
    context.problems.report('not-values', keywordPointer)
    return { kind: 'any' }
  }
  if (listed.length === 0) context.problems.report('empty-enum', keywordPointer)
  if (listed.some(holdsInfinite)) {
    context.problems.report('not-finite', keywordPointer)
    return { kind: 'any' }
  }
  const values = context.literals(fragment)
  const fitting = new Set(values.map(canonical))
  const seen = new Set<string>()
  for (const value of listed) {
    const text = canonical(value)
    const code = seen.has(text) ? 'value-twice' : 'value-never-fits'
    if (seen.has(text) || !fitting.has(text))
      context.problems.report(code, keywordPointer, { value: JSON.stringify(value) })
    seen.add(text)
  }
  return values.length === 0 ? { kind: 'never' } : { kind: 'literal', values: [...values] }
}

function ofType(type: JsonType, read: Reader): Schema {
  switch (type) {
    case 'null':
    case 'boolean':
      return { kind: type }
    case 'string':
      // Most strings are just that.
      if (!hasOneOf(keywordsOfType.string, read.fragment)) return { kind: type, ...knownValues(read) }
      return {
        kind: type,
        ...knownValues(read),
        ...ownFormat(read, type),
        ...rulesOf(type, {
          ...numbers(read, 'minLength', 'maxLength'),
          ...pattern(read),
          ...format(read, type),
        }),
      }
    case 'number': {
      const isInteger = isOfIntegers(read.fragment)
      if (!isInteger && !hasOneOf(keywordsOfType.number, read.fragment)) return { kind: type }
      const keywords = {
        ...numbers(read, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
        ...multipleOf(read),
        ...format(read, type),
      }
      return {
        kind: type,
        ...ownFormat(read, type),
        ...(isInteger ? { rules: [{ type: 'integer', ...keywords }] } : rulesOf(type, keywords)),
      }
    }
    case 'array':
      return arrayOf(read)
    case 'object':
      return analyzeObject(read)
  }
}

function knownValues({ fragment }: Reader): { known?: string[] } {
  const known = fragment['x-known-values']
  return Array.isArray(known) ? { known: known.filter((value) => typeof value === 'string') } : {}
}

function arrayOf(read: Reader): ArraySchema {
  const { fragment, pointer, context } = read
  const { items, prefixItems, contains } = fragment
  const rest = restOf(fragment)
  if (prefixItems !== undefined && asArray(prefixItems).length === 0) {
    context.problems.report('not-schemas', at(pointer, 'prefixItems'))
  }
  const prefix = asArray(prefixItems).map((item, index) => context.analyze(item, at(pointer, 'prefixItems', index)))
  if (contains !== undefined) {
    context.analyze(contains, at(pointer, 'contains'))
    numbers(read, 'minContains', 'maxContains')
  }
  if (items !== undefined && !isObject(items) && typeof items !== 'boolean') {
    context.problems.report('items-not-a-schema', at(pointer, 'items'))
    return { kind: 'array', items: { kind: 'any' } }
  }
  const counts = numbers(read, 'minItems', 'maxItems')
  return {
    kind: 'array',
    ...(prefix.length > 0 && { prefix }),
    items:
      rest === undefined
        ? { kind: 'any' }
        : context.analyze(rest, at(pointer, items === undefined ? 'unevaluatedItems' : 'items')),
    ...counts,
    ...rulesOf('array', { ...counts, ...(fragment.uniqueItems === true && { uniqueItems: true }) }),
  }
}
