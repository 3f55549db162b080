import type { ListUsageInput, Usage } from '@channel/contract/types'
import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aCustomer, anAccount, aScope, aTeam, aTenant } from '../../testing/index.ts'
import { listUsage } from './list-usage.ts'

const database = await sharedDatabase()
const now = () => new Date('2026-11-21T05:59:59.999Z')
type Query = ListUsageInput['query']

const insert = statement(
  'test_insert_usage',
  `INSERT INTO usage_counts (organization_id, day, phone_number_id, category, type, country, billable, count)
   SELECT $1, usage.* FROM json_to_recordset($2) AS usage
     (day date, phone_number_id text, category text, type text, country text, billable boolean, count integer)`,
)

/** A tenant with two accounts, of which the second belongs to a customer. */
async function aSender() {
  const tenant = await aTenant(database, 'platform')
  const { organization, account } = tenant
  const customer = await aCustomer(database, organization.id)
  const other = await anAccount(database, await aTeam(database, organization.id), { customer_id: customer.id })
  const usage = { day: '2026-11-20', phone_number_id: account.phone_number_id, category: 'utility', type: 'regular' }
  return {
    ...tenant,
    customer,
    other,
    add: (...rows: object[]) =>
      database.execute(insert, [
        organization.id,
        JSON.stringify(rows.map((row) => ({ ...usage, country: 'DE', billable: true, count: 1, ...row }))),
      ]),
    list: (query: Partial<Query> = {}) =>
      listUsage(database, aScope(organization.id, { now }), { query: { limit: 25, group_by: ['day'], ...query } }),
  }
}

const none = { day: null, phone_number_id: null, customer_id: null, category: null, type: null, country: null }
const usageOf = (fields: Partial<Usage>) => ({ object: 'usage', ...none, billable: null, ...fields })

it('adds up the counts of each day, newest first, without those that were taken back', async () => {
  const { add, list } = await aSender()
  await (await aSender()).add({ count: 100 })
  await add(
    { count: 2 },
    { country: 'FR' },
    { day: '2026-11-19' },
    { day: '2026-11-19', count: -1 },
    { day: '2026-11-21' },
  )
  expect((await list()).data).toEqual([
    usageOf({ day: '2026-11-21', count: 1 }),
    usageOf({ day: '2026-11-20', count: 3 }),
  ])
})

it('counts by every field', async () => {
  const { add, list, other, customer, account } = await aSender()
  await add({}, { phone_number_id: other.phone_number_id, category: '', type: '', country: '', billable: false })
  const { phone_number_id } = account
  const group_by: Query['group_by'] = [
    'day',
    'phone_number_id',
    'customer_id',
    'category',
    'type',
    'country',
    'billable',
  ]
  const { data } = await list({ group_by })
  const day = '2026-11-20'
  expect(data).toHaveLength(2)
  expect(data).toContainEqual(
    usageOf({ day, phone_number_id, category: 'utility', type: 'regular', country: 'DE', billable: true, count: 1 }),
  )
  expect(data).toContainEqual(
    usageOf({ day, phone_number_id: other.phone_number_id, customer_id: customer.id, billable: false, count: 1 }),
  )
  expect((await list({ group_by: ['customer_id'] })).data).toEqual([
    usageOf({ customer_id: customer.id, count: 1 }),
    usageOf({ count: 1 }),
  ])
})

it('filters', async () => {
  const { add, list, other, customer, account } = await aSender()
  await add(
    { count: 1, category: 'marketing' },
    { count: 2, billable: false },
    { count: 4, country: 'FR' },
    { count: 8, phone_number_id: other.phone_number_id },
  )
  const total = async (query: Partial<Query>) => (await list(query)).data.map(({ count }) => count)
  expect(await total({ category: 'marketing' })).toEqual([1])
  expect(await total({ billable: false })).toEqual([2])
  expect(await total({ billable: true })).toEqual([13])
  expect(await total({ country: 'FR' })).toEqual([4])
  expect(await total({ customer_id: customer.id })).toEqual([8])
  expect(await total({ phone_number_id: account.phone_number_id, category: 'utility', billable: true })).toEqual([4])
  expect(await total({ country: 'XX' })).toEqual([])
})

it('returns each count once, in pages', async () => {
  const { add, list } = await aSender()
  const days = ['2026-11-19', '2026-11-20']
  const countries = ['AT', 'CH', 'DE', '']
  await add(...days.flatMap((day) => countries.map((country) => ({ day, country }))))
  const group_by: Query['group_by'] = ['day', 'country']
  const all = (await list({ group_by })).data
  expect(all).toHaveLength(8)
  const paged: Usage[] = []
  let cursor: string | undefined
  do {
    const page = await list({ group_by, limit: 3, ...(cursor && { cursor }) })
    paged.push(...page.data)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  expect(paged).toEqual(all)
})

it.each<[Partial<Query>, string[]]>([
  [{}, ['2026-11-21', '2026-10-23']],
  [{ from: '2026-10-22' }, ['2026-11-21', '2026-10-23', '2026-10-22']],
  [{ to: '2026-11-20' }, ['2026-10-23', '2026-10-22']],
  [{ from: '2025-10-18', to: '2026-11-21' }, ['2026-11-21', '2026-10-23', '2026-10-22', '2025-10-18']],
])('the range of %j includes both ends', async (range, days) => {
  const { add, list } = await aSender()
  await add(...['2025-10-18', '2026-10-22', '2026-10-23', '2026-11-21', '2026-11-22'].map((day) => ({ day })))
  expect((await list(range)).data.map(({ day }) => day)).toEqual(days)
})

it.each([{ from: '2026-11-22' }, { from: '2026-11-21', to: '2026-11-20' }, { from: '2025-10-17', to: '2026-11-21' }])(
  'the range %j is rejected',
  async (range) => {
    const { list } = await aSender()
    await expectApiError(list(range), 'invalid_field_value', 'from')
  },
)

it('rejects the cursor of other groups', async () => {
  const { add, list } = await aSender()
  await add({}, { country: 'FR' })
  const { next_cursor } = await list({ group_by: ['country'], limit: 1 })
  await expectApiError(list({ group_by: ['country', 'day'], cursor: next_cursor ?? '' }), 'invalid_cursor', 'cursor')
})
