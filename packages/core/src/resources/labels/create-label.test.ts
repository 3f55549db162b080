import type { CreateLabelInput } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anOrganization, aScope, aTeam, aTenant } from '../../testing/index.ts'
import { createLabel } from './create-label.ts'

const database = await sharedDatabase()

function create(organizationId: string, body: Omit<CreateLabelInput['body'], 'color'> & { color?: string }) {
  return database.transaction((tx) => createLabel(tx, aScope(organizationId), { body: { color: '#64748b', ...body } }))
}

it('refuses a missing team_id if there are several teams or none', async () => {
  const { organization } = await aTenant(database)
  await aTeam(database, organization.id)
  await expectApiError(create(organization.id, { name: 'VIP' }), 'invalid_field_value', 'team_id')
  const empty = await anOrganization(database)
  await expectApiError(create(empty.id, { name: 'VIP' }), 'invalid_field_value', 'team_id')
})

it('refuses a name that the team already has, whatever its case, accents and blanks, but not in another team', async () => {
  const { organization, team } = await aTenant(database)
  const second = await aTeam(database, organization.id)
  const name = 'Zoë Groß'
  await create(organization.id, { team_id: team.id, name })
  for (const same of [name, 'ZOE GROSS', ' zoë  groß', 'zoë\u00a0groß\u200b', 'zoe\u0308 groß']) {
    await expectApiError(create(organization.id, { team_id: team.id, name: same }), 'invalid_field_value', 'name')
  }
  await create(organization.id, { team_id: team.id, name: 'Zoë-Groß' })
  await create(organization.id, { team_id: second.id, name })
})

it('creates one label for concurrent calls with the same name', async () => {
  const { organization } = await aTenant(database)
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => create(organization.id, { name: 'VIP' })))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(failures).toHaveLength(3)
  for (const { reason } of failures) expect(reason).toMatchObject({ code: 'invalid_field_value', param: 'name' })
})
