import { afterAll, expect, test } from 'vitest'
import { compileDocument, DocumentError, generate } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'
import { defaultsOf } from '../src/runtime/zod/index.ts'
import { generateModules } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

const itself = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const extended = (name: string) => ({
  allOf: [itself(name), { type: 'object', properties: { size: { type: 'integer' } } }],
})
const schemas: JsonObject = {
  Closed: {
    type: 'object',
    oneOf: [
      { properties: { inner: itself('Closed') }, required: ['inner'] },
      { properties: { value: { type: 'integer' } }, required: ['value'] },
    ],
    unevaluatedProperties: false,
  },
  Defaults: {
    allOf: [
      { type: 'object', properties: { size: { type: 'integer', default: 1 } } },
      { type: 'object', minProperties: 1, properties: { inner: { anyOf: [itself('Defaults'), { type: 'null' }] } } },
    ],
  },
  Anchored: {
    $recursiveAnchor: true,
    type: 'object',
    properties: { size: { type: 'integer' }, inner: { $recursiveRef: '#' } },
  },
  Option: {
    oneOf: [
      { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
      { type: 'object', properties: { inner: itself('Option') }, additionalProperties: { const: 1 } },
      { type: 'array', prefixItems: [itself('Option')], minItems: 1 },
    ],
  },
  Tree: { type: 'object', properties: { inner: itself('ClosedTree') } },
  ClosedTree: { ...itself('Tree'), unevaluatedProperties: false },
  Extended: { type: 'object', properties: { inner: extended('Extended') } },
  Even: { type: 'object', properties: { inner: extended('Odd') } },
  Odd: { type: 'object', properties: { inner: extended('Even') } },
}
const modules = generateModules(documentOf(schemas))
afterAll(modules.remove)
const generated = await modules.load('schemas.js')

const nested = (inner: unknown, levels: number): unknown =>
  levels === 0 ? inner : { inner: nested(inner, levels - 1) }
// Validation in exponential time would not finish.
const levels = 60

test('validates a recursive closed object without exponential time', () => {
  const judge = (value: unknown) => generated.Closed.safeParse(nested(value, levels))
  expect(judge({ value: 1 }).success).toBe(true)
  expect(judge({ value: 1, more: 1 }).success).toBe(false)
})

test('fills in defaults of a recursive allOf without exponential time', () => {
  const filled = (inner: unknown, count: number): unknown =>
    count === 0 ? inner : { inner: filled(inner, count - 1), size: 1 }
  const value = nested({ size: 2 }, levels)
  expect(generated.Defaults.parse(value)).toEqual(filled({ size: 2 }, levels))
  expect(defaultsOf(generated.Defaults)?.(value)).toEqual(filled({ size: 2 }, levels))
})

// zod remembers which values it has seen, and containers of ours once confused that.
test.each([
  [true, { inner: { id: 5 } }],
  [true, { inner: { other: 1 } }],
  [true, [[{ id: 5 }]]],
  [false, { inner: { other: 2 } }],
  [false, { inner: { inner: { other: 2 } } }],
  [false, [{ other: 2 }]],
])('validates each level of recursive options: %s for %j', (isValid, value) => {
  expect(generated.Option.safeParse(value).success).toBe(isValid)
})

test.each(['Extended', 'Even'])('supports an extension of a component within itself: %s', (name) => {
  expect(generated[name].safeParse(nested({ size: 1 }, 3)).success).toBe(true)
  expect(generated[name].safeParse(nested({ size: 'a' }, 3)).success).toBe(false)
})

test('follows $recursiveRef of 2019-09 to its component', () => {
  expect(generated.Anchored.safeParse(nested({ size: 1 }, 3)).success).toBe(true)
  expect(generated.Anchored.safeParse(nested({ size: 'a' }, 3)).success).toBe(false)
  const unanchored = documentOf({ A: { type: 'object', properties: { inner: { $recursiveRef: '#' } } } })
  expect(() => compileDocument(unanchored, { strict: true })).toThrow('$recursiveRef')
})

test.each<[string, JsonObject, string]>([
  ['merged', { type: 'object', properties: { inner: { ...itself('A'), unevaluatedProperties: false } } }, '/inner'],
  [
    'with options',
    { anyOf: [{ properties: { inner: { anyOf: [itself('A')], unevaluatedProperties: false } } }] },
    '/inner',
  ],
  ['refers only', { allOf: [{ oneOf: [itself('A')], unevaluatedProperties: false }] }, '/components/schemas/A'],
])('refuses a closed composition that would be copied without end: %s', (_name, schema, pointer) => {
  let found: unknown
  try {
    compileDocument(documentOf({ A: schema }), { strict: true })
  } catch (error) {
    found = error
  }
  expect(found).toBeInstanceOf(DocumentError)
  expect((found as DocumentError).problems).toMatchObject([{ pointer: expect.stringMatching(`${pointer}$`) }])
})

test('validates a closed composition that contains itself if it is a component', () => {
  expect(generated.Tree.safeParse({ more: 1, inner: { inner: {} } }).success).toBe(true)
  expect(generated.Tree.safeParse({ inner: { inner: { more: 1 } } }).success).toBe(false)
})

test('limits the type of components that contain each other as other properties', () => {
  const size = 12
  const member = (index: number) => itself(`Member${index % size}`)
  const members = Array.from({ length: size }, (_none, index) => [
    `Member${index}`,
    {
      type: 'object',
      properties: { next: member(index + 1), [`own${index}`]: member(index + 2) },
      additionalProperties: member(index + 3),
    },
  ])
  const All = { allOf: members.map((_each, index) => member(index)) }
  const files = generate(documentOf({ ...Object.fromEntries(members), All }), { source: 'a test' })
  expect(files.get('types.d.ts')!.length).toBeLessThan(1_000_000)
})
