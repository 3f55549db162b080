import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { aCustomer, anOrganization } from '../../testing/index.ts'
import { listAllCustomers } from './list-all-customers.ts'

const database = await sharedDatabase()

it('adds customers and lists them by organization, newest first', async () => {
  const organization = await anOrganization(database, { plan: 'platform' })
  const elsewhere = await aCustomer(database, (await anOrganization(database, { plan: 'platform' })).id)
  const older = await aCustomer(database, organization.id, { name: 'Nordlys Hotels' })
  const newer = await aCustomer(database, organization.id)
  expect(older).toMatchObject({
    id: expect.stringMatching(/^cus_[0-9A-HJKMNP-TV-Z]{26}$/),
    object: 'customer',
    organization_id: organization.id,
    name: 'Nordlys Hotels',
    external_id: null,
    status: 'active',
    metadata: null,
  })
  expect(await listAllCustomers(database, { organization_id: organization.id })).toEqual([newer, older])
  expect(await listAllCustomers(database)).toEqual(expect.arrayContaining([newer, older, elsewhere]))
})

it('refuses an unknown organization, another plan, and an empty name', async () => {
  const platform = await anOrganization(database, { plan: 'platform' })
  const standard = await anOrganization(database)
  await expectOperatorError(aCustomer(database, 'org_nonsense'), 'There is no organization org_nonsense.')
  await expectOperatorError(aCustomer(database, standard.id), 'has the plan standard')
  await expectOperatorError(aCustomer(database, platform.id, { name: '' }), 'name must be')
})
