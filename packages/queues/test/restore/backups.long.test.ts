import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { authorizeAccount } from '@channel/core/accounts'
import { deleteContact, getContact } from '@channel/core/contacts'
import { listEvents } from '@channel/core/events'
import { findRestoreState } from '@channel/core/mechanisms/restore'
import { getMessage, sendMessage } from '@channel/core/messages'
import { anInboundMessage, aTenant, channelSecretOfTests, newPhoneNumberId, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { createCell, type Database, openDatabase, statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { startSimulator } from '@channel/simulator'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { checkMarker, type HeldWork } from '../../src/restore/index.ts'
import { findPostgresPrograms, startBackupServer } from '../support/backup-server.ts'
import { startProcess } from '../support/start-process.ts'

const programs = await findPostgresPrograms()
const messageCount = 48
const numberStatement = statement('backup_test_number', 'SELECT number FROM restore_marker')
const passMinute = statement(
  'backup_test_pass_minute',
  `UPDATE restore_marker SET confirmed_until = clock_timestamp() + interval '1 minute'`,
)
const expire = statement('backup_test_expire', 'UPDATE restore_marker SET confirmed_until = clock_timestamp()')
const channel = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url))

/** A service with messages and deliveries that are pending. */
async function aService() {
  const server = await startBackupServer(programs!)
  const { database, url } = server
  const directory = await mkdtemp(join(tmpdir(), 'channel-restore-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const simulator = await startSimulator({ behavior: { statuses: [], enforce_window: false } })
  onTestFinished(() => simulator.stop())
  const sink = await openWebhookSink()
  onTestFinished(() => sink[Symbol.asyncDispose]())
  const settings = {
    CHANNEL_SECRET: channelSecretOfTests,
    CHANNEL_DEVELOPMENT: '1',
    MEDIA_DIRECTORY: directory,
    PROVIDER_BASE_URL: simulator.url,
    LOG_LEVEL: 'fatal',
  }
  const store = await openMediaStore({ directory, s3: undefined })

  async function aSender(cell: Database = database): Promise<Tenant> {
    const tenant = await aTenant(cell)
    const { id, phone_number_id } = tenant.account
    const waba_id = newPhoneNumberId()
    const token = 'the-token-of-the-test'
    await cell.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, { id, token, waba_id }))
    simulator.setToken(waba_id, token)
    simulator.setNumber(phone_number_id, { waba_id })
    return tenant
  }
  async function send({ account, scope }: Tenant, cell: Database = database) {
    const { contact_id } = await anInboundMessage(cell, account)
    const params = { phone_number_id: account.phone_number_id }
    const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
    return cell.transaction((tx) => sendMessage(tx, scope, { params, body }))
  }
  const markerNumber = async () => (await database.query<{ number: number }>(numberStatement))[0]?.number ?? 0
  async function restoreCommand<Result>(...args: string[]): Promise<Result> {
    const env = { ...process.env, ...settings, DATABASE_URL: url }
    const { stdout } = await promisify(execFile)(process.execPath, [channel, 'restore', ...args, '--json'], { env })
    return JSON.parse(stdout) as Result
  }

  const tenant = await aSender()
  const body = { url: `${sink.url}/hook`, event_types: ['message.received' as const], enabled: true }
  await database.transaction((tx) => createWebhookSubscription(tx, { ...tenant.scope, development: true }, { body }))
  await checkMarker(database, store)
  const { contact_id: erased } = await anInboundMessage(database, tenant.account)
  const messages = []
  for (let index = 0; index < messageCount; index += 1) messages.push(await send(tenant))
  const startWorker = () => startProcess('worker', url, settings)
  const state = () => findRestoreState(database).catch(() => undefined)
  const ids = () => simulator.sent().map((sent) => sent.biz_opaque_callback_data)
  const statusOf = async ({ id }: { id: string }) => {
    const params = { phone_number_id: tenant.account.phone_number_id, id }
    return (await getMessage(database, tenant.scope, { params })).status
  }
  const service = {
    server,
    database,
    store,
    simulator,
    sink,
    tenant,
    messages,
    erased,
    aSender,
    send,
    startWorker,
    state,
    ids,
  }
  return { ...service, markerNumber, restoreCommand, statusOf }
}

/** A service with messages and deliveries that are pending in its backup, and done afterwards. */
async function aRestoredService(how: 'dump' | 'pointInTime') {
  const service = await aService()
  const { server, database, simulator, sink, tenant, erased, aSender, send, startWorker, state, markerNumber } = service
  // Backups are usually older than the three minutes that a confirmation lasts.
  await database.execute(expire)
  await server[how].back()

  const before = startWorker()
  await expect.poll(() => simulator.sent().length, { timeout: 60_000 }).toBe(messageCount)
  await expect.poll(() => sink.at('/hook').length, { timeout: 60_000 }).toBe(messageCount + 1)
  const contact = { params: { phone_number_id: tenant.account.phone_number_id, id: erased } }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, contact))
  for (let minute = 0; minute < 3; minute += 1) {
    const number = await markerNumber()
    await database.execute(passMinute)
    await expect.poll(markerNumber, { timeout: 20_000 }).toBeGreaterThan(number)
  }
  const eventsAfter = (place: { cursor: string } | { start: 'latest' | 'oldest' }) => {
    const query = { limit: 100, order: 'oldest_first' as const, start: 'oldest' as const, wait: 0, ...place }
    return listEvents(database, tenant.scope, { query }, { live: { expectChange: () => undefined } })
  }
  const { resume_cursor: cursor } = await eventsAfter({ start: 'latest' })
  before.child.kill('SIGTERM')
  await before.ended
  await server[how].restore()

  startWorker()
  await expect.poll(state, { timeout: 60_000 }).toMatchObject({ is_confirmed: true, held: 1 })
  // Its transactions are counted again, so the cursor could lie behind new events.
  await expectApiError(eventsAfter({ cursor: cursor ?? '' }), 'invalid_cursor', 'cursor')
  const found = await eventsAfter({ start: 'oldest' })
  expect((await eventsAfter({ cursor: found.resume_cursor ?? '' })).data.length).toBeGreaterThan(0)
  // The worker works: it sends for an organization that did not exist in the backup.
  const other = await aSender()
  await send(other)
  await expect.poll(() => simulator.sent().length, { timeout: 60_000 }).toBe(messageCount + 1)
  return { ...service, contact }
}

it.skipIf(programs === undefined).each(['dump', 'pointInTime'] as const)(
  'sends nothing twice after a restore (%s), counts what is held, and ends it',
  { timeout: 240_000 },
  async (how) => {
    const service = await aRestoredService(how)
    const { tenant, database, sink, messages, contact, restoreCommand, statusOf, send, ids } = service
    expect(new Set(ids()).size).toBe(messageCount + 1)
    expect(sink.at('/hook')).toHaveLength(messageCount + 1)
    expect(await Promise.all(messages.map(statusOf))).toEqual(messages.map(() => 'pending'))
    await expectApiError(getContact(database, tenant.scope, contact), 'resource_not_found', 'id')
    const { organizations } = await restoreCommand<{ organizations: HeldWork[] }>('check')
    const counts = { messages: messageCount, uncertain_messages: 0, deletions_to_repeat: 0, reason: 'behind' }
    // The delivery about the erased contact has ended with it.
    expect(organizations).toMatchObject([
      { organization_id: tenant.organization.id, ...counts, deliveries: messageCount },
    ])

    const decision = { messages: messageCount, deliveries: messageCount }
    if (how === 'dump') {
      expect(await restoreCommand('finish', '--all', '--end')).toMatchObject([{ decision: 'ended', ...decision }])
      expect(await Promise.all(messages.map(statusOf))).toEqual(messages.map(() => 'failed'))
      const { id } = await send(tenant)
      await expect.poll(ids, { timeout: 60_000 }).toContain(id)
      expect(ids()).toHaveLength(messageCount + 2)
    } else {
      const mine = ['--organization', tenant.organization.id]
      expect(await restoreCommand('finish', ...mine, '--release')).toMatchObject([
        { decision: 'released', ...decision },
      ])
      await expect.poll(() => ids().length, { timeout: 60_000 }).toBe(2 * messageCount + 1)
    }
    expect(await restoreCommand<{ organizations: HeldWork[] }>('check')).toMatchObject({
      verdict: 'mark',
      organizations: [],
    })
  },
)

it.skipIf(programs === undefined).each(['restore', 'restoreInPlace'] as const)(
  'sends nothing twice after the restore of a dump that is seconds old (%s)',
  { timeout: 120_000 },
  async (restore) => {
    const { server, sink, messages, startWorker, state, ids, restoreCommand, statusOf } = await aService()
    await server.dump.back()
    const before = startWorker()
    await expect.poll(() => ids().length, { timeout: 60_000 }).toBe(messageCount)
    await expect.poll(() => sink.at('/hook').length, { timeout: 60_000 }).toBe(messageCount + 1)
    before.child.kill('SIGKILL')
    await before.ended
    // A worker that runs all the time finds the database as soon as it is there.
    startWorker()
    await server.dump[restore]()

    await expect.poll(state, { timeout: 60_000 }).toMatchObject({ is_confirmed: true, held: 1 })
    const { organizations } = await restoreCommand<{ organizations: HeldWork[] }>('check')
    expect(organizations).toMatchObject([{ reason: 'moved', messages: messageCount, deliveries: messageCount + 1 }])
    await restoreCommand('finish', '--all', '--end')
    expect(await Promise.all(messages.map(statusOf))).toEqual(messages.map(() => 'failed'))
    expect(ids()).toHaveLength(messageCount)
  },
)

it.skipIf(programs === undefined)(
  'sends at once after a move: the workers ended, then the dump was made',
  { timeout: 120_000 },
  async () => {
    const { server, aSender, send, startWorker, state, ids } = await aService()
    const before = startWorker()
    await expect.poll(() => ids().length, { timeout: 60_000 }).toBe(messageCount)
    before.child.kill('SIGTERM')
    await before.ended
    await send(await aSender())
    await server.dump.back()
    await server.dump.restore()

    startWorker()
    await expect.poll(() => ids().length, { timeout: 60_000 }).toBe(messageCount + 1)
    expect(await state()).toMatchObject({ is_confirmed: true, held: 0 })
  },
)

it.skipIf(programs === undefined)(
  'holds the work of every cell after a restored dump, and ends it',
  { timeout: 240_000 },
  async () => {
    const { server, database, store, simulator, aSender, send, startWorker, restoreCommand } = await aService()
    const cell = openDatabase({ url: server.url, cell: 'other', poolSize: 2 })
    onTestFinished(() => cell.close())
    await createCell(database, cell)
    await checkMarker(cell, store)
    const tenant = await aSender(cell)
    await send(tenant, cell)
    await server.dump.back()
    const before = startWorker()
    await expect.poll(() => simulator.sent().length, { timeout: 60_000 }).toBe(messageCount + 1)
    before.child.kill('SIGKILL')
    await before.ended
    await server.dump.restore()

    startWorker()
    const held = () => findRestoreState(cell).catch(() => undefined)
    await expect.poll(held, { timeout: 60_000 }).toMatchObject({ is_confirmed: true, held: 1 })
    const organization = { messages: 1, deletions_to_repeat: 0 }
    expect(await restoreCommand('check')).toMatchObject({
      organizations: [{ messages: messageCount }],
      cells: [{ cell: 'other', organizations: [{ organization_id: tenant.organization.id, ...organization }] }],
    })
    expect(await restoreCommand('finish', '--all', '--end')).toMatchObject([
      { cell: 'main', decision: 'ended' },
      { cell: 'other', decision: 'ended', organization_id: tenant.organization.id },
    ])
    expect(simulator.sent()).toHaveLength(messageCount + 1)
  },
)
