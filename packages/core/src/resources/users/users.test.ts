import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anOrganization, aUser } from '../../testing/index.ts'
import { listAllUsers } from './list-all-users.ts'

const database = await sharedDatabase()

it('creates users and lists them by organization, newest first', async () => {
  const organization = await anOrganization(database)
  const elsewhere = await aUser(database, (await anOrganization(database)).id)
  const older = await aUser(database, organization.id, { name: 'Kim Berg', email: 'kim@example.com' })
  const newer = await aUser(database, organization.id, { email: 'bo@example.com' })
  expect(older).toMatchObject({
    id: expect.stringMatching(/^usr_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'user',
    organization_id: organization.id,
    name: 'Kim Berg',
    email: 'kim@example.com',
  })
  expect(await listAllUsers(database, { organization_id: organization.id })).toEqual([newer, older])
  expect(await listAllUsers(database)).toEqual(expect.arrayContaining([newer, older, elsewhere]))
})

it('refuses an unknown organization, invalid values, and a duplicate email in any letter case', async () => {
  const { id } = await anOrganization(database)
  await expectOperatorError(aUser(database, 'org_nonsense'), 'There is no organization org_nonsense.')
  await expectOperatorError(aUser(database, id, { name: '' }), 'name must be')
  await expectOperatorError(aUser(database, id, { email: 'nonsense' }), 'email must be an email address')
  await aUser(database, id, { email: 'kim@example.com' })
  await expectOperatorError(aUser(database, id, { email: 'Kim@Example.com' }), 'already has a user Kim@Example.com.')
})
