import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../src/read/json.ts'
import { prepareDocument } from '../src/read/prepare-document.ts'
import { Problems } from '../src/read/problems.ts'
import { documentOf } from './library-document.ts'

/** Upgrades a schema of OpenAPI 3.0. Returns the schema and the warnings. */
function upgraded(schema: JsonObject, strictNullable = false): { schema: Json; warnings: string[] } {
  const problems = new Problems()
  const others = { Closed: { type: 'object' }, Open: { type: 'object', nullable: true }, Tree: { allOf: [tree, tree] } }
  const document30 = { ...documentOf({ Subject: schema, ...others }), openapi: '3.0.3' }
  const { document } = prepareDocument(document30, problems, { strictNullable })
  const { schemas } = document.components as { schemas: JsonObject }
  return { schema: schemas.Subject!, warnings: problems.warnings.map(({ code, pointer }) => `${pointer} ${code}`) }
}

const pointer = '/components/schemas/Subject'
const referTo = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const [closed, open, tree] = [referTo('Closed'), referTo('Open'), referTo('Tree')]

describe('a schema of OpenAPI 3.0', () => {
  test.each<[JsonObject, JsonObject]>([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, { type: 'string' }],
    [
      { type: 'object', nullable: true, allOf: [{ type: 'object', nullable: true }] },
      { type: ['object', 'null'], allOf: [{ type: ['object', 'null'] }] },
    ],
    [
      { type: 'string', nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      { type: 'integer', minimum: 0, exclusiveMinimum: true },
      { type: 'integer', exclusiveMinimum: 0 },
    ],
    [
      { type: 'integer', maximum: 9, exclusiveMaximum: false },
      { type: 'integer', maximum: 9 },
    ],
    [{ type: 'integer', exclusiveMaximum: true }, { type: 'integer' }],
    [
      { type: 'object', properties: { nullable: { type: 'boolean' }, $ref: { type: 'string', nullable: true } } },
      { type: 'object', properties: { nullable: { type: 'boolean' }, $ref: { type: ['string', 'null'] } } },
    ],
    [
      { type: 'object', default: { nullable: true }, example: { nullable: true } },
      { type: 'object', default: { nullable: true }, example: { nullable: true } },
    ],
    [
      { type: 'array', items: { additionalProperties: { not: { type: 'string', nullable: true } } } },
      { type: 'array', items: { additionalProperties: { not: { type: ['string', 'null'] } } } },
    ],
    [
      { $ref: '#/components/schemas/Subject', description: 'Kept.', nullable: false },
      { $ref: '#/components/schemas/Subject', description: 'Kept.' },
    ],
  ])('%j', (schema, expected) => {
    expect(upgraded(schema)).toEqual({ schema: expected, warnings: [] })
  })

  test.each<[JsonObject, JsonObject]>([
    [
      { nullable: true, allOf: [closed], description: 'Kept.', readOnly: true },
      { description: 'Kept.', readOnly: true, anyOf: [{ allOf: [closed] }, { type: 'null' }] },
    ],
    [{ nullable: true, oneOf: [closed, closed] }, { anyOf: [{ oneOf: [closed, closed] }, { type: 'null' }] }],
    [{ nullable: true, oneOf: [open, open] }, { anyOf: [{ oneOf: [open, open] }, { type: 'null' }] }],
    [{ nullable: true, anyOf: [closed, closed] }, { anyOf: [{ anyOf: [closed, closed] }, { type: 'null' }] }],
    [
      { type: 'object', nullable: true, allOf: [closed], minProperties: 1 },
      { anyOf: [{ type: 'object', allOf: [closed], minProperties: 1 }, { type: 'null' }] },
    ],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ nullable: true, enum: ['a'] }, { enum: ['a', null] }],
    [{ ...closed, nullable: true }, { anyOf: [closed, { type: 'null' }] }],
    [
      { ...closed, nullable: true, description: 'Kept.' },
      { description: 'Kept.', anyOf: [closed, { type: 'null' }] },
    ],
    [
      { nullable: true, oneOf: [closed], discriminator: { propertyName: 'kind' } },
      { anyOf: [{ oneOf: [closed], discriminator: { propertyName: 'kind' } }, { type: 'null' }] },
    ],
  ])('%j is also null', (schema, expected) => {
    expect(upgraded(schema)).toEqual({ schema: expected, warnings: [`${pointer}/nullable nullable-extended`] })
  })

  test.each<[JsonObject, JsonObject]>([
    [{ nullable: true }, {}],
    [{ ...open, nullable: true }, open],
    [{ nullable: true, allOf: [open] }, { allOf: [open] }],
    [{ nullable: true, oneOf: [closed, open] }, { oneOf: [closed, open] }],
    [{ ...tree, nullable: true }, tree],
  ])('%j takes null already', (schema, expected) => {
    expect(upgraded(schema)).toEqual({ schema: expected, warnings: [] })
  })

  test.each<[JsonObject, JsonObject, string]>([
    [{ nullable: true, allOf: [closed] }, { allOf: [closed] }, 'nullable-without-effect'],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a'] },
      'nullable-without-effect',
    ],
    [{ ...closed, nullable: true }, closed, 'reference-sibling'],
    [{ nullable: true }, {}, 'nullable-without-effect'],
  ])('%j is read by the letter if asked for', (schema, expected, code) => {
    expect(upgraded(schema, true)).toEqual({ schema: expected, warnings: [`${pointer}/nullable ${code}`] })
  })
})

describe('a schema of an older dialect', () => {
  const upgradedFrom = (draft: string, schema: JsonObject) => {
    const $schema = `http://json-schema.org/${draft}/schema#`
    const { document } = prepareDocument(documentOf({ Subject: { $schema, ...schema } }), new Problems())
    return (document.components as { schemas: JsonObject }).schemas.Subject
  }

  test.each<[string, JsonObject, JsonObject]>([
    ['draft-04', { minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
    ['draft-07', { exclusiveMinimum: 0 }, { exclusiveMinimum: 0 }],
    ['draft-07', { maximum: 9, exclusiveMaximum: true }, { exclusiveMaximum: 9 }],
    [
      'draft-07',
      { items: [{ type: 'string' }], additionalItems: false },
      { prefixItems: [{ type: 'string' }], items: false },
    ],
    ['draft-07', { items: { type: 'string' }, additionalItems: false }, { items: { type: 'string' } }],
    [
      'draft-06',
      { dependencies: { a: ['b'], c: { required: ['d'] } } },
      { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } } },
    ],
    ['draft-04', { items: { maximum: 1, exclusiveMaximum: true } }, { items: { exclusiveMaximum: 1 } }],
    ['draft-07', { properties: { a: { $ref: '#/x', type: 'string' } } }, { properties: { a: { $ref: '#/x' } } }],
    ['draft/2019-09', { items: [true], $ref: '#/x' }, { prefixItems: [true], $ref: '#/x' }],
  ])('%s: %j', (draft, schema, expected) => {
    expect(upgradedFrom(draft, schema)).toEqual(expected)
  })

  test('ends at a schema with another $schema', () => {
    const inner = { $schema: 'https://json-schema.org/draft/2020-12/schema', items: { minimum: 1 } }
    const dialect = { jsonSchemaDialect: 'http://json-schema.org/draft-04/schema#' }
    const outer = { maximum: 1, exclusiveMaximum: true }
    const { document } = prepareDocument({ ...documentOf({ Outer: outer, Inner: inner }), ...dialect }, new Problems())
    expect(document.components).toEqual({ schemas: { Outer: { exclusiveMaximum: 1 }, Inner: inner } })
  })
})

test('prepareDocument does not modify the authored document, but shares its unchanged parts', () => {
  const same = { type: 'string' }
  const document = { ...documentOf({ Same: same, Other: { type: 'string', nullable: true } }), openapi: '3.0.0' }
  const text = JSON.stringify(document)
  const prepared = prepareDocument(document, new Problems()).document
  expect(JSON.stringify(document)).toBe(text)
  expect((prepared.components as { schemas: JsonObject }).schemas.Same).toBe(same)
  expect(prepared.openapi).toBe('3.1.1')
})

test('prepareDocument returns a 3.1 document that needs no changes', () => {
  const document = documentOf({ A: { type: 'string' } })
  expect(prepareDocument(document, new Problems()).document).toBe(document)
})
