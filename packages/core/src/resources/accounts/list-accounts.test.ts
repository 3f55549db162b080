import type { ListAccountsInput } from '@channel/contract/types'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, anAccount, anOrganization, aScope, aTenant } from '../../testing/index.ts'
import { listAccounts } from './list-accounts.ts'

const database = await sharedDatabase()

const setStatus = statement(
  'list_accounts_test_set_status',
  'UPDATE channel_accounts SET status = $3 WHERE organization_id = $1 AND id = $2',
)

it('lists accounts with all fields, verified or not, of the organization only', async () => {
  const { scope, team, account } = await aTenant(database)
  await aTenant(database)
  const unverified = await anAccount(database, team, { verified: false, waba_id: '102290129340398' })
  const page = await listAccounts(database, scope, { query: { limit: 25 } })
  const { organization_id: _organization, team_id: _team, ...shown } = account
  expect(page).toEqual({
    data: [
      {
        id: unverified.id,
        object: 'channel_account',
        phone_number: unverified.phone_number,
        phone_number_id: unverified.phone_number_id,
        name: 'Fjord Coffee Support',
        waba_id: '102290129340398',
        status: 'connected',
        restriction: null,
        alerts: [],
        verified: false,
        quality_rating: null,
        messaging_limit: null,
        name_status: null,
        restrictions: [],
        in_business_app: false,
        history_sync: null,
        customer: null,
        created_at: unverified.created_at,
        updated_at: unverified.updated_at,
      },
      shown,
    ],
    has_more: false,
    next_cursor: null,
  })
})

it('filters by customer and status, in pages', async () => {
  const { scope, team, organization, account } = await aTenant(database, 'platform')
  const customer = await aCustomer(database, organization.id)
  const mine = []
  for (let index = 0; index < 3; index++) {
    mine.unshift(await anAccount(database, team, { customer_id: customer.id }))
  }
  await database.execute(setStatus, [organization.id, mine[0]?.id, 'restricted'])
  const idsOf = async (query: Partial<ListAccountsInput['query']>) =>
    (await listAccounts(database, scope, { query: { limit: 25, ...query } })).data.map(({ id }) => id)
  expect(await idsOf({ customer_id: customer.id })).toEqual(mine.map(({ id }) => id))
  expect(await idsOf({ customer_id: 'nonsense' })).toEqual([])
  expect(await idsOf({ status: 'restricted' })).toEqual([mine[0]?.id])
  expect(await idsOf({ status: 'connected', customer_id: customer.id })).toEqual([mine[1]?.id, mine[2]?.id])
  expect(await idsOf({ status: 'connected' })).toEqual([mine[1]?.id, mine[2]?.id, account.id])

  const first = await listAccounts(database, scope, { query: { customer_id: customer.id, limit: 2 } })
  const cursor = first.next_cursor ?? undefined
  expect(first.data[0]?.customer).toEqual({ id: customer.id, name: customer.name })
  expect(await idsOf({ customer_id: customer.id, limit: 2, cursor })).toEqual([mine[2]?.id])
  await expectApiError(idsOf({ limit: 2, cursor }), 'invalid_cursor', 'cursor')
})

it('returns an empty page for an organization without accounts', async () => {
  const { id } = await anOrganization(database)
  const page = await listAccounts(database, aScope(id), { query: { limit: 25 } })
  expect(page).toEqual({ data: [], has_more: false, next_cursor: null })
})
