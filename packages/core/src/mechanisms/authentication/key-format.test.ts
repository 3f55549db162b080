import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { displayOf, generateKey, hashKey, isKey } from './key-format.ts'

it('generates unique keys of 33 characters', () => {
  const keys = Array.from({ length: 2_000 }, generateKey)
  for (const key of keys) expect(key).toMatch(/^chn_live_[A-Za-z0-9_-]{24}$/)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.every(isKey)).toBe(true)
})

it('displays the end of a key, even if it has underscores', () => {
  expect(displayOf('chn_live_aaaaaaaaaaaaaaaaaaaa_b-_')).toBe('chn_live_…_b-_')
})

it('hashes the whole key', () => {
  const key = generateKey()
  expect(hashKey(key)).toEqual(createHash('sha256').update(key).digest())
})

it.each([
  '',
  'chn_live_',
  'chn_test_aaaaaaaaaaaaaaaaaaaaaaaa',
  'chn_live_aaaaaaaaaaaaaaaaaaaaaaa',
  'chn_live_aaaaaaaaaaaaaaaaaaaaaaaaa',
  'chn_live_aaaaaaaaaaaaaaaaaaaaaaa=',
  'chn_live_aaaaaaaaaaaaaaaaaaaaaaa+',
  'CHN_LIVE_aaaaaaaaaaaaaaaaaaaaaaaa',
  'chn_live_aaaaaaaaaaaaaaaaaaaaaaaa\n',
])('rejects %j', (text) => {
  expect(isKey(text)).toBe(false)
})
