import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anOrganization, aTeam } from '../../testing/index.ts'
import { listTeams } from './list-teams.ts'

const database = await sharedDatabase()

it('creates teams and lists them by organization, newest first', async () => {
  const organization = await anOrganization(database)
  const elsewhere = await aTeam(database, (await anOrganization(database)).id)
  const older = await aTeam(database, organization.id, { name: 'Support' })
  const newer = await aTeam(database, organization.id, { name: 'Support' })
  expect(older).toMatchObject({
    id: expect.stringMatching(/^team_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'team',
    organization_id: organization.id,
    name: 'Support',
  })
  expect(await listTeams(database, { organization_id: organization.id })).toEqual([newer, older])
  expect(await listTeams(database)).toEqual(expect.arrayContaining([newer, older, elsewhere]))
})

it('refuses an unknown organization and an empty name', async () => {
  await expectOperatorError(aTeam(database, 'org_nonsense'), 'There is no organization org_nonsense.')
  const { id } = await anOrganization(database)
  await expectOperatorError(aTeam(database, id, { name: '' }), 'name must be')
})
