import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectAccount } from '@channel/core/accounts'
import { authenticate, findKey } from '@channel/core/mechanisms/authentication'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { findRestoreState } from '@channel/core/mechanisms/restore'
import { listMessages, sendMessage } from '@channel/core/messages'
import { aDeliveryClock, anInboundMessage, aTenant } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import {
  deleteOrganization,
  findDeletion,
  listUnfinishedDeletions,
  stopOrganization,
} from '../../src/deletion/index.ts'
import { processProviderWebhooks } from '../../src/inbox/index.ts'
import { checkMarker, holdWork, listHeldWork, releaseWork, startRestoreGuard } from '../../src/restore/index.ts'
import { claimSends } from '../../src/sends/index.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { type FilledTenant, fillTenant } from '../support/fill-tenant.ts'

/** What remains of a deleted organization: its id. */
const remains = ['organization_deletions', 'restore_journal']

const listTables = statement(
  'test_tables_of_organizations',
  `SELECT table_name AS name FROM information_schema.columns
   JOIN pg_class class ON class.oid = format('%I.%I', table_schema, table_name)::regclass
   WHERE table_schema = 'public' AND column_name = 'organization_id' AND class.relkind IN ('r', 'p') AND NOT class.relispartition
   ORDER BY table_name`,
)
const readMarker = statement('test_marker_before_deletion', 'SELECT number FROM restore_marker')
const goBack = statement(
  'test_restore_before_deletion',
  `WITH again AS (DELETE FROM restore_journal)
   UPDATE restore_marker SET number = 1, confirmed_until = clock_timestamp()`,
)
const countWebhooks = statement('test_webhooks_after_deletion', 'SELECT count(*)::int AS count FROM provider_webhooks')
const passMinute = statement(
  'test_minute_of_deletion',
  `UPDATE restore_marker SET confirmed_until = clock_timestamp() + interval '1 minute'`,
)

const simulator = await startSimulator({})
afterAll(() => simulator.stop())

let database: OwnDatabase
let directory: string
let store: MediaStore
let tenant: FilledTenant
let other: FilledTenant
beforeEach(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'channel-deletion-'))
  store = await openMediaStore({ directory, s3: undefined })
  tenant = await fillTenant(database, store, '1111111111111111')
  other = await fillTenant(database, store, '2222222222222222')
})
afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const remove = (id: string, overrides = {}) => {
  const provider = httpProvider({ baseUrl: simulator.url })
  return deleteOrganization({ database, store, secrets: tenant.scope.secrets, provider, settleMs: 0, ...overrides }, id)
}

/** The rows of an organization by table. */
async function rowsOf(organizationId: string): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(listTables)
  expect(tables.length).toBeGreaterThan(40)
  const rows = tables.map(async ({ name }) => {
    const select = statement(
      `test_rows_${name}`.slice(0, 63),
      `SELECT row::text AS text FROM ${name} row WHERE organization_id = $1 ORDER BY 1`,
    )
    return [name, (await database.query<{ text: string }>(select, [organizationId])).map(({ text }) => text)] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

async function isStored(file: string): Promise<boolean> {
  const found = await store.open(file)
  found?.destroy()
  return found !== undefined
}

async function receive(number: string, count = 1): Promise<void> {
  const messages = Array.from({ length: count }, (_, index) => ({
    ...{ from: '4915112345678', id: `wamid.${number}.${index}`, timestamp: '1795165200', type: 'text' },
    text: { body: 'Hello again' },
  }))
  const value = { metadata: { phone_number_id: number }, messages }
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }]
  await storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry })))
}

async function processInbox() {
  const { log, lines } = collectLog({ level: 'info' })
  await processProviderWebhooks({ database, mediaBaseUrl: 'https://media.example.com', parallel: 1, log })
  const [left] = await database.query<{ count: number }>(countWebhooks)
  return { lines, left: left!.count }
}

it('deletes every row and file of the organization, and nothing of another', async () => {
  const { id } = tenant.organization
  // So that a new table cannot be forgotten: the tenants of this test have rows in each.
  const before = await rowsOf(id)
  const empty = Object.entries(before).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))
  expect(empty).toEqual(['organization_deletions', 'organization_move_changes', 'organization_moves'])
  const ofOther = await rowsOf(other.organization.id)
  await receive(tenant.account.phone_number_id)

  const deleted = await remove(id)
  expect(deleted).toMatchObject({
    organization_id: id,
    started_at: expect.any(String),
    finished_at: expect.any(String),
    removed: { messages: 3, contacts: 3, media: 1, files: 1, api_log: 1, provider_webhooks: 1, organizations: 1 },
    files_left: 0,
  })
  const after = await rowsOf(id)
  expect(Object.entries(after).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []))).toEqual(remains)
  expect(await rowsOf(other.organization.id)).toEqual(ofOther)
  expect([await isStored(tenant.file), await isStored(other.file)]).toEqual([false, true])
  // Whatever the columns are called.
  const dump = (await dumpDatabase(database)).split('\n')
  const tables = (text: string) => [
    ...new Set(dump.filter((line) => line.includes(text)).map((line) => line.split(' ')[0])),
  ]
  expect(tables(id).sort()).toEqual(remains.map((name) => `public.${name}`))
  expect(tables('1111111111111111')).toEqual([])
  expect(tables(tenant.account.phone_number_id)).toEqual(['public.released_numbers'])
})

it('stops the organization before anything is deleted', async () => {
  const { organization, account, scope, apiKey } = tenant
  await stopOrganization(database, { id: organization.id })
  const find = (hash: Buffer) => findKey(database, hash)
  await expect(authenticate(find, `Bearer ${apiKey}`, () => new Date())).rejects.toMatchObject({
    code: 'revoked_api_key',
  })
  await releaseWork(database, organization.id)
  const wanted = [{ organization_id: organization.id, phone_number_id: account.phone_number_id, quota: 10 }]
  expect(await claimSends(database, aDeliveryClock(), { wanted, leaseMs: 1_000 })).toEqual([])
  const { contact_id } = await anInboundMessage(database, other.account)
  const params = { phone_number_id: account.phone_number_id }
  const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
  await expect(database.transaction((tx) => sendMessage(tx, scope, { params, body }))).rejects.toMatchObject({
    code: 'subscription_inactive',
  })
  expect(await listHeldWork(database, organization.id)).toEqual([])
  expect(await findRestoreState(database)).toMatchObject({ held: 1 })
  expect(await findDeletion(database, organization.id)).toMatchObject({ finished_at: null })
})

it('drops what is received for the number afterwards, until another organization connects it', async () => {
  const { phone_number_id } = tenant.account
  await remove(tenant.organization.id)
  await receive(phone_number_id)
  expect(await processInbox()).toEqual({ lines: [], left: 0 })
  expect(await dumpDatabase(database)).not.toContain('Hello again')

  const next = await aTenant(database)
  const owners = { organization_id: next.organization.id, team_id: next.team.id }
  const number = { phone_number_id, phone_number: tenant.account.phone_number, name: 'Next' }
  await database.transaction((tx) => connectAccount(tx, { ...owners, ...number }))
  await receive(phone_number_id)
  expect(await processInbox()).toEqual({ lines: [], left: 0 })
  const { data } = await listMessages(database, next.scope, { params: { phone_number_id }, query: { limit: 5 } })
  expect(data.map(({ content }) => content)).toEqual(['Hello again'])
})

it('ends the webhooks at the provider, except those that another organization needs', async () => {
  const put = (waba: string, token: string) =>
    fetch(`${simulator.url}/_control/wabas/${waba}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, subscribed: true }),
    })
  await put('101111111111111111', 'token-1111111111111111')
  expect((await remove(tenant.organization.id)).provider).toEqual([
    { waba_id: '101111111111111111', webhooks: 'ended' },
  ])
  expect(simulator.requests.at(-1)).toMatch(/^DELETE .*\/101111111111111111\/subscribed_apps$/)
  await connectSecond(database, other.account.waba_id ?? '102222222222222222')
  const { provider } = await remove(other.organization.id)
  expect(provider).toEqual([{ waba_id: '102222222222222222', webhooks: 'shared' }])
})

async function connectSecond(own: Database, waba_id: string): Promise<void> {
  const { organization, team } = await aTenant(own)
  const account = { phone_number_id: '99990000', phone_number: '+49309999000', name: 'Second', waba_id }
  await own.transaction((tx) => connectAccount(tx, { organization_id: organization.id, team_id: team.id, ...account }))
}

it('continues after a failure, and finds nothing to do when it is complete', async () => {
  const { id } = tenant.organization
  const fail = (kind: string) => {
    if (kind === 'contacts') throw new Error('killed')
  }
  await expect(remove(id, { onProgress: fail })).rejects.toThrow('killed')
  expect(await listUnfinishedDeletions(database)).toEqual([id])
  const deleted = await remove(id)
  expect(deleted.removed).toMatchObject({ messages: 3, contacts: 3, organizations: 1 })
  expect(await listUnfinishedDeletions(database)).toEqual([])
  expect(await remove(id)).toEqual({ ...deleted, provider: [] })
  await expect(remove('org_01JQ4Z0N9V7T3C5R8M2K6X1WEB')).rejects.toThrow('There is no organization org_01JQ4')
})

it('is complete when two operators run it at the same time', async () => {
  const { id } = tenant.organization
  const both = await Promise.all([remove(id), remove(id)])
  for (const deleted of both) expect(deleted).toMatchObject({ finished_at: expect.any(String), files_left: 0 })
  expect((await findDeletion(database, id))?.removed).toMatchObject({ messages: 3, contacts: 3, organizations: 1 })
  expect(Object.values(await rowsOf(id)).filter((rows) => rows.length > 0)).toHaveLength(remains.length)
})

it('is stopped again when a backup brings it back', async () => {
  const { id } = tenant.organization
  for (let minute = 0; minute < 4; minute += 1) {
    await checkMarker(database, store)
    await database.execute(passMinute)
  }
  // The journal is copied beside the database; the deletion has not gone further when the backup replaces it.
  await stopOrganization(database, { id })
  await checkMarker(database, store)
  expect(await database.query<{ number: number }>(readMarker)).toEqual([{ number: 5 }])
  await database.execute(goBack)
  await database.session((session) =>
    session.run(`DELETE FROM organization_deletions; DELETE FROM restore_holds WHERE reason = 'deleted';
      UPDATE organizations SET state = 'active'; UPDATE api_keys SET revoked_at = NULL`),
  )
  await checkMarker(database, store)
  expect(await listUnfinishedDeletions(database)).toEqual([id])
  await holdWork(database, { reason: 'requested' })
  const { log } = collectLog()
  const { secrets, mediaBaseUrl } = tenant.scope
  const errors: Error[] = []
  const onError = (error: Error) => void errors.push(error)
  const guard = startRestoreGuard({ database, store, secrets, mediaBaseUrl, log, pollMs: 20, onError })
  await expect.poll(() => findDeletion(database, id)).toMatchObject({ finished_at: null })
  await guard.stop()
  expect(errors).toEqual([])
  expect(await listUnfinishedDeletions(database)).toEqual([id])
  expect((await listHeldWork(database)).map(({ organization_id }) => organization_id)).toEqual([other.organization.id])
  const find = (hash: Buffer) => findKey(database, hash)
  await expect(authenticate(find, `Bearer ${tenant.apiKey}`, () => new Date())).rejects.toMatchObject({
    code: 'revoked_api_key',
  })
})
