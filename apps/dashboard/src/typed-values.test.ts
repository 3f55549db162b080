import { expect, it } from 'vitest'
import { changesOf, type Typable, typedValues } from './typed-values.ts'

const names = ['name', 'email', 'external_id'] as const
const saved: Typable<(typeof names)[number]> = { name: 'Ana', email: null, external_id: 'a-1', metadata: { vip: true } }
const changesTo = (resource: typeof saved, typed: object) => {
  const before = typedValues(resource, names)
  return changesOf(before, { ...before, ...typed })
}

it.each([
  ['nothing', {}, {}],
  ['a new name', { name: ' Ana Souza ' }, { name: 'Ana Souza' }],
  ['a cleared name', { name: '' }, { name: null }],
  ['an email', { email: 'ana@example.com' }, { email: 'ana@example.com' }],
  ['a cleared external id', { external_id: ' ' }, { external_id: null }],
  ['other metadata', { metadata: '{"vip":false}' }, { metadata: { vip: false } }],
  ['cleared metadata', { metadata: ' ' }, { metadata: null }],
  ['nothing of invalid metadata', { metadata: '{' }, undefined],
])('sends %s', (_case, typed, changes) => {
  expect(changesTo(saved, typed)).toEqual(changes)
})

it('sends metadata where there was none', () => {
  expect(changesTo({ metadata: null }, { metadata: '{"plan":"gold"}' })).toEqual({ metadata: { plan: 'gold' } })
})

it('creates a resource without the fields that are empty', () => {
  expect(changesTo({}, { name: ' Nordlys ', external_id: '', metadata: '' })).toEqual({ name: 'Nordlys' })
})
