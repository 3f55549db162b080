import { authorizeAccount, disconnectAccount, listAccounts, recordHistorySync } from '@channel/core/accounts'
import { requestSync } from '@channel/core/mechanisms/outbox'
import { aDeliveryClock, aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '@channel/core/testing'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { claimSyncRequests } from './claim-sync-requests.ts'
import { recordSyncRequest, type SyncResult } from './record-sync-request.ts'

// Claims span all organizations.
const database = await createTestDatabase()
afterAll(() => database.drop())

const clock = aDeliveryClock()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
  const authorization = { id: tenant.account.id, token: 'the-token', waba_id: newPhoneNumberId() }
  await database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, authorization))
  await request()
})

const request = () => database.transaction(async (tx) => requestSync(tx, tenant.account))
const claim = async () => {
  const wanted = [{ organization_id: tenant.organization.id, quota: 10 }]
  return (await claimSyncRequests(database, tenant.scope, clock, { wanted, leaseMs: 60_000 }))[0]
}
/** Claims what is due, and records this result. @returns the step */
async function step(result: SyncResult): Promise<string | undefined> {
  const claimed = await claim()
  if (claimed !== undefined) await recordSyncRequest(database, clock, claimed, result)
  return claimed?.step
}
async function historySync() {
  const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
  return data.find(({ id }) => id === tenant.account.id)?.history_sync
}

it('requests the contacts, then the history, each once', async () => {
  expect(await step('accepted')).toBe('contacts')
  expect(await historySync()).toBeNull()
  expect(await step('accepted')).toBe('history')
  expect(await historySync()).toEqual({ status: 'requested', phase: null, progress: 0 })
  clock.advance(86_400_000)
  expect(await step('accepted')).toBeUndefined()
  const events = await recordedEvents(database, tenant.organization.id, tenant.account.id)
  expect(events.at(-1)).toMatchObject({
    type: 'account.updated',
    data: { previous_attributes: { history_sync: null } },
  })
})

it('requests the history also if the contacts were refused, and shows a refusal', async () => {
  expect(await step('refused')).toBe('contacts')
  expect(await step('refused')).toBe('history')
  expect(await historySync()).toMatchObject({ status: 'failed' })
  expect(await step('accepted')).toBeUndefined()
})

it('repeats a request that gets no response, for half a day', async () => {
  let attempts = 0
  for (let hours = 0; hours < 24 && (await historySync()) === null; hours++) {
    const claimed = await step('failed')
    if (claimed === 'contacts') attempts++
    clock.advance(3_600_000)
  }
  expect(attempts).toBe(7)
  expect(await historySync()).toBeNull()
})

it('does not forget a history that has arrived, if a repeated request is refused', async () => {
  await step('accepted')
  const progress = { status: 'importing', phase: 0, progress: 40 } as const
  await database.transaction((tx) => recordHistorySync(tx, tenant.scope, tenant.account.phone_number_id, progress))
  await step('refused')
  expect(await historySync()).toEqual({ status: 'importing', phase: 0, progress: 40 })
})

it('requests nothing of an account that was disconnected', async () => {
  await database.transaction((tx) => disconnectAccount(tx, { id: tenant.account.id }))
  expect(await claim()).toBeUndefined()
})
