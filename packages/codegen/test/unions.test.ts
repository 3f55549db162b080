import { afterAll, describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../src/json.ts'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'

const tagged = (properties: JsonObject, required: Json[] = ['kind']): JsonObject => ({
  type: 'object',
  required,
  properties,
})
const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

const schemas: JsonObject = {
  Cat: tagged({ kind: { const: 'cat' }, lives: { type: 'integer' } }),
  Base: tagged({ kind: { enum: ['dog', 'wolf'] }, name: { type: 'string' } }, ['kind', 'name']),
  Extended: { allOf: [reference('Base'), tagged({ kind: { const: 'dog' } })] },
  Composed: { allOf: [reference('Base'), tagged({ kind: { const: 'wolf' } }), { type: 'object', minProperties: 2 }] },
  Closed: { allOf: [reference('Base'), tagged({ kind: { const: 'dog' } })], unevaluatedProperties: false },
  Inherited: tagged({ kind: { const: 'crow' }, constructor: { type: 'string' } }, ['kind', 'constructor']),
  Narrowed: tagged({ kind: { allOf: [{ type: 'string' }, { const: 'owl' }] } }),
  Flock: tagged({ kind: { const: 'flock' }, members: { type: 'array', items: reference('Animal') } }),
  Animal: {
    oneOf: ['Cat', 'Extended', 'Composed', 'Inherited', 'Narrowed', 'Flock'].map(reference),
    discriminator: { propertyName: 'kind' },
  },
  ByConstructor: {
    oneOf: [
      tagged({ constructor: { const: 'a' } }, ['constructor']),
      tagged({ constructor: { const: 'b' } }, ['constructor']),
    ],
  },
}
const modules = generateModules(documentOf(schemas))
afterAll(modules.remove)
const generated = await modules.load('schemas.js')

describe('a union of objects that a property tells apart', () => {
  const accepted: object[] = [
    { kind: 'cat', lives: 9 },
    { kind: 'dog', name: 'Rex' },
    { kind: 'wolf', name: 'Grey' },
    { kind: 'crow', constructor: 'nest' },
    { kind: 'owl' },
    { kind: 'flock', members: [{ kind: 'cat' }, { kind: 'flock' }] },
  ]
  test.each(accepted)('accepts %j', (value) => {
    expect(generated.Animal.safeParse(value)).toMatchObject({ success: true, data: value })
  })

  const refused: unknown[] = [
    {},
    null,
    [],
    'cat',
    { kind: null },
    { kind: 'cow' },
    { kind: 'cat', lives: 'nine' },
    { kind: 'dog' },
    { kind: 'wolf' },
    { kind: 'crow' },
    { kind: 'flock', members: [{}] },
    { kind: 'constructor' },
  ]
  test.each(refused)('refuses %j and does not throw', (value) => {
    expect(generated.Animal.safeParse(value).success).toBe(false)
  })

  test('is a discriminated union, whose options are objects that can be extended', async () => {
    expect(generated.Animal._zod.def.discriminator).toBe('kind')
    expect(generated.Extended.extend({}).pick({ name: true }).safeParse({ name: 'Rex' }).success).toBe(true)
    expect(generated.Closed.safeParse({ kind: 'dog', name: 'Rex', age: 1 }).success).toBe(false)
  })
})

test('a property that every object inherits can tell options apart', () => {
  expect(generated.ByConstructor.safeParse({ constructor: 'a' }).success).toBe(true)
  expect(generated.ByConstructor.safeParse({ constructor: 'c' }).success).toBe(false)
  expect(generated.ByConstructor.safeParse({}).success).toBe(false)
})
