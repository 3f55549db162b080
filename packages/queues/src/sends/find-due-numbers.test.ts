import { aDeliveryClock, anInboundMessage, aTenant, insertWaitingSends, type Tenant } from '@channel/core/testing'
import { type Database, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { planInOrder } from '../leased/index.ts'
import { claimSends } from './claim-sends.ts'
import { findDueNumbers, waitingSends } from './find-due-numbers.ts'
import { releaseSends } from './release-sends.ts'

const leaseMs = 60_000
const endClaimed = statement(
  'due_numbers_test_end',
  `UPDATE message_sends SET state = 'failed', next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   WHERE organization_id = $1 AND lease_token IS NOT NULL`,
)
// A backlog that another test has left would be read from its beginning.
const removeAll = statement('due_numbers_test_remove', 'DELETE FROM message_sends')
const holdSnapshot = statement('due_numbers_test_hold', 'SELECT pg_current_xact_id()')
const token = '00000000-0000-4000-8000-000000000000'

let database: Database & { drop(): Promise<void> }
let tenants: Tenant[]
let clock: ReturnType<typeof aDeliveryClock>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = aDeliveryClock()
  await database.execute(removeAll)
  tenants = await Promise.all([aTenant(database, 'platform'), aTenant(database, 'platform')])
  for (const { account } of tenants) await anInboundMessage(database, account)
})

const numberOf = ({ account: { organization_id, phone_number_id } }: Tenant) => ({ organization_id, phone_number_id })
const organizationsOf = (numbers: readonly { organization_id: string }[]) =>
  numbers
    .map(({ organization_id }) => organization_id)
    .filter((id) => tenants.some(({ organization }) => organization.id === id))
    .sort()

it('finds with what it remembers what it finds without, through all that happens to a message', async () => {
  const since = waitingSends()
  const [one, other] = tenants as [Tenant, Tenant]
  const claim = (tenant: Tenant, quota: number) =>
    claimSends(database, clock, { wanted: [{ ...numberOf(tenant), quota }], leaseMs, since })
  const find = async (...expected: readonly Tenant[]) => {
    const found = organizationsOf(await findDueNumbers(database, clock, since))
    expect(found).toEqual(organizationsOf(await findDueNumbers(database, clock)))
    expect(found).toEqual(expected.map(({ organization }) => organization.id).sort())
  }
  await insertWaitingSends(database, one.organization.id, 3, '1 hour')
  await insertWaitingSends(database, other.organization.id, 3)
  await find(one, other)
  await find(one, other)
  const claimed = await claim(one, 3)
  expect(claimed).toHaveLength(3)
  await find(other)
  await releaseSends(
    database,
    clock,
    claimed.slice(0, 1).map((send) => ({ send })),
  )
  await find(one, other)
  expect(await claim(one, 3)).toHaveLength(1)
  expect(await claim(other, 2)).toHaveLength(2)
  await find(other)
  await database.execute(endClaimed, [other.organization.id])
  clock.advance(leaseMs + 1)
  await find(one, other)
  expect(await claim(one, 9)).toHaveLength(3)
  expect(await claim(other, 9)).toHaveLength(1)
  await find()
})

it('finds a message that appears late within 5 seconds, and one that appears very late when everything is read again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [one, other] = tenants as [Tenant, Tenant]
  const since = waitingSends()
  const slow: Database = {
    ...database,
    transaction(...parameters) {
      vi.advanceTimersByTime(1_000)
      return database.transaction(...parameters)
    },
  }
  const find = async () => organizationsOf(await findDueNumbers(slow, clock, since))
  expect(await find()).toEqual([])
  await insertWaitingSends(database, one.organization.id, 1, '1 hour')
  await insertWaitingSends(database, other.organization.id, 1, '30 seconds')
  expect(await find()).toEqual([])
  vi.advanceTimersByTime(4_000)
  expect(await find()).toEqual([other.organization.id])
  vi.advanceTimersByTime(100_000)
  expect(await find()).toEqual(organizationsOf([numberOf(one), numberOf(other)]))
})

it('does not read a long backlog again', async () => {
  const since = waitingSends()
  const [one, other] = tenants as [Tenant, Tenant]
  await insertWaitingSends(database, one.organization.id, 5_000, '1 hour')
  await insertWaitingSends(database, other.organization.id, 1)
  const found = await findDueNumbers(database, clock, since)
  expect(organizationsOf(found)).toEqual(organizationsOf([numberOf(one), numberOf(other)]))
  await since.read(async (remembered) => {
    expect(rowsRead(await planOf('find_due_sending_numbers', [0, ...remembered]))).toBeLessThan(20)
    return []
  })
})

it('does not read what is done before the first that waits, although a snapshot keeps it', async () => {
  const since = waitingSends()
  const [one, other] = tenants as [Tenant, Tenant]
  await insertWaitingSends(database, one.organization.id, 2_000, '1 hour')
  await database.transaction(async (tx) => {
    await tx.query(holdSnapshot)
    await claimSends(database, clock, { wanted: [{ ...numberOf(one), quota: 2_000 }], leaseMs })
    await database.execute(endClaimed, [one.organization.id])
    await insertWaitingSends(database, other.organization.id, 1, '1 minute')
    await findDueNumbers(database, clock, since)
    const { organization_id, phone_number_id } = numberOf(one)
    const pagesOfClaim = (from: string) =>
      pagesOf('claim_message_sends', [[organization_id], [phone_number_id], [1], 0, token, leaseMs, [false], [from]])
    const ofClaim = await pagesOfClaim('-infinity')
    expect(await pagesOfClaim(since.sinceOf({ ...numberOf(one), is_bulk: false }))).toBeLessThan(ofClaim / 2)
    await since.read(async (remembered) => {
      expect(await pagesOf('find_due_sending_numbers', [0, ...remembered])).toBeLessThan(20)
      return []
    })
  })
})

it('finds every account beside more new messages than are read by their time', async () => {
  const since = waitingSends()
  const [one, other] = tenants as [Tenant, Tenant]
  await insertWaitingSends(database, one.organization.id, 2_000)
  await insertWaitingSends(database, other.organization.id, 1)
  for (let count = 0; count < 2; count++) {
    const found = await findDueNumbers(database, clock, since)
    expect(organizationsOf(found)).toEqual(organizationsOf([numberOf(one), numberOf(other)]))
  }
})

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Shared Hit Blocks': number
  readonly Plans?: readonly Plan[]
}

async function planOf(name: string, values: readonly unknown[]): Promise<Plan> {
  const { text } = registeredStatements().find((each) => each.name === name)!
  const explain = statement(`due_numbers_test_${name}`, `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`)
  const [row] = await database.transaction((tx) => {
    planInOrder(tx)
    return tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values)
  })
  return row!['QUERY PLAN'][0].Plan
}

const pagesOf = async (name: string, values: readonly unknown[]) => (await planOf(name, values))['Shared Hit Blocks']

function rowsRead(plan: Plan): number {
  const own = plan['Relation Name'] === 'message_sends' ? plan['Actual Rows'] * plan['Actual Loops'] : 0
  return (plan.Plans ?? []).map(rowsRead).reduce((sum, each) => sum + each, own)
}
