import { expect, it } from 'vitest'
import { findUnstorableText } from './text.ts'

const nul = 'a\0b'
const lone = 'a\ud800b'

it.each([
  [{ name: 'Ana', metadata: { a: [1, null, { b: 'c' }] } }],
  [{ emoji: '👩‍🍳', empty: '' }],
  ['text'],
  [null],
  [undefined],
  [42],
])('finds nothing in %j', (value) => {
  expect(findUnstorableText(value)).toBeUndefined()
})

it.each([
  [{ name: nul }, 'name'],
  [{ name: lone }, 'name'],
  [{ contact_ids: ['a', lone] }, 'contact_ids[1]'],
  [{ metadata: { plan: { tier: nul } } }, 'metadata.plan.tier'],
  [{ metadata: { list: [{ a: lone }] } }, 'metadata.list[0].a'],
  [{ metadata: { [nul]: 1 } }, 'metadata'],
  [JSON.parse('{"metadata":{"__proto__":{"a":"\\u0000"}}}'), 'metadata.__proto__.a'],
])('names the place in %j', (value, place) => {
  expect(findUnstorableText(value)).toBe(place)
})

it('names a body whose own key is not storable, and a parameter by its place', () => {
  expect(findUnstorableText({ [lone]: 1 })).toBe('body')
  expect(findUnstorableText(nul, 'search')).toBe('search')
})

it('takes any depth', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`)
  expect(findUnstorableText(deep, 'metadata')).toContain('metadata[0][0]')
})
