import { expect, it } from 'vitest'
import type { Contact } from './contact-csv.ts'
import { contactPatch, isObject, valuesOf } from './contact-patch.ts'

const contact = { name: 'Ana', email: null, metadata: { vip: true } } as unknown as Contact

it.each([
  ['nothing', {}, {}],
  ['a new name', { name: ' Ana Souza ' }, { name: 'Ana Souza' }],
  ['a cleared name', { name: '' }, { name: null }],
  ['an email', { email: 'ana@example.com' }, { email: 'ana@example.com' }],
  ['other metadata', { metadata: '{"vip":false}' }, { metadata: { vip: false } }],
  ['cleared metadata', { metadata: ' ' }, { metadata: null }],
])('sends %s', (_case, changes, patch) => {
  expect(contactPatch(contact, { ...valuesOf(contact), ...changes })).toEqual(patch)
})

it.each([
  ['', true],
  ['{"a":1}', true],
  ['[]', false],
  ['null', false],
  ['{', false],
])('tells whether %j is metadata: %s', (text, expected) => {
  expect(isObject(text)).toBe(expected)
})
