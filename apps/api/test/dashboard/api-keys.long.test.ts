import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const database = await sharedDatabase()
const expireKey = statement('test_expire_api_key', 'UPDATE api_keys SET expires_at = created_at WHERE id = $1')

const statusWith = async (key: string) =>
  (await fetch(`${api.url}/v1/me`, { headers: { authorization: `Bearer ${key}` } })).status

it('creates a key that is shown once, and says who created it and when it was used', async () => {
  const user = await aDashboardUser(api, { role: 'member' })
  const { status, body } = await user.send('POST', '/dashboard/api_keys', { body: { name: 'Web shop' } })
  const { key, ...shown } = body.data
  expect(status).toBe(201)
  expect(shown).toMatchObject({
    ...{ object: 'api_key', name: 'Web shop', status: 'active', display: `chn_live_…${key.slice(-4)}` },
    ...{ created_by: { id: user.id, name: 'Ada Lovelace' }, last_used_at: null, expires_at: null, revoked_at: null },
  })
  expect(await statusWith(key)).toBe(200)
  const list = async () => (await user.send('GET', '/dashboard/api_keys')).body.data
  await expect.poll(async () => (await list())[0].last_used_at).not.toBeNull()
  expect(await list()).toEqual([{ ...shown, last_used_at: expect.stringMatching(/Z$/) }])
})

it('revokes a key at once', async () => {
  const user = await aDashboardUser(api)
  const { body } = await user.send('POST', '/dashboard/api_keys', { body: { name: 'Web shop' } })
  expect(await statusWith(body.data.key)).toBe(200)
  const revoked = await user.send('DELETE', `/dashboard/api_keys/${body.data.id}`)
  expect(revoked).toMatchObject({ status: 200, body: { data: { id: body.data.id, status: 'revoked' } } })
  expect(await statusWith(body.data.key)).toBe(401)
  const { body: log } = await user.send('GET', '/dashboard/audit_log?limit=2')
  expect(log.data).toMatchObject([
    { action: 'deleteApiKey', target_id: body.data.id, details: { name: 'Web shop' } },
    { action: 'createApiKey', target_id: body.data.id },
  ])
  expect(JSON.stringify(log)).not.toContain(body.data.key)
})

it('shows an expired key as such', async () => {
  const user = await aDashboardUser(api)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  const { body } = await user.send('POST', '/dashboard/api_keys', { body: { name: 'Short', expires_at } })
  expect(body.data.expires_at).toBe(expires_at.replace('Z', '000Z'))
  const status = async () => (await user.send('GET', '/dashboard/api_keys')).body.data[0].status
  expect(await status()).toBe('active')
  await database.execute(expireKey, [body.data.id])
  expect(await status()).toBe('expired')
})

it.each([
  ['name', {}],
  ['name', { name: ' ' }],
  ['expires_at', { name: 'A', expires_at: '2020-01-01T00:00:00Z' }],
  ['expires_at', { name: 'A', expires_at: '2027-06-30T23:59:60Z' }],
  ['expires_at', { name: 'A', expires_at: 'tomorrow' }],
])('names the invalid field %s in %j', async (param, body) => {
  const user = await aDashboardUser(api)
  expect(await user.send('POST', '/dashboard/api_keys', { body })).toMatchObject(invalidField(param))
})

it('does not show or revoke the keys of another organization', async () => {
  const [owner, stranger] = [await aDashboardUser(api), await aDashboardUser(api)]
  const { body } = await owner.send('POST', '/dashboard/api_keys', { body: { name: 'Web shop' } })
  expect((await stranger.send('GET', '/dashboard/api_keys')).body.data).toEqual([])
  expect(await stranger.send('DELETE', `/dashboard/api_keys/${body.data.id}`)).toMatchObject(notFound)
  expect(await statusWith(body.data.key)).toBe(200)
  const reader = await aDashboardUser(api, { role: 'read_only', organizationId: owner.organizationId })
  expect(await reader.send('DELETE', `/dashboard/api_keys/${body.data.id}`)).toMatchObject(
    failure(403, 'role_not_allowed'),
  )
})
