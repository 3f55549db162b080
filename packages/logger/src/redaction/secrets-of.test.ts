import { expect, it } from 'vitest'
import { secretsOf } from './secrets-of.ts'

it('finds each secret, and passwords as written and decoded', () => {
  const environment = {
    CHANNEL_SECRET: 'a-long-new-secret, a-long-old-secret',
    PROVIDER_APP_SECRET: 'app-secret',
    PROVIDER_VERIFY_TOKEN: 'verify-token',
    AWS_SECRET_ACCESS_KEY: 'aws-secret-key',
    DATABASE_URL: 'postgres://channel:p%40ssword@db/channel',
    REDIS_URL: 'redis://:hunter2hunter2@cache',
    PUBLIC_URL: 'https://api.example.com',
  }
  expect(new Set(secretsOf(environment))).toEqual(
    new Set([
      'a-long-new-secret',
      'a-long-old-secret',
      'app-secret',
      'verify-token',
      'aws-secret-key',
      'p%40ssword',
      'p@ssword',
      'hunter2hunter2',
    ]),
  )
})

it('finds the password of a database on a socket', () => {
  expect(secretsOf({ DATABASE_URL: 'postgres://channel:p/ss@word@/channel?host=/run/x' })).toEqual(['p/ss@word'])
})

it('puts a secret that contains another first', () => {
  expect(secretsOf({ CHANNEL_SECRET: 'long-enough,long-enough-too' })).toEqual(['long-enough-too', 'long-enough'])
})

it.each([
  [{}],
  [{ CHANNEL_SECRET: 'short' }],
  [{ DATABASE_URL: 'postgres://postgres:postgres@db/x' }],
  [{ DATABASE_URL: 'postgres://channel:messaging@db/messaging' }],
  [{ DATABASE_URL: 'no URL at all' }],
])('finds none that would hide ordinary words: %j', (environment) => {
  expect(secretsOf(environment)).toEqual([])
})
