import { statement } from '@channel/db'
import type { Outcome } from '@channel/provider'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { deriveSecrets } from '../../mechanisms/sealing/index.ts'
import { anAccount, aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '../../testing/index.ts'
import { applyAccountUpdate } from './apply-account-update.ts'
import { authorizeAccount } from './authorize-account.ts'
import { listAccounts } from './list-accounts.ts'
import { recordAuthorization, verdictOf } from './record-authorization.ts'

const database = await sharedDatabase()
const setStatus = statement(
  'record_authorization_test_set_status',
  'UPDATE channel_accounts SET status = $2 WHERE id = $1',
)
const findWaiting = statement(
  'record_authorization_test_waiting',
  `SELECT pid FROM pg_stat_activity
   WHERE wait_event_type = 'Lock' AND query LIKE '%FROM channel_accounts account%' AND datname = current_database()`,
)
const token = 'the-token'
let tenant: Tenant
let waba_id: string

beforeEach(async () => {
  tenant = await aTenant(database)
  waba_id = newPhoneNumberId()
  await authorize(token)
})

function authorize(next: string) {
  const authorization = { id: tenant.account.id, token: next, waba_id }
  return database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, authorization))
}

function record(
  verdict: Parameters<typeof recordAuthorization>[3],
  known = false,
  used = token,
  secrets = tenant.scope.secrets,
) {
  const { organization_id, phone_number_id } = tenant.account
  const called = { organization_id, phone_number_id, token: used, authorization_refused: known }
  return recordAuthorization(database, secrets, called, verdict)
}

function report(event: string, seconds: number, more: { ban_state?: string } = {}) {
  const reported_at = new Date(Date.now() + seconds * 1000).toISOString()
  return database.transaction((tx) => applyAccountUpdate(tx, { waba_id, event, ...more, reported_at }))
}
const reinstated = { ban_state: 'REINSTATE' }

async function shown() {
  const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
  const { status, restriction } = data.find(({ id }) => id === tenant.account.id)!
  return { status, restriction }
}
const connected = { status: 'connected', restriction: null }
const refused = { status: 'restricted', restriction: 'authorization_refused' }
const restricted = { status: 'restricted', restriction: 'account_restricted' }

/** The events since the authorization. */
async function events() {
  return (await recordedEvents(database, tenant.organization.id, tenant.account.id)).slice(2)
}

it('restricts the account once for concurrent refusals, and lifts the restriction once', async () => {
  await Promise.all([record('refused'), record('refused'), record('refused')])
  expect(await shown()).toEqual(refused)
  expect(await events()).toMatchObject([
    { type: 'account.updated', data: { object: refused, previous_attributes: connected } },
  ])
  await Promise.all([record('accepted', true), record('accepted', true)])
  expect(await shown()).toEqual(connected)
  expect((await events()).slice(1)).toMatchObject([
    { type: 'account.updated', data: { object: connected, previous_attributes: refused } },
  ])
})

it('changes nothing for a known verdict, or without a verdict', async () => {
  for (const verdict of ['accepted', undefined] as const) await record(verdict)
  await record('refused', true)
  expect(await shown()).toEqual(connected)
  expect(await events()).toEqual([])
})

it('ignores the verdict on a token that has been replaced', async () => {
  await record('refused')
  await authorize('another-token')
  expect(await shown()).toEqual(connected)
  expect((await events()).at(-1)).toMatchObject({ type: 'account.updated', data: { previous_attributes: refused } })
  await record('refused')
  expect(await shown()).toEqual(connected)
  await record('refused', false, 'another-token')
  await record('accepted', true)
  expect(await shown()).toEqual(refused)
})

it('ignores a refusal of the old token that waited for the new token to be stored', async () => {
  const [locked, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const authorizing = database.transaction(async (tx) => {
    await authorizeAccount(tx, tenant.scope.secrets, { id: tenant.account.id, token: 'another-token', waba_id })
    locked.resolve()
    await commit.promise
  })
  await locked.promise
  const recorded = record('refused')
  await expect.poll(() => database.query(findWaiting)).toHaveLength(1)
  commit.resolve()
  await Promise.all([authorizing, recorded])
  expect(await shown()).toEqual(connected)
  expect(await events()).toEqual([])
})

it('ignores the verdict when the token is sealed with a key that this process does not know', async () => {
  await record('refused', false, token, deriveSecrets('another secret that this test alone uses'))
  expect(await shown()).toEqual(connected)
  expect(await events()).toEqual([])
})

it('keeps other restrictions of the account', async () => {
  await report('ACCOUNT_RESTRICTION', 1)
  expect(await shown()).toEqual(restricted)
  await record('refused')
  expect(await shown()).toEqual(refused)
  await record('accepted', true)
  expect(await shown()).toEqual(restricted)
  await record('refused')
  await report('DISABLED_UPDATE', 2, reinstated)
  expect(await shown()).toEqual(refused)
  await authorize(token)
  expect(await shown()).toEqual(connected)
  expect((await events()).map(({ data }) => data.previous_attributes)).toEqual([
    connected,
    { restriction: 'account_restricted' },
    { restriction: 'authorization_refused' },
    { restriction: 'account_restricted' },
    refused,
  ])
})

it('does not change a disconnected account, which is unrestricted after it is reconnected', async () => {
  await record('refused')
  await report('PARTNER_REMOVED', 1)
  expect(await shown()).toEqual({ status: 'disconnected', restriction: null })
  await record('refused')
  expect(await shown()).toEqual({ status: 'disconnected', restriction: null })
  await authorize(token)
  expect(await shown()).toEqual(connected)
})

it('takes the status where the columns disagree', async () => {
  const { id } = tenant.account
  await database.execute(setStatus, [id, 'restricted'])
  expect(await shown()).toEqual(restricted)
  await record('refused')
  await record('accepted', true)
  expect(await shown()).toEqual(restricted)
  await record('refused')
  await database.execute(setStatus, [id, 'connected'])
  expect(await shown()).toEqual(connected)
  await record('refused')
  expect(await shown()).toEqual(refused)
})

it('does not restrict the other accounts of the organization', async () => {
  const other = await anAccount(database, tenant.team)
  await record('refused')
  const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100, status: 'connected' } })
  expect(data.map(({ id }) => id)).toEqual([other.id])
})

const failed = (code: number, more: object = {}): Outcome<never> => ({
  ok: false,
  failure: { kind: 'refused', status: 400, code, subcode: undefined, message: '', ...more },
})

it.each([
  [{ ok: true, value: 1 } as const, 'accepted'],
  [failed(190, { tokenRefused: true }), 'refused'],
  [failed(131047), undefined],
  [{ ok: false, failure: { kind: 'timeout', message: '', unsent: false } } as const, undefined],
  [{ kind: 'uploaded', id: '1' } as const, 'accepted'],
  [{ kind: 'too_large', size: 2, maxBytes: 1 } as const, undefined],
] as const)('derives the verdict from %j', (outcome, verdict) => {
  expect(verdictOf(outcome)).toBe(verdict)
})
