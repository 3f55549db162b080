import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { revokeApiKey } from '../../resources/api-keys/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { anApiKey, anOrganization } from '../../testing/index.ts'
import { authenticate, type FindKey } from './authenticate.ts'
import { findKey } from './find-key.ts'
import { hashKey } from './key-format.ts'

const database = await sharedDatabase()
const find: FindKey = (hash) => findKey(database, hash)
const now = () => new Date()

it('returns the organization and the key', async () => {
  const organization = await anOrganization(database)
  const { id, key } = await anApiKey(database, organization.id)
  for (const header of [`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key} `]) {
    expect(await authenticate(find, header, now)).toEqual({ organizationId: organization.id, keyId: id })
  }
})

it('distinguishes a missing key from a malformed one', async () => {
  const { key } = await anApiKey(database, (await anOrganization(database)).id)
  const missing = await expectApiError(authenticate(find, undefined, now), 'missing_api_key')
  expect(missing).toMatchObject({
    status: 401,
    type: 'authentication_error',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
  const headers = [
    '',
    key,
    'Bearer',
    'Bearer ',
    `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    `Bearer ${key} ${key}`,
    `Bearer ${key.replace('live', 'test')}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key.toUpperCase()}`,
    `Bearer chn_live_${'x'.repeat(24)}`,
    `Bearer ${'x'.repeat(10_000)}`,
  ]
  for (const header of headers) {
    const error = await expectApiError(authenticate(find, header, now), 'invalid_api_key')
    expect(error.headers).toEqual({ 'WWW-Authenticate': 'Bearer' })
    expect(error.message).not.toContain('chn_live_')
  }
})

it('refuses a key that matches only the lookup value', async () => {
  const { key } = await anApiKey(database, (await anOrganization(database)).id)
  const known = await find(hashKey(key))
  const findAnything: FindKey = () => Promise.resolve(known)
  const other = `chn_live_${'x'.repeat(24)}`
  await expectApiError(authenticate(findAnything, `Bearer ${other}`, now), 'invalid_api_key')
})

it('refuses a key as soon as it expires', async () => {
  const expires_at = '2027-01-31T12:00:00.000Z'
  const { key } = await anApiKey(database, (await anOrganization(database)).id, { expires_at })
  const at = (time: string) => authenticate(find, `Bearer ${key}`, () => new Date(time))
  expect(await at('2027-01-31T11:59:59.999Z')).toBeDefined()
  await expectApiError(at(expires_at), 'expired_api_key')
  await expectApiError(at('2030-01-01T00:00:00Z'), 'expired_api_key')
})

it('refuses a revoked key as revoked, even if it has expired too', async () => {
  const organization = await anOrganization(database)
  const keys = [
    await anApiKey(database, organization.id),
    await anApiKey(database, organization.id, { expires_at: '2020-01-01T00:00:00Z' }),
  ]
  for (const { id, key } of keys) {
    await revokeApiKey(database, { id })
    await expectApiError(authenticate(find, `Bearer ${key}`, now), 'revoked_api_key')
  }
})
