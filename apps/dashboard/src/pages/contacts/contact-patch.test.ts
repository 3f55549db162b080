import { expect, it } from 'vitest'
import type { Contact } from './contact-csv.ts'
import { contactPatch, valuesOf } from './contact-patch.ts'

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
