import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://channel.example'

it.each([
  ['/contacts', '/contacts'],
  ['/api-log?status_class=5xx#top', '/api-log?status_class=5xx#top'],
  ['/a/../contacts', '/contacts'],
])('returns to %s', (given, path) => {
  expect(returnPath(given, origin)).toBe(path)
})

it.each([
  undefined,
  1,
  '',
  'contacts',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/contacts',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/contacts/..//evil.example',
  '/sign-in?return=/contacts',
])('opens the overview instead of %s', (given) => {
  expect(returnPath(given, origin)).toBe('/')
})
