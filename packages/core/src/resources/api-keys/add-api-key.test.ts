import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { hashKey } from '../../mechanisms/authentication/index.ts'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anApiKey, anOrganization } from '../../testing/index.ts'
import { listAllApiKeys } from './list-all-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'

const database = await sharedDatabase()

const storedKey = statement('add_api_key_test_stored', 'SELECT api_keys::text AS row, hash FROM api_keys WHERE id = $1')

it('returns the plaintext once and stores its hash', async () => {
  const organization = await anOrganization(database)
  const created = await anApiKey(database, organization.id, { name: 'CRM' })
  expect(created).toEqual({
    id: expect.stringMatching(/^key_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'api_key',
    organization_id: organization.id,
    name: 'CRM',
    key: expect.stringMatching(/^chn_live_[A-Za-z0-9_-]{24}$/),
    display: `chn_live_…${created.key.slice(-4)}`,
    created_by: null,
    last_used_at: null,
    expires_at: null,
    revoked_at: null,
    created_at: expect.stringMatching(/\.\d{6}Z$/),
  })
  const [stored] = await database.query<{ row: string; hash: Buffer }>(storedKey, [created.id])
  expect(stored?.hash).toEqual(hashKey(created.key))
  expect(stored?.row).not.toContain(created.key.slice('chn_live_'.length))
})

it('accepts an expires_at with any offset, also in the past', async () => {
  const { id } = await anOrganization(database)
  const created = await anApiKey(database, id, { expires_at: '2020-02-29T13:00:00.5+01:00' })
  expect(created.expires_at).toBe('2020-02-29T12:00:00.500000Z')
})

it.each([
  'tomorrow',
  'infinity',
  '2027-02-30T00:00:00Z',
  '2027-01-31',
  '2027-01-31T12:00:00',
  '2027-13-01T00:00:00Z',
  '',
])('refuses the expires_at %j', async (expires_at) => {
  const { id } = await anOrganization(database)
  await expectOperatorError(anApiKey(database, id, { expires_at }), 'expires_at must be a date-time such as')
})

it('refuses an unknown organization and an empty name', async () => {
  await expectOperatorError(anApiKey(database, 'org_nonsense'), 'There is no organization org_nonsense.')
  const { id } = await anOrganization(database)
  await expectOperatorError(anApiKey(database, id, { name: ' ' }), 'name must be')
})

it('lists keys without plaintext, newest first, also revoked ones', async () => {
  const organization = await anOrganization(database)
  await anApiKey(database, (await anOrganization(database)).id)
  const { key: _first, ...first } = await anApiKey(database, organization.id)
  const { key: _second, ...second } = await anApiKey(database, organization.id)
  const revoked = await revokeApiKey(database, { id: first.id })
  expect(revoked).toEqual({ ...first, revoked_at: expect.stringMatching(/\.\d{6}Z$/) })
  expect(await listAllApiKeys(database, { organization_id: organization.id })).toEqual([second, revoked])
  const everywhere = await listAllApiKeys(database)
  expect(everywhere.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(everywhere.length).toBeGreaterThan(2)
})
