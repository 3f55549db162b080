import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { schemaDescriber } from '../../src/runtime/document/schema-describer.ts'
import { documentOf } from '../library-document.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
})
const base = object({ id: { type: 'string', minLength: 1 } }, ['id'])
const document = documentOf({ Base: base, Other: { allOf: [reference('Base'), object({ a: {} })] } })
const described = schemaDescriber(document, document)

describe('a derived schema is written as authored', () => {
  test.each<[Json, Json]>([
    [true, {}],
    [false, { not: {} }],
    [
      { type: 'string', const: 'a', description: 'A.' },
      { type: 'string', enum: ['a'] },
    ],
    [{ enum: ['a', null] }, { type: ['string', 'null'], enum: ['a', null] }],
    [
      { type: 'integer', enum: [1, 1, 'a'] },
      { type: ['number'], enum: [1] },
    ],
    [{ type: 'object', additionalProperties: true }, { type: 'object' }],
    [
      { ...reference('Base'), default: {} },
      { allOf: [reference('Base')], default: {} },
    ],
    [{ type: 'object', ...reference('Base') }, reference('Base')],
    [{ allOf: [reference('Base'), object({}, ['id'])] }, reference('Base')],
    [{ allOf: [reference('Base'), object({ id: { type: 'string' } })] }, reference('Base')],
    [
      { allOf: [reference('Base'), object({ name: {} })], unevaluatedProperties: false },
      { ...object({ id: { type: 'string', minLength: 1 }, name: {} }, ['id']), additionalProperties: false },
    ],
    [
      { type: 'object', 'x-exactly-one-of': ['a', 'b'] },
      { type: 'object', oneOf: [{ required: ['b'] }, { required: ['a'] }] },
    ],
    [
      { type: ['string', 'integer', 'null'], minLength: 2 },
      { anyOf: [{ type: 'string', minLength: 2 }, { type: 'integer' }, { type: 'null' }] },
    ],
    [
      { anyOf: [{ type: ['string', 'null'] }, reference('Base')] },
      { anyOf: [{ type: 'string' }, reference('Base'), { type: 'null' }] },
    ],
    [
      { oneOf: [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }] },
      { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    ],
    [
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      { anyOf: [{ required: ['a'] }, { required: ['b'] }, { type: 'null' }] },
    ],
    [
      { type: 'string', pattern: '^\\@/' },
      { type: 'string', pattern: '^@\\/' },
    ],
    [
      { type: 'string', format: 'unknown', maximum: 1, unknown: 1 },
      { type: 'string', xml: {} },
    ],
  ])('%j for %j', (authored, own) => {
    expect(described(authored, own)).toBe(authored)
    // So it is the other way around.
    expect(described(own, authored)).toBe(own)
  })
})

test('a component whose schema is derived again stays a reference', () => {
  const authored = reference('Other')
  expect(described(authored, { allOf: [reference('Base'), object({ a: {} })] })).toBe(authored)
})

describe('a derived schema that means something else stays, with the authored annotations', () => {
  const closed = { allOf: [reference('Base'), object({ a: {} })], unevaluatedProperties: false }
  test.each<[string, Json, Json]>([
    ['a bound', { type: 'string', maxLength: 2 }, { type: 'string', maxLength: 3 }],
    ['a type that refuses a value', { enum: ['a', 1] }, { type: 'string', enum: ['a', 1] }],
    ['a type that refuses the constant', { const: 'a' }, { type: 'integer', const: 'a' }],
    ['integers', { type: 'number' }, { type: 'integer' }],
    ['null', { type: ['string', 'null'] }, { type: 'string' }],
    [
      'null of two options',
      { allOf: [{ oneOf: [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }] }] },
      { type: ['string', 'integer', 'null'] },
    ],
    ['the only option', { oneOf: [reference('Base'), {}] }, { anyOf: [reference('Base'), {}] }],
    ['a forbidden property', object({ id: false }), object({})],
    ['a forbidden property of a base', { allOf: [reference('Base'), object({ id: false })] }, reference('Base')],
    [
      'more of a property of a base',
      { allOf: [reference('Base'), object({ id: { maxLength: 2 } })] },
      reference('Base'),
    ],
    ['a closed member', closed, { ...closed, allOf: [reference('Base'), { additionalProperties: false }] }],
    [
      'a property that both parts have',
      { allOf: [reference('Base'), object({ id: { type: 'string', maxLength: 2 } })], unevaluatedProperties: false },
      { ...object({ id: { type: 'string', maxLength: 2 } }, ['id']), additionalProperties: false },
    ],
    [
      'another group',
      { type: 'object', 'x-exactly-one-of': ['a', 'b'] },
      { type: 'object', 'x-exactly-one-of': ['a', 'c'] },
    ],
  ])('%s', (_name, authored, own) => {
    expect(described(authored, own)).not.toBe(authored)
    expect(described(own, authored)).not.toBe(own)
  })

  test('and parts that mean the same', () => {
    const authored = {
      title: 'A',
      ...object({ a: { const: 1, description: 'One.' }, b: { type: 'string', maxLength: 2, examples: ['b'] } }),
    }
    const own = object({ a: { enum: [1] }, b: { type: 'string', maxLength: 3 } })
    expect(described(authored, own)).toEqual({
      title: 'A',
      ...object({ a: { const: 1, description: 'One.' }, b: { type: 'string', maxLength: 3, examples: ['b'] } }),
    })
  })
})
