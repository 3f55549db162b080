import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/read/json.ts'
import { documentOf, libraryDocument, libraryPath } from '../library-document.ts'
import { documentsIn } from '../score/public-documents.ts'
import { compareJudges, scoreDocument } from '../score/score-document.ts'

describe('the comparison with Ajv', () => {
  test('covers components, requests and responses of a document that generates', async () => {
    const { problems, agreement } = await scoreDocument('library', libraryPath)
    expect(problems).toBeUndefined()
    expect(agreement?.judged).toBeGreaterThan(100)
    expect(agreement?.unjudged).toEqual([])
    expect(agreement?.disagreements).toEqual([])
  })

  test('is reproducible for the same seed', async () => {
    const document = await libraryDocument()
    const never = () => () => false
    const values = (seed: number) => compareJudges(document, never, { seed }).disagreements.map(({ value }) => value)
    expect(values(1)).toEqual(values(1))
    expect(values(1)).not.toEqual(values(2))
  })

  test.each<[string, JsonObject, string]>([
    ['a lost bound', { type: 'integer', minimum: 3, examples: [5] }, 'around a bound'],
    ['a lost type', { type: 'string', examples: ['a'] }, 'another type'],
    ['a lost required field', { type: 'object', required: ['a'], examples: [{ a: 1 }] }, 'a missing field'],
    ['a lost closing', { type: 'object', additionalProperties: false, examples: [{}] }, 'an unknown field'],
    ['a lost enum', { type: 'string', enum: ['a', 'b'], examples: ['a'] }, 'around a bound'],
    ['a lost count', { type: 'array', minItems: 1, examples: [[1]] }, 'no elements'],
  ])('sees %s', (_name, schema, what) => {
    const takesAll = () => () => true
    const { disagreements } = compareJudges(documentOf({ Tried: schema }), takesAll, { mutations: 20 })
    expect(disagreements.map((each) => each.what)).toContain(what)
  })

  test('applies nullable, exclusive bounds and reference siblings as in OpenAPI 3.0', () => {
    const schemas: JsonObject = {
      Name: { type: 'string', nullable: true },
      Age: { type: 'integer', minimum: 0, exclusiveMinimum: true },
      Alias: { $ref: '#/components/schemas/Name', maxLength: 1 },
      MaybeAge: { nullable: true, allOf: [{ $ref: '#/components/schemas/Age' }] },
      Color: { type: 'string', nullable: true, enum: ['red'] },
      MaybeReference: { $ref: '#/components/schemas/Age', nullable: true },
    }
    const judged = (name: string, value: string | number | null) => {
      const document = { ...documentOf({ ...schemas, [name]: { ...(schemas[name] as JsonObject) } }), openapi: '3.0.3' }
      const examples = { ...document, paths: { '/a': { get: responding(name, value) } } }
      const { disagreements } = compareJudges(examples, () => () => false, { mutations: 0 })
      return disagreements.some(({ what, ajv }) => what === 'example' && ajv)
    }
    for (const name of ['Name', 'MaybeAge', 'Color', 'MaybeReference']) expect(judged(name, null)).toBe(true)
    expect(judged('MaybeAge', 'a')).toBe(false)
    expect(judged('Age', 1)).toBe(true)
    expect(judged('Age', 0)).toBe(false)
    expect(judged('Alias', 'long')).toBe(true)
  })
})

test('documentsIn finds documents and ignores other files', () => {
  const found = documentsIn(fileURLToPath(new URL('../fixtures', import.meta.url)), 'fixtures').map(({ name }) => name)
  expect(found).toContain('fixtures/library.yaml')
})

function responding(name: string, example: string | number | null): JsonObject {
  const schema = { $ref: `#/components/schemas/${name}` }
  return { responses: { 200: { description: '', content: { 'application/json': { schema, example } } } } }
}
