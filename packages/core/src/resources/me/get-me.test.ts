import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anApiKey, anOrganization, aScope, aTeam } from '../../testing/index.ts'
import { getMe } from './get-me.ts'

const database = await sharedDatabase()

it('shows the key, its organization, and the teams, oldest first', async () => {
  const organization = await anOrganization(database, { name: 'Fjord Coffee' })
  const teams = [
    await aTeam(database, organization.id, { name: 'Z' }),
    await aTeam(database, organization.id, { name: 'A' }),
  ]
  const key = await anApiKey(database, organization.id, { expires_at: '2099-01-31T12:00:00Z' })
  expect(await getMe(database, aScope(organization.id), { keyId: key.id })).toEqual({
    id: key.id,
    object: 'api_key',
    display: key.display,
    organization: { id: organization.id, name: 'Fjord Coffee' },
    teams: teams.map(({ id, name }) => ({ id, name })),
    expires_at: '2099-01-31T12:00:00.000000Z',
    created_at: key.created_at,
  })
})

it('shows an organization without teams, and a key that does not expire', async () => {
  const { id } = await anOrganization(database)
  const key = await anApiKey(database, id)
  expect(await getMe(database, aScope(id), { keyId: key.id })).toMatchObject({ teams: [], expires_at: null })
})

it('shows nothing of another organization', async () => {
  const key = await anApiKey(database, (await anOrganization(database)).id)
  const scope = aScope((await anOrganization(database)).id)
  await expectApiError(getMe(database, scope, { keyId: key.id }), 'invalid_api_key')
})
