import type { NumberSchema, StringSchema } from './schema.ts'

export function intersectStrings(a: StringSchema, b: StringSchema): StringSchema {
  return {
    kind: 'string',
    ...bounds('minLength', Math.max, a.minLength, b.minLength),
    ...bounds('maxLength', Math.min, a.maxLength, b.maxLength),
    ...both('patterns', a.patterns, b.patterns),
    ...both('formats', a.formats, b.formats),
  }
}

export function intersectNumbers(a: NumberSchema, b: NumberSchema): NumberSchema {
  return {
    kind: 'number',
    ...((a.integer || b.integer) && { integer: true }),
    ...bounds('minimum', Math.max, a.minimum, b.minimum),
    ...bounds('maximum', Math.min, a.maximum, b.maximum),
    ...bounds('exclusiveMinimum', Math.max, a.exclusiveMinimum, b.exclusiveMinimum),
    ...bounds('exclusiveMaximum', Math.min, a.exclusiveMaximum, b.exclusiveMaximum),
    ...both('multiplesOf', a.multiplesOf, b.multiplesOf),
    ...both('formats', a.formats, b.formats),
  }
}

/** Chooses between the bounds of two schemas. Returns an object to spread, empty if there are none. */
export function bounds<Key extends string>(
  key: Key,
  choose: (a: number, b: number) => number,
  a: number | undefined,
  b: number | undefined,
): { [K in Key]?: number } {
  const value = a === undefined ? b : b === undefined ? a : choose(a, b)
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: number }
}

/** The values of two schemas, each once. Returns an object to spread, empty if there are none. */
export function both<T, Key extends string>(key: Key, a: T[] | undefined, b: T[] | undefined): { [K in Key]?: T[] } {
  const values = [...new Set([...(a ?? []), ...(b ?? [])])]
  return (values.length === 0 ? {} : { [key]: values }) as { [K in Key]?: T[] }
}
