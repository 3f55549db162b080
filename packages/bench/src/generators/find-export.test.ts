import { expect, test } from 'vitest'
import { findExport } from './find-export.ts'

const schema = (name: string) => ({ name, safeParse: () => undefined })

test.each(['FooBar', 'zFooBar', 'fooBarSchema', 'FooBarSchema'])('finds foo-bar as %s', (name) => {
  const exported = schema(name)
  expect(findExport({ other: schema('other'), [name]: exported }, ['foo-bar', 'other'])('foo-bar')).toBe(exported)
})

test('finds only schemas', () => {
  expect(findExport<unknown>({ Foo: 'a type', fooMax: 3 }, ['Foo'])('Foo')).toBeUndefined()
})

test('tells a component from one whose name is its name in the style of a generator', () => {
  const exports = { petSchema: schema('pet'), petSchemaSchema: schema('PetSchema') }
  const find = findExport(exports, ['Pet', 'PetSchema'])
  expect(find('PetSchema')).toBe(exports.petSchemaSchema)
  expect(find('Pet')).toBe(exports.petSchema)
})

test('does not guess between components whose names differ in case only', () => {
  const exports = { zPet: schema('zPet'), pet: schema('pet') }
  const find = findExport(exports, ['Pet', 'pet'])
  expect(find('Pet')).toBeUndefined()
  expect(find('pet')).toBe(exports.pet)
})
