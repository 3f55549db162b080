import { expect, it } from 'vitest'
import { aScope } from '../../testing/index.ts'
import { deriveSecrets } from '../sealing/index.ts'
import { alphabet, binding, cursor, expectInvalidWith, isInvalid, position, scope } from './cursor.fixtures.ts'
import { type CursorBinding, decodeCursor, encodeCursor } from './cursor.ts'

it('decodes to the encoded position, to the microsecond', () => {
  expect(cursor).toMatch(/^v1\.[\w-]+\.[\w-]{43}$/)
  expect(decodeCursor(scope, binding, cursor)).toEqual(position)
})

it('ignores the order of filters, and treats undefined filters as missing', () => {
  const two = encodeCursor(scope, { ...binding, filters: { a: '1', b: '2' } }, position)
  expect(decodeCursor(scope, { ...binding, filters: { b: '2', c: undefined, a: '1' } }, two)).toEqual(position)
})

it('is invalid after a change of any single character', () => {
  // Six of them per position, others at each.
  const some = (at: number) => Array.from({ length: 6 }, (_, index) => alphabet[(at + index * 11) % alphabet.length])
  expect(expectInvalidWith((at) => some(at).join(''))).toBeGreaterThan(cursor.length * 5)
})

it('is invalid after every truncation and every addition', () => {
  for (let length = 0; length < cursor.length; length++) {
    expect(() => decodeCursor(scope, binding, cursor.slice(0, length))).toThrow(isInvalid)
  }
  for (const changed of [`${cursor}=`, `${cursor}.`, ` ${cursor}`, `${cursor}A`, cursor + cursor]) {
    expect(() => decodeCursor(scope, binding, changed)).toThrow(isInvalid)
  }
})

it.each(['', 'null', 'v1', 'v1.', 'v1..', '..', 'é', '\0', '💥', 'v1.e30.AAAA', 'x'.repeat(100_000)])(
  'rejects the malformed cursor %.40j',
  (text) => {
    expect(() => decodeCursor(scope, binding, text)).toThrow(isInvalid)
  },
)

it.each<[string, Partial<CursorBinding>, string]>([
  ['list', { list: 'listLabels' }, 'org_1'],
  ['account', { account: '106540352242923' }, 'org_1'],
  ['filter', { filters: { search: 'anb' } }, 'org_1'],
  ['missing filter', { filters: {} }, 'org_1'],
  ['additional filter', { filters: { search: 'ana', username: 'a' } }, 'org_1'],
  ['name of the filter', { filters: { username: 'ana' } }, 'org_1'],
  ['organization', {}, 'org_2'],
])('is bound to its %s', (_what, change, organization) => {
  expect(() => decodeCursor(aScope(organization), { ...binding, ...change }, cursor)).toThrow(isInvalid)
})

it('is signed with the current secret and verified with older ones', () => {
  const [oldSecret, newSecret] = ['o'.repeat(40), 'n'.repeat(40)]
  const before = { ...scope, secrets: deriveSecrets(oldSecret) }
  const rotated = { ...scope, secrets: deriveSecrets(`${newSecret},${oldSecret}`) }
  const after = { ...scope, secrets: deriveSecrets(newSecret) }
  const old = encodeCursor(before, binding, position)
  expect(decodeCursor(rotated, binding, old)).toEqual(position)
  expect(() => decodeCursor(after, binding, old)).toThrow(isInvalid)
  expect(decodeCursor(after, binding, encodeCursor(rotated, binding, position))).toEqual(position)
})
