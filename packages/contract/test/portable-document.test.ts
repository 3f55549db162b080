import { expect, test } from 'vitest'
import { portable } from '../src/portable-document.ts'

const schemaOf = (schema: object) => portable({ components: { schemas: { Tea: schema } } }).components.schemas.Tea

test('writes the parameters of webhooks inline', () => {
  const Id = { name: 'webhook-id', in: 'header', schema: { type: 'string' } }
  const webhook = { post: { parameters: [{ $ref: '#/components/parameters/Id' }] } }
  const { webhooks } = portable({ webhooks: { poured: webhook }, components: { parameters: { Id } } })
  expect(webhooks).toEqual({ poured: { post: { parameters: [Id] } } })
})

test('says x-exactly-one-of in JSON Schema too', () => {
  const schema = { type: 'object', 'x-exactly-one-of': ['leaf', 'bag'], properties: { leaf: {}, bag: {} } }
  expect(schemaOf(schema)).toEqual({
    ...schema,
    if: { oneOf: [{ required: ['leaf'] }, { required: ['bag'] }] },
    else: { not: {} },
  })
})

test('gives a union of objects with a constant type a discriminator', () => {
  const Poured = { properties: { type: { const: 'tea.poured' } } }
  const Drunk = { allOf: [{ properties: { id: {} } }, { properties: { type: { const: 'tea.drunk' } } }] }
  const oneOf = [{ $ref: '#/components/schemas/Poured' }, { $ref: '#/components/schemas/Drunk' }]
  const { Event } = portable({ components: { schemas: { Poured, Drunk, Event: { oneOf } } } }).components.schemas
  const mapping = { 'tea.poured': '#/components/schemas/Poured', 'tea.drunk': '#/components/schemas/Drunk' }
  expect(Event).toEqual({ oneOf, discriminator: { propertyName: 'type', mapping } })
  expect(schemaOf({ oneOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] })).toEqual({
    oneOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }],
  })
})

test.each([
  [
    { type: 'string', format: 'binary', minLength: 1 },
    { type: 'string', format: 'binary' },
  ],
  [{ type: 'boolean', const: true }, { type: 'boolean' }],
  [{ type: ['object', 'null'], additionalProperties: true }, { type: ['object', 'null'] }],
  [{ type: 'string', pattern: '^W/"' }, { type: 'string' }],
  [
    { name: 'cursor', example: 'v1.a', 'x-shown-only': true },
    { name: 'cursor', 'x-shown-only': true },
  ],
])('leaves out what generators cannot read: %j', (schema, expected) => {
  expect(schemaOf(schema)).toEqual(expected)
})

test('keeps other keywords, and examples as they are', () => {
  const schema = {
    type: 'string',
    minLength: 1,
    pattern: '^a',
    const: 'a',
    examples: [{ type: 'boolean', const: true }],
  }
  expect(schemaOf(schema)).toEqual(schema)
})
