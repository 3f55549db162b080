import { expect, it } from 'vitest'
import { secretsOf } from './secrets-of.ts'

it('finds each secret, and passwords as written and decoded', () => {
  const values = [
    'a-long-new-secret, a-long-old-secret',
    'app-secret',
    'postgres://channel:p%40ssword@db/channel',
    'redis://:hunter2hunter2@cache',
    'https://api.example.com',
  ]
  expect(new Set(secretsOf(values))).toEqual(
    new Set(['a-long-new-secret', 'a-long-old-secret', 'app-secret', 'p%40ssword', 'p@ssword', 'hunter2hunter2']),
  )
})

it('finds the password of a database on a socket', () => {
  expect(secretsOf(['postgres://channel:p/ss@word@/channel?host=/run/x'])).toEqual(['p/ss@word'])
})

it('puts a secret that contains another first', () => {
  expect(secretsOf(['long-enough,long-enough-too'])).toEqual(['long-enough-too', 'long-enough'])
})

it.each([
  'short',
  'postgres://postgres:postgres@db/x',
  'postgres://channel:messaging@db/messaging',
  'postgres://no URL at all',
])('finds none that would hide ordinary words: %j', (value) => {
  expect(secretsOf([value])).toEqual([])
})
