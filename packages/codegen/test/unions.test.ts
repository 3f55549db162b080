import { afterAll, describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../src/read/json.ts'
import { metadataOf } from '../src/runtime/zod/index.ts'
import { generateModules } from './generate-modules.ts'
import { documentOf } from './library-document.ts'

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
  Sent: {
    ...tagged({ to: { type: 'string' }, id: { type: 'string' } }, []),
    'x-exactly-one-of': ['to', 'id'],
  },
  Letter: { allOf: [reference('Sent'), tagged({ text: { type: 'string' } }, ['text'])], unevaluatedProperties: false },
  Sized: {
    ...tagged({ to: { type: 'string' }, id: { type: 'string' } }, []),
    maxProperties: 3,
    oneOf: [{ required: ['to'] }, { required: ['id'] }],
  },
  ByConstructor: {
    oneOf: [
      tagged({ constructor: { const: 'a' } }, ['constructor']),
      tagged({ constructor: { const: 'b' } }, ['constructor']),
    ],
  },
}
/** Ways to say that the kind is one of two values and, in this option, a certain one. */
const narrowed: Record<string, (kind: string) => JsonObject> = {
  'a value before a reference': (kind) => ({ allOf: [tagged({ kind: { const: kind } }), reference('AnyKind')] }),
  'a value after a reference': (kind) => ({ allOf: [reference('AnyKind'), tagged({ kind: { const: kind } })] }),
  'a value without a type': (kind) => ({ allOf: [{ properties: { kind: { const: kind } } }, reference('AnyKind')] }),
  'a value before an enum': (kind) => tagged({ kind: { allOf: [{ const: kind }, { enum: ['left', 'right'] }] } }),
  'a value after an enum': (kind) => tagged({ kind: { allOf: [{ enum: ['left', 'right'] }, { const: kind }] } }),
  'a pattern': (kind) => ({
    allOf: [tagged({ kind: { type: 'string', pattern: `^${kind}$` } }), reference('AnyKind')],
  }),
  'a length': (kind) => ({
    allOf: [reference('AnyKind'), tagged({ kind: { type: 'string', maxLength: kind.length, minLength: kind.length } })],
  }),
}
/** A union in a component that is one of its options, and in which the default of another union is validated. */
schemas.Tree = tagged({ kind: { const: 'tree' }, child: { oneOf: [reference('Tree'), reference('Leaf')] } })
schemas.Leaf = tagged({ kind: { const: 'leaf' } })
schemas.Grove = {
  type: 'object',
  properties: {
    first: { oneOf: [reference('Tree'), reference('Leaf')], default: { kind: 'tree', child: { kind: 'leaf' } } },
  },
}
schemas.AnyKind = tagged({ kind: { type: 'string', enum: ['left', 'right'] } })
const nameOf = (way: string) => `By${way.replaceAll(' ', '')}`
for (const [way, option] of Object.entries(narrowed))
  schemas[nameOf(way)] = { type: 'object', oneOf: [option('left'), option('right')] }

const modules = generateModules(documentOf(schemas))
afterAll(modules.remove)
const generated = await modules.load('schemas.js')

describe('a union of objects that a property distinguishes', () => {
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

  test('is a discriminated union with options that support extend', async () => {
    expect(generated.Animal._zod.def.discriminator).toBe('kind')
    expect(generated.Extended.extend({}).pick({ name: true }).safeParse({ name: 'Rex' }).success).toBe(true)
    expect(generated.Closed.safeParse({ kind: 'dog', name: 'Rex', age: 1 }).success).toBe(false)
  })
})

test.each(Object.keys(narrowed))('takes each option whose shared enum is narrowed by %s', (way) => {
  const union = generated[nameOf(way)]
  for (const kind of ['left', 'right']) expect(union.safeParse({ kind })).toMatchObject({ success: true })
  for (const kind of ['up', undefined]) expect(union.safeParse({ kind }).success).toBe(false)
})

test('distinguishes options by a shared enum that each of them narrows to a value', () => {
  for (const way of Object.keys(narrowed).filter((each) => each.startsWith('a value')))
    expect(generated[nameOf(way)]._zod.def.discriminator).toBe('kind')
})

test('distinguishes options of a union that one of them contains', () => {
  expect(generated.Tree.shape.child._zod.def.innerType._zod.def.discriminator).toBe('kind')
  const value = { kind: 'tree', child: { kind: 'tree', child: { kind: 'leaf' } } }
  expect(generated.Tree.safeParse(value).success).toBe(true)
  expect(generated.Tree.safeParse({ kind: 'tree', child: { kind: 'bush' } }).success).toBe(false)
})

test('distinguishes options by a property with an inherited name', () => {
  expect(generated.ByConstructor.safeParse({ constructor: 'a' }).success).toBe(true)
  expect(generated.ByConstructor.safeParse({ constructor: 'c' }).success).toBe(false)
  expect(generated.ByConstructor.safeParse({}).success).toBe(false)
})

describe('an object that takes exactly one of several properties', () => {
  const { Sent, Letter, Sized } = generated
  const shapeOf = (schema: { shape: object }) => Object.keys(schema.shape)

  test.each([
    ['Sent', Sent, { to: 'a' }],
    ['Letter', Letter, { to: 'a', text: 'b' }],
    ['Sized', Sized, { to: 'a' }],
  ])('%s applies the rule to values', (_name, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
    expect(schema.safeParse({ ...value, id: 'c' }).success).toBe(false)
    expect(schema.safeParse({ text: 'b' }).success).toBe(false)
  })

  test.each([
    ['Sent', Sent],
    ['Letter', Letter],
    ['Sized', Sized],
  ])('%s can be picked from', (_name, schema) => {
    expect(shapeOf(schema.pick({ to: true }))).toEqual(['to'])
    expect(schema.pick({ to: true }).safeParse({}).success).toBe(true)
    expect(schema.omit({ to: true }).safeParse({ id: 'c', text: 'b' }).success).toBe(true)
    expect(schema.partial().safeParse({}).success).toBe(true)
  })

  test('keeps the rule in schemas that keep all of its properties', () => {
    for (const schema of [Letter.omit({ text: true }), Letter.pick({ to: true, id: true }), Sent.extend({}).strict()]) {
      expect(schema.safeParse({ to: 'a' }).success).toBe(true)
      expect(schema.safeParse({ to: 'a', id: 'c' }).success).toBe(false)
      expect(schema.safeParse({}).success).toBe(false)
    }
  })

  test('documents its other limits, even after omit', () => {
    for (const schema of [Sized, Sized.omit({ to: true })])
      expect(metadataOf(schema)).toMatchObject({ maxProperties: 3 })
  })

  test('can be extended, whether open or closed', () => {
    expect(Sent.extend({ at: Letter.shape.text }).safeParse({ to: 'a', at: 'b' }).success).toBe(true)
    expect(Letter.safeParse({ to: 'a', text: 'b', more: 1 }).success).toBe(false)
  })

  test('does not support pick after refine, as in zod', () => {
    expect(() => Sent.refine(() => true).pick({ to: true })).toThrow('refinements')
  })
})
