import { assert, json, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeUtf8, JsonError, parseJson as parse } from '../../src/runtime/hono/parse-json.ts'

const maxDepth = 64
const parseJson = (input: Uint8Array | string, depth = maxDepth) =>
  parse(typeof input === 'string' ? input : decodeUtf8(input), depth)
const bytes = (text: string) => new TextEncoder().encode(text)

function failure(input: Uint8Array | string, depth = maxDepth): string {
  try {
    return `parsed: ${JSON.stringify(parseJson(input, depth))}`
  } catch (error) {
    if (error instanceof JsonError) return `${error.kind}: ${error.message}`
    throw error
  }
}

test('parses text and bytes', () => {
  expect(parseJson('{"a":[1,"é"]}')).toEqual({ a: [1, 'é'] })
  expect(parseJson(bytes('{"a":[1,"é"]}'))).toEqual({ a: [1, 'é'] })
})

test('returns undefined for empty input', () => {
  expect(parseJson('')).toBeUndefined()
  expect(parseJson(new Uint8Array())).toBeUndefined()
})

test('removes a byte order mark', () => {
  expect(parseJson(bytes('\ufeff{}'))).toEqual({})
})

test('keeps the last of equal keys, and __proto__ as a key', () => {
  expect(parseJson('{"a":1,"a":2}')).toEqual({ a: 2 })
  expect(Object.keys(parseJson('{"__proto__":1e2}') as object)).toEqual(['__proto__'])
})

test('rejects input that is not UTF-8 or not JSON', () => {
  expect(failure(new Uint8Array([0x22, 0xff, 0x22]))).toBe('encoding: body must be UTF-8')
  expect(failure(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('encoding: body must be UTF-8')
  for (const text of [' ', '{', '{"a":1,}', "{'a':1}", 'NaN', '[1 2]', '01', '"\n"', '{}{}', '\u00a0{}']) {
    expect(failure(text), text).toBe('syntax: body must be valid JSON')
  }
})

describe('depth', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  test('counts open arrays and objects', () => {
    expect(failure(nested(64))).toMatch(/^parsed/)
    expect(failure(nested(65))).toBe('depth: body must not be nested deeper than 64 levels')
    expect(failure('{"a":[{"b":1}]}         ', 3)).toMatch(/^parsed/)
    expect(failure('{"a":[{"b":[1]}]}', 3)).toMatch(/^depth/)
    expect(failure(`[${'[],'.repeat(500)}{}]`)).toMatch(/^parsed/)
  })
  test('ignores brackets in strings, even after escapes', () => {
    expect(failure(JSON.stringify(`\\"${'['.repeat(500)}\\`))).toMatch(/^parsed/)
    expect(failure(`["\\\\",${nested(70)}]`)).toMatch(/^depth/)
  })
  test('handles a million brackets', () => {
    expect(failure('['.repeat(1_000_000))).toMatch(/^depth/)
    expect(failure(`{"a":"${'x'.repeat(1_000_000)}`)).toMatch(/^syntax/)
  })
})

describe('numbers', () => {
  const exact = [
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['0.1', 0.1],
    ['3.141592653589793', Math.PI],
    ['1e3', 1000],
    ['1E-7', 1e-7],
    ['1.5e300', 1.5e300],
    ['0e999', 0],
    ['9007199254740992', 2 ** 53],
    ['-9223372036854776000', -(2 ** 63)],
    ['9007199254740992.0', 2 ** 53],
    ['0.00000000000000000', 0],
    ['0e999', 0],
    ['1.0', 1],
    ['1e2', 100],
    ['-1.50e-1', -0.15],
    ['0.10000000000000000', 0.1],
    ['0.30000000000000004', 0.1 + 0.2],
    ['100000000000000000000000', 1e23],
    ['9007199254740992e0', 2 ** 53],
    ['5e-324', Number.MIN_VALUE],
    ['1.7976931348623157E+308', Number.MAX_VALUE],
  ] as const
  test.each(exact)('%s is taken', (text, value) => {
    expect(parseJson(text)).toBe(value)
    expect(parseJson(`{"a":[${text}]}`)).toEqual({ a: [value] })
  })

  const tooLong = 'has more digits than a double can hold'
  const inexact: [string, string][] = [
    ['9007199254740993', tooLong],
    ['9223372036854775808', tooLong],
    ['-9007199254740993', tooLong],
    ['123456789012345678901234567890', tooLong],
    ['9007199254740993.0', tooLong],
    ['9.007199254740993e15', tooLong],
    ['12345678901234567890.5', tooLong],
    ['3.141592653589793238', tooLong],
    ['0.1000000000000000055511151231257827', tooLong],
    ['1e999', 'is too large a number'],
    ['-1e999', 'is too large a number'],
    ['1e-999', 'is too small a number'],
  ]
  test.each(inexact)('%s is refused', (text, reason) => {
    expect(failure(text)).toBe(`number: body ${reason}`)
    expect(failure(`{"a":[0, {"b c":${text}}]}`)).toBe(`number: body.a[1]["b c"] ${reason}`)
    expect(failure(`[\n${text}]`)).toBe(`number: body[0] ${reason}`)
  })

  test('ignores digits in strings', () => {
    expect(parseJson('{"a":"x: 12345678901234567890","b":"1e999"}')).toEqual({
      a: 'x: 12345678901234567890',
      b: '1e999',
    })
  })
})

test('parses random JSON like JSON.parse, or rejects a number that may not fit a double', () => {
  const check = (text: string) => {
    const value: unknown = JSON.parse(text)
    try {
      expect(parseJson(text, 1000)).toStrictEqual(value)
    } catch (error) {
      if (!(error instanceof JsonError)) throw error
      const number = error.path.reduce<unknown>((outer, key) => (outer as Record<string, unknown>)[key], value)
      expect(error.kind).toBe('number')
      expect(Math.abs(number as number)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    }
  }
  // The first number triggers a scan of the whole text.
  assert(property(json(), (text) => check(`[1e3,${text}]`)))
  assert(property(json(), json(), (one, other) => check(`{"a":${one},"b":[${other},12345678901234567890,${one}]}`)))
})
