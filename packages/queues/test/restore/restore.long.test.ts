import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Message } from '@channel/contract/types'
import { addApiKey, listAllApiKeys, revokeApiKey } from '@channel/core/api-keys'
import { deleteContact, getContact } from '@channel/core/contacts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { findRestoreState, recordErasedContacts, recordRevokedKey } from '@channel/core/mechanisms/restore'
import { addMember } from '@channel/core/members'
import { getMessage, sendMessage } from '@channel/core/messages'
import { updateOrganization } from '@channel/core/organizations'
import { announceProcess, listProcesses } from '@channel/core/secret-rotation'
import { aDeliveryClock, anInboundMessage, aTenant, aWebhookSubscription, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { listWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { type MediaStore, openMediaStore } from '@channel/media-store'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimDeliveries, endHeldDeliveries } from '../../src/deliveries/index.ts'
import { processProviderWebhooks } from '../../src/inbox/process-provider-webhooks.ts'
import { claimMedia } from '../../src/media/claim-media.ts'
import { recordMediaFetch } from '../../src/media/record-media-fetch.ts'
import { endHeldMails, mailNotices, warnOfQuotas } from '../../src/notices/index.ts'
import {
  checkMarker,
  doubtMovedDatabase,
  holdWork,
  listHeldWork,
  recordRest,
  releaseWork,
  startRestoreGuard,
} from '../../src/restore/index.ts'
import { claimSends, endHeldSends } from '../../src/sends/index.ts'

const readMarker = statement('restore_test_read_marker', 'SELECT number, installation FROM restore_marker')
// A minute passes for the marker.
const passMinute = statement(
  'restore_test_pass_minute',
  `UPDATE restore_marker SET confirmed_until = clock_timestamp() + interval '1 minute'`,
)
// As if every worker had been stopped for long, or the database were an old backup.
const expire = statement('restore_test_expire', 'UPDATE restore_marker SET confirmed_until = clock_timestamp()')
const goBack = statement(
  'restore_test_go_back',
  'UPDATE restore_marker SET number = $1, confirmed_until = clock_timestamp()',
)
const readJournal = statement('restore_test_journal', 'SELECT subject FROM restore_journal')
const signIn = statement(
  'restore_test_sign_in',
  `WITH member AS (
     INSERT INTO users (organization_id, id, name, email) VALUES ($1, 'usr_1', 'Ann', 'ann@example.com') RETURNING *
   ), signed_in AS (
     INSERT INTO sign_in_users (id, email, name) SELECT id, email, name FROM member RETURNING id
   )
   INSERT INTO sign_in_sessions (id, token, user_id, expires_at) SELECT 'ses_1', 'token', id, 'infinity' FROM signed_in`,
)
const countSessions = statement('restore_test_sessions', 'SELECT count(*)::int AS count FROM sign_in_sessions')

const agoStatement = statement(
  'restore_test_age',
  `UPDATE restore_marker SET confirmed_until = clock_timestamp() - interval '2 hours'`,
)

const silence = statement(
  'restore_test_silence',
  `UPDATE service_processes SET seen_at = clock_timestamp() - interval '2 hours'`,
)
const forgetNotices = statement('restore_test_forget_notices', 'DELETE FROM notices')
// What a dump has that was restored: the ids are those of the database that was dumped.
const move = statement('restore_test_move', 'UPDATE restore_marker SET table_id = (table_id::int8 + 1)::oid')
const moveServer = statement('restore_test_move_server', "UPDATE restore_marker SET server_id = '1'")

let database: OwnDatabase
let tenant: Tenant
let directory: string
let store: MediaStore
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  directory = await mkdtemp(join(tmpdir(), 'channel-restore-'))
  store = await openMediaStore({ directory, s3: undefined })
})
afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const newKey = (organization_id: string) => database.transaction((tx) => addApiKey(tx, { organization_id }))
const number = async () => (await database.query<{ number: number }>(readMarker))[0]?.number
/** Compares the marker as a minute later. */
async function markAfterMinute(): Promise<void> {
  await database.execute(passMinute)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'mark', error: undefined })
}
async function mark(times: number): Promise<void> {
  await checkMarker(database, store)
  for (let time = 1; time < times; time += 1) await markAfterMinute()
}
/** Changes the copy in the store. */
async function editCopy(change: object): Promise<void> {
  const [marker] = await database.query<{ installation: string }>(readMarker)
  const name = `restore-marker-${marker?.installation}`
  const copy = (await json((await store.open(name))!)) as object
  const file = await store.newFile()
  await file.write(Buffer.from(JSON.stringify({ ...copy, ...change })))
  await file.save(name)
}
async function aPendingMessage({ account, scope }: Tenant = tenant): Promise<Message> {
  const { contact_id } = await anInboundMessage(database, account)
  const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
  const params = { phone_number_id: account.phone_number_id }
  return database.transaction((tx) => sendMessage(tx, scope, { params, body }))
}
const clock = aDeliveryClock()
function claim({ organization, account: { phone_number_id } }: Tenant = tenant) {
  const wanted = [{ organization_id: organization.id, phone_number_id, quota: 10 }]
  return claimSends(database, clock, { wanted, leaseMs: 60_000 })
}
const statusOf = async ({ id }: Message) => {
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  const { status, error } = await getMessage(database, tenant.scope, { params })
  return { status, code: error?.code }
}
function startGuard() {
  const { log, lines } = collectLog()
  const errors: Error[] = []
  const { secrets, mediaBaseUrl } = tenant.scope
  const onError = (error: Error) => void errors.push(error)
  const guard = startRestoreGuard({ database, store, secrets, mediaBaseUrl, log, pollMs: 20, onError })
  return { lines, errors, stop: () => guard.stop() }
}

it('raises the number once a minute, whichever worker is first, with a copy in the store', async () => {
  expect(await number()).toBe(0)
  const checks = await Promise.all([1, 2, 3].map(() => checkMarker(database, store)))
  expect(checks.filter((check) => check?.verdict === 'mark')).toHaveLength(1)
  expect(await number()).toBe(1)
  expect(await checkMarker(database, store)).toBeUndefined()
  await markAfterMinute()
  expect(await number()).toBe(2)
})

it('sends nothing from an old backup, even before anything has compared it', async () => {
  await aPendingMessage()
  await checkMarker(database, store)
  await database.execute(expire)
  expect(await claim()).toEqual([])
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'mark' })
  expect(await claim()).toHaveLength(1)
})

it('holds what was unfinished in a backup until an operator decides, organization by organization', async () => {
  const other = await aTenant(database)
  const subscription = await aWebhookSubscription(database, tenant.organization.id)
  await mark(5)
  const [message, released] = [await aPendingMessage(), await aPendingMessage(other)]
  await database.execute(goBack, [1])
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'behind', behind: 4 })
  await markAfterMinute()

  expect(await number()).toBe(6)
  expect([await claim(), await claim(other)]).toEqual([[], []])
  const wanted = { organization_id: tenant.organization.id, subscription_id: subscription.id }
  const quota = { first: 10, retry: 10, replay: 10 }
  const claimed = await claimDeliveries(database, clock, { wanted: [{ ...wanted, ...quota }], leaseMs: 60_000 })
  expect(claimed.deliveries).toEqual([])
  expect(await statusOf(message)).toEqual({ status: 'pending', code: undefined })
  const { organization } = tenant
  const counts = { messages: 1, uncertain_messages: 0, deletions_to_repeat: 0, reason: 'behind' }
  const held = await listHeldWork(database)
  expect(held).toHaveLength(2)
  expect(held).toContainEqual(
    expect.objectContaining({ ...counts, organization_id: other.organization.id, deliveries: 0 }),
  )
  const [mine] = await listHeldWork(database, organization.id)
  expect(mine).toMatchObject({ ...counts, organization_id: organization.id })
  expect(mine?.deliveries).toBeGreaterThan(0)

  await releaseWork(database, other.organization.id)
  expect(await claim(other)).toMatchObject([{ message_id: released.id }])
  expect(await claim()).toEqual([])

  const later = await aPendingMessage()
  expect(await endHeldSends(database, { ...tenant.scope, organizationId: organization.id })).toBe(1)
  expect(await endHeldDeliveries(database, organization.id)).toBe(mine?.deliveries)
  await releaseWork(database, organization.id)
  expect(await statusOf(message)).toEqual({ status: 'failed', code: 'upstream_error' })
  expect(await claim()).toMatchObject([{ message_id: later.id }])
  const { data } = await listWebhookDeliveries(database, tenant.scope, { query: { limit: 100 } })
  expect(data.filter((each) => each.status === 'dead' && each.dead_reason === 'restored')).toHaveLength(
    mine?.deliveries ?? 0,
  )
  expect(data.filter(({ status }) => status === 'pending').map(({ event_type }) => event_type)).toContain(
    'message.failed',
  )
})

it('holds what was created after the last confirmation in the backup, but nothing that is younger than the copy', async () => {
  await mark(5)
  await aPendingMessage()
  await database.execute(goBack, [1])
  await database.execute(agoStatement)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'behind' })
  expect(await listHeldWork(database)).toMatchObject([{ messages: 1 }])

  await releaseWork(database, tenant.organization.id)
  await database.execute(goBack, [1])
  await editCopy({ written_at: new Date(Date.now() - 3_600_000).toISOString() })
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'behind' })
  expect(await listHeldWork(database)).toMatchObject([{ messages: 0 }])
})

it('holds work of a dump that is seconds old, and sends nothing from it even before anything has compared it', async () => {
  await mark(3)
  await aPendingMessage()
  await database.execute(move)
  expect(await claim()).toEqual([])
  expect(await findRestoreState(database)).toMatchObject({ is_confirmed: false, held: 0, since: null })
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'moved', behind: 0 })
  expect(await listHeldWork(database)).toMatchObject([{ reason: 'moved', messages: 1 }])
  // It is held once.
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'mark' })
  expect(await claim()).toEqual([])
  await releaseWork(database, tenant.organization.id)
  expect(await claim()).toHaveLength(1)
})

it('ends the processes of the lost installation, and no other', async () => {
  await mark(5)
  const { secrets } = tenant.scope
  const lost = await announceProcess(database, { kind: 'api', secrets, everyMs: 3_600_000 })
  await database.execute(silence)
  const announced = await announceProcess(database, { kind: 'worker', secrets })
  await database.execute(goBack, [1])
  await editCopy({ written_at: new Date(Date.now() - 3_600_000).toISOString() })
  await checkMarker(database, store)
  expect(await listProcesses(database)).toMatchObject([{ kind: 'worker', live: true }])
  await Promise.all([announced.close(), lost.close()])
})

it('holds work of a dump that is one minute behind, which would be a failover in the same database', async () => {
  await mark(3)
  await database.execute(goBack, [2])
  await database.execute(move)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'behind', behind: 1 })
})

it('sends at once from a database that was moved after the last worker had ended', async () => {
  await mark(2)
  await aPendingMessage()
  await recordRest(database, store)
  expect(await claim()).toEqual([])
  await database.execute(move)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'mark' })
  expect(await findRestoreState(database)).toEqual({ is_confirmed: true, held: 0, since: null })
  expect(await claim()).toHaveLength(1)
  // It is not at rest any more.
  await database.execute(move)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'moved' })
})

it('does not count as at rest while another worker runs', async () => {
  await mark(2)
  const announced = await announceProcess(database, { kind: 'worker', secrets: tenant.scope.secrets })
  await recordRest(database, store)
  expect(await number()).toBe(2)
  await announced.close()
  await recordRest(database, store)
  expect(await number()).toBe(3)
})

it('sends nothing from a copy of the files on another server, once a worker has read who it is', async () => {
  await mark(2)
  await aPendingMessage()
  await database.execute(moveServer)
  await doubtMovedDatabase(database)
  expect(await claim()).toEqual([])
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'moved' })
})

it('processes provider webhooks of the backup, but holds the deliveries that they cause', async () => {
  const { organization, account, scope } = tenant
  await mark(5)
  await aWebhookSubscription(database, organization.id, { event_types: ['message.received'] })
  const receive = (text: string) => {
    const metadata = { phone_number_id: account.phone_number_id }
    const message = {
      from: '4915112345678',
      id: `wamid.${text}`,
      timestamp: '1795165200',
      type: 'text',
      text: { body: text },
    }
    const changes = [{ field: 'messages', value: { metadata, messages: [message] } }]
    const webhook = { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }
    return storeProviderWebhook(database, Buffer.from(JSON.stringify(webhook)))
  }
  const { log } = collectLog()
  const process = () => processProviderWebhooks({ database, mediaBaseUrl: scope.mediaBaseUrl, parallel: 1, log })
  await receive('in the backup')
  await database.execute(goBack, [1])
  await checkMarker(database, store)
  expect(await listHeldWork(database)).toMatchObject([{ webhooks_to_process: 1, deliveries: 0 }])
  await markAfterMinute()
  expect(await process()).toBe(1)
  await receive('after the restore')
  expect(await process()).toBe(1)
  expect(await listHeldWork(database)).toMatchObject([{ webhooks_to_process: 0, deliveries: 1 }])

  expect(await endHeldDeliveries(database, organization.id)).toBe(1)
  await releaseWork(database, organization.id)
  const { data } = await listWebhookDeliveries(database, scope, { query: { limit: 100 } })
  expect(data.map(({ status }) => status)).toEqual(['pending', 'dead'])
})

it('holds the event of a file that was pending in the backup, but not that of a later one', async () => {
  const { organization, account, scope } = tenant
  await mark(5)
  await aWebhookSubscription(database, organization.id, { event_types: ['message.updated'] })
  const image = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
  const receive = () => anInboundMessage(database, account, { type: 'image', media: image })
  async function fetchAll(): Promise<void> {
    const wanted = [{ organization_id: organization.id, quota: 1 }]
    const [media] = await claimMedia(database, scope, clock, { wanted, except: [], leaseMs: 60_000 })
    const fetch = { outcome: 'stored', size: 48_213, sha256: 'ab', mimeType: null } as const
    await database.transaction((tx) => recordMediaFetch(tx, scope, clock, { media: media!, fetch }))
  }
  await receive()
  await database.execute(goBack, [1])
  await checkMarker(database, store)
  await markAfterMinute()
  await fetchAll()
  await receive()
  await fetchAll()
  expect(await listHeldWork(database)).toMatchObject([{ deliveries: 1 }])
  const { data } = await listWebhookDeliveries(database, scope, { query: { limit: 100 } })
  expect(data).toHaveLength(2)
})

it('holds mails and events of notices, and ends them', async () => {
  const { id } = tenant.organization
  const member = { organization_id: id, name: 'Ann', email: 'ann@example.com', role: 'owner' as const }
  await database.transaction((tx) => addMember(tx, member))
  await aWebhookSubscription(database, id, { event_types: ['quota.warning'] })
  const { log } = collectLog()
  const mailed: string[] = []
  const send = async ({ subject }: { subject: string }) => void mailed.push(subject)
  const mail = () => mailNotices(database, { send, publicUrl: 'https://channel.example.com', clock, log })
  /** Each limit is an occasion of its own. */
  async function warn(max_webhook_subscriptions: number): Promise<void> {
    await database.transaction((tx) => updateOrganization(tx, { id, max_webhook_subscriptions }))
    expect(await warnOfQuotas(database, { now: () => new Date(), mails: true })).toBe(1)
  }
  await mark(5)
  await warn(1)
  await database.execute(goBack, [1])
  expect(await mail()).toBe(0)
  await checkMarker(database, store)
  await markAfterMinute()
  expect(await mail()).toBe(0)
  // After the restore, it is found again that the quota is used up.
  await database.execute(forgetNotices)
  await warn(1)
  expect(await listHeldWork(database)).toMatchObject([{ mails: 1, deliveries: 2 }])

  expect([await endHeldMails(database, id), await endHeldDeliveries(database, id)]).toEqual([1, 2])
  await releaseWork(database, id)
  expect(await mail()).toBe(0)
  await database.execute(forgetNotices)
  await warn(1)
  expect(await mail()).toBe(1)
  expect(mailed).toHaveLength(1)
})

it('does not stop sends after a failover to a standby that was two minutes behind', async () => {
  await aPendingMessage()
  await mark(5)
  await database.execute(goBack, [3])
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'mark' })
  expect(await number()).toBe(6)
  expect(await claim()).toHaveLength(1)
})

it('erases contacts and revokes keys again, and ends all sessions, before anything is sent', async () => {
  await mark(1)
  const { organization, account, scope } = tenant
  const { contact_id } = await anInboundMessage(database, account)
  const erased = { phone_number_id: account.phone_number_id, id: contact_id }
  const { id } = await newKey(organization.id)
  // What a database has that was restored to a state before the two.
  await database.transaction(async (tx) => {
    recordErasedContacts(tx, organization.id, [contact_id, 'con_created_and_erased_since'])
    recordRevokedKey(tx, organization.id, id)
    recordRevokedKey(tx, organization.id, 'key_created_and_revoked_since')
  })
  for (let minute = 0; minute < 3; minute += 1) await markAfterMinute()
  expect(await database.query(readJournal)).toEqual([])
  await database.execute(goBack, [1])
  await database.execute(signIn, [organization.id])

  const { lines, errors, stop } = startGuard()
  await expect
    .poll(() => findRestoreState(database))
    .toEqual({ is_confirmed: true, held: 1, since: expect.stringMatching(/^20/) })
  await expectApiError(getContact(database, scope, { params: erased }), 'resource_not_found', 'id')
  const keys = await listAllApiKeys(database, { organization_id: organization.id })
  expect(keys).toMatchObject([{ id, revoked_at: expect.any(String) }])
  expect(await database.query(countSessions)).toEqual([{ count: 0 }])
  expect(await listHeldWork(database)).toMatchObject([{ deletions_to_repeat: 0 }])
  expect(lines).toMatchObject([{ level: 'error', count: 1 }])
  await stop()
  expect(errors).toEqual([])
})

it('records erased contacts and revoked keys beside the database, without personal data', async () => {
  const { organization, account, scope } = tenant
  await mark(1)
  const { contact_id } = await anInboundMessage(database, account)
  const params = { phone_number_id: account.phone_number_id, id: contact_id }
  await database.transaction((tx) => deleteContact(tx, scope, { params }))
  const key = await newKey(organization.id)
  await revokeApiKey(database, key)
  await markAfterMinute()
  const [marker] = await database.query<{ installation: string }>(readMarker)
  const file = await store.open(`restore-journal-${marker?.installation}-2`)
  expect(file && (await json(file))).toEqual({
    previous: null,
    entries: [
      { organization_id: organization.id, kind: 'contact_erased', subject: contact_id },
      { organization_id: organization.id, kind: 'api_key_revoked', subject: key.id },
    ],
  })
})

it('holds work if the copy is missing after a pause, as in a copy of the database elsewhere', async () => {
  await mark(3)
  await rm(directory, { recursive: true })
  await markAfterMinute()
  await rm(directory, { recursive: true })
  await aPendingMessage()
  await database.execute(expire)
  expect(await checkMarker(database, store)).toMatchObject({ verdict: 'copy_missing' })
  await markAfterMinute()
  expect(await claim()).toEqual([])
  expect(await listHeldWork(database)).toMatchObject([{ reason: 'copy_missing', messages: 1 }])
  await releaseWork(database, tenant.organization.id)
  expect(await claim()).toHaveLength(1)
})

it('goes on while the store cannot be used, but not after a pause', async () => {
  await mark(2)
  await aPendingMessage()
  const broken = { newFile: store.newFile, open: () => Promise.reject(new Error('no bucket')) }
  await database.execute(passMinute)
  expect(await checkMarker(database, broken)).toMatchObject({ verdict: 'extend', error: { message: 'no bucket' } })
  expect(await findRestoreState(database)).toEqual({ is_confirmed: true, held: 0, since: null })
  await database.execute(expire)
  expect(await checkMarker(database, broken)).toMatchObject({ verdict: 'wait' })
  expect(await claim()).toEqual([])
  expect(await findRestoreState(database)).toEqual({
    is_confirmed: false,
    held: 0,
    since: expect.stringMatching(/^20/),
  })
  await checkMarker(database, store)
  expect(await claim()).toHaveLength(1)
})

it('holds work at the request of an operator, and logs one line until it is released', async () => {
  await mark(1)
  await aPendingMessage()
  const { lines, errors, stop } = startGuard()
  await holdWork(database, { reason: 'requested' })
  expect(await claim()).toEqual([])
  await expect.poll(() => lines.map(({ level }) => level)).toEqual(['error'])
  await releaseWork(database, tenant.organization.id)
  await expect.poll(() => lines.map(({ level }) => level)).toEqual(['error', 'info'])
  expect(lines[0]).toMatchObject({ count: 1, msg: expect.stringContaining('channel restore check') })
  await stop()
  expect(errors).toEqual([])
})
