import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { documentOf } from '../library-document.ts'
import { normalizeDocument } from './normalize-document.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
})

const others: JsonObject = {
  Base: object({ id: { type: 'string' } }, ['id']),
  Cat: object({ kind: { const: 'cat' } }, ['kind']),
  Dog: { allOf: [reference('Base'), object({ kind: { const: 'dog' } }, ['kind'])] },
}
const schemaOf = (schema: Json, isAuthored = false) =>
  (normalizeDocument(documentOf({ ...others, It: schema }), { isAuthored }).schemas as JsonObject).It

const extended = { allOf: [reference('Base'), object({ name: {} })], unevaluatedProperties: false }
const choice = { oneOf: [reference('Cat'), reference('Dog')] }
const mapping = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' }
const discriminated = { ...choice, discriminator: { propertyName: 'kind', mapping } }

describe('schemas with the same requirements', () => {
  test.each<[Json, Json]>([
    [true, {}],
    [
      { type: 'string', const: 'a' },
      { type: 'string', enum: ['a'] },
    ],
    [
      { type: ['string', 'null'], enum: ['a', null] },
      { type: ['null', 'string'], enum: ['a', null] },
    ],
    [{ type: 'object', additionalProperties: true }, { type: 'object' }],
    [{ ...reference('Base'), default: {} }, { allOf: [reference('Base'), { default: {} }] }],
    [extended, { ...object({ id: { type: 'string' }, name: {} }, ['id']), additionalProperties: false }],
    [
      { type: 'object', 'x-exactly-one-of': ['a', 'b'] },
      { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
  ])('%j and %j', (one, other) => {
    expect(schemaOf(one)).toEqual(schemaOf(other))
  })

  test('a choice without a discriminator, and what zod-openapi makes of it', () => {
    expect(schemaOf(choice, true)).toEqual(schemaOf(discriminated))
  })
})

describe('schemas that do not', () => {
  const closedMember = {
    ...extended,
    allOf: [reference('Base'), { ...object({ name: {} }), additionalProperties: false }],
  }
  test.each<[string, Json, Json]>([
    ['a closed member of a composition', extended, closedMember],
    ['a type that refuses a value', { enum: ['a', 1] }, { type: 'string', enum: ['a', 1] }],
    ['a type that refuses the constant', { const: 'a' }, { type: 'integer', const: 'a' }],
    ['a discriminator that is missing', choice, discriminated],
    [
      'a discriminator by another property',
      { ...choice, discriminator: { propertyName: 'id', mapping } },
      discriminated,
    ],
    [
      'a wrong mapping',
      { ...choice, discriminator: { propertyName: 'kind', mapping: { ...mapping, dog: mapping.cat } } },
      discriminated,
    ],
    ['a mapping that is missing', { ...choice, discriminator: { propertyName: 'kind' } }, discriminated],
    ['a bound', { type: 'string', maxLength: 2 }, { type: 'string', maxLength: 3 }],
  ])('%s', (_name, one, other) => {
    expect(schemaOf(one)).not.toEqual(schemaOf(other))
    // The same holds if the schema is authored.
    if (one !== choice) expect(schemaOf(one, true)).not.toEqual(schemaOf(other))
  })
})

describe('a parameter', () => {
  const withParameter = (parameter: JsonObject, options = {}) => {
    const parameters = [{ name: 'a', in: 'query', schema: { type: 'array' }, ...parameter }]
    const paths = { '/a': { get: { parameters, responses: {} } } }
    return normalizeDocument({ openapi: '3.1.0', paths }, options)
  }

  test('is equal with the default style', () => {
    expect(withParameter({ style: 'form', explode: true, required: false })).toEqual(withParameter({}))
  })

  test.each([{ style: 'spaceDelimited' }, { style: 'deepObject' }, { explode: false }, { required: true }])(
    'differs by %j',
    (parameter) => {
      expect(withParameter(parameter)).not.toEqual(withParameter({}))
    },
  )

  test('differs in the x-… fields that are compared', () => {
    const marked = { 'x-a': 1, 'x-b': 2 }
    expect(withParameter(marked)).not.toEqual(withParameter({ 'x-a': 1 }))
    const options = { extensions: ['x-a'] }
    expect(withParameter(marked, options)).toEqual(withParameter({ 'x-a': 1 }, options))
    expect(withParameter(marked, options)).not.toEqual(withParameter({ 'x-a': 2 }, options))
  })
})
