import { afterAll, expect, test } from 'vitest'
import { compileDocument } from '../src/index.ts'
import type { JsonObject } from '../src/read/json.ts'
import { defaultsOf } from '../src/runtime/zod/index.js'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'

const itself = (name: string) => ({ $ref: `#/components/schemas/${name}` })
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

test('follows $recursiveRef of 2019-09 to its component', () => {
  expect(generated.Anchored.safeParse(nested({ size: 1 }, 3)).success).toBe(true)
  expect(generated.Anchored.safeParse(nested({ size: 'a' }, 3)).success).toBe(false)
  const unanchored = documentOf({ A: { type: 'object', properties: { inner: { $recursiveRef: '#' } } } })
  expect(() => compileDocument(unanchored)).toThrow('$recursiveRef')
})
