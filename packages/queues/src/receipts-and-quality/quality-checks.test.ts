import { authorizeAccount, listAccounts, type OperatorAccount } from '@channel/core/accounts'
import { requestQualityCheck } from '@channel/core/mechanisms/outbox'
import {
  aDeliveryClock,
  anAccount,
  aTenant,
  newPhoneNumberId,
  recordedEvents,
  type Tenant,
} from '@channel/core/testing'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { claimQualityChecks, type QualityCheck } from './claim-quality-checks.ts'
import { type QualityResult, recordQualityCheck } from './record-quality-check.ts'

// Claims span all organizations.
const database = await createTestDatabase()
afterAll(() => database.drop())

const clock = aDeliveryClock()
let tenant: Tenant
let waba_id: string

beforeEach(async () => {
  tenant = await aTenant(database)
  waba_id = newPhoneNumberId()
  await authorize(tenant.account)
})

function authorize({ id }: OperatorAccount) {
  const authorization = { id, token: 'the-token', waba_id }
  return database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, authorization))
}
function request(phone_number: string | null = tenant.account.phone_number) {
  return database.transaction((tx) => requestQualityCheck(tx, { waba_id, phone_number }))
}
const claim = () =>
  claimQualityChecks(database, tenant.scope, clock, {
    wanted: [{ organization_id: tenant.organization.id, quota: 10 }],
    leaseMs: 60_000,
  })
const record = (check: QualityCheck, result: QualityResult) => recordQualityCheck(database, clock, check, result)
const rated = (quality_rating: string | null, messaging_limit: string | null = null) => ({
  kind: 'read' as const,
  health: { quality_rating, messaging_limit, name_status: null },
})

async function rating() {
  const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
  return data.find(({ id }) => id === tenant.account.id)?.quality_rating
}

it('records a changed limit, and keeps what the provider does not say', async () => {
  await request()
  await record((await claim())[0]!, rated('GREEN', 'TIER_2K'))
  await request()
  await record((await claim())[0]!, rated(null, 'TIER_10K'))
  const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
  expect(data.find(({ id }) => id === tenant.account.id)).toMatchObject({
    quality_rating: 'GREEN',
    messaging_limit: 'TIER_10K',
    name_status: null,
  })
  const events = await recordedEvents(database, tenant.organization.id, tenant.account.id)
  expect(events.at(-1)?.data.previous_attributes).toEqual({ messaging_limit: 'TIER_2K' })
})

it('records a changed rating, with the former one in the event, and deletes the check', async () => {
  for (const [word, former] of [
    ['RED', null],
    ['RED', undefined],
    [null, undefined],
    ['YELLOW', 'RED'],
  ] as const) {
    const before = (await recordedEvents(database, tenant.organization.id, tenant.account.id)).length
    await request()
    const [check] = await claim()
    expect(check).toMatchObject({ waba_id, token: 'the-token', authorization_refused: false, attempt_count: 1 })
    await record(check!, rated(word))
    const events = (await recordedEvents(database, tenant.organization.id, tenant.account.id)).slice(before)
    expect(events.map(({ type, data }) => [type, data.previous_attributes])).toEqual(
      former === undefined ? [] : [['account.updated', { quality_rating: former }]],
    )
  }
  expect(await rating()).toBe('YELLOW')
  clock.advance(86_400_000)
  expect(await claim()).toEqual([])
})

it('covers the reported number and accounts with unknown numbers; all numbers of the business account if none is reported', async () => {
  const known = await anAccount(database, tenant.team)
  await authorize(known)
  await request()
  const one = await claim()
  expect(one.map(({ phone_number_id }) => phone_number_id)).toEqual([tenant.account.phone_number_id])
  await record(one[0]!, rated('RED'))
  await request(null)
  const all = await claim()
  expect(all).toHaveLength(2)
  for (const check of all) await record(check, { kind: 'unlisted' })
  expect(await claim()).toEqual([])
  expect(await rating()).toBe('RED')
})

it('retries with increasing delays if the provider does not respond, and gives up after the seventh attempt', async () => {
  await request()
  for (let attempt = 1; attempt <= 7; attempt++) {
    const [check] = await claim()
    expect(check?.attempt_count).toBe(attempt)
    expect(await claim()).toEqual([])
    await record(check!, { kind: 'failed' })
    expect(await claim()).toEqual([])
    clock.advance(8 * 3_600_000)
  }
  expect(await claim()).toEqual([])
  expect(await rating()).toBe(null)
})

it('repeats a check that was requested again during the call', async () => {
  await request()
  const [first] = await claim()
  await request()
  await record(first!, rated('RED'))
  const [second] = await claim()
  expect(second?.attempt_count).toBe(1)
  await record(second!, rated('GREEN'))
  expect(await rating()).toBe('GREEN')
  expect(await claim()).toEqual([])
})

it('gives the checks of a dead worker to another, and deletes checks of accounts that cannot be queried', async () => {
  await request()
  const [lost] = await claim()
  clock.advance(60_001)
  const [again] = await claim()
  expect(again).toMatchObject({ phone_number_id: lost!.phone_number_id, attempt_count: 2 })
  await record(lost!, rated('RED'))
  await record(again!, rated('GREEN'))
  waba_id = newPhoneNumberId()
  await anAccount(database, tenant.team, { waba_id })
  await request(null)
  expect(await claim()).toEqual([])
  expect(await claim()).toEqual([])
})
