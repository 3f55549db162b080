import type { SendTemplateComponent } from '@channel/contract/types'
import { deleteContact, listContacts } from '@channel/core/contacts'
import { applyStatus } from '@channel/core/messages'
import { aContact, anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { eraseFromWebhook } from '@channel/provider'
import { expect, it } from 'vitest'
import { holdWork } from '../../src/restore/index.ts'
import { purgeHistory } from '../../src/sweeps/purge-history.ts'
import { aBroadcastScene, newRecipients } from '../support/broadcast-scene.ts'

const failMessage = statement(
  'broadcast_test_fail_message',
  `UPDATE messages SET status = 'failed', failed_at = now(), error_code = 'upstream_error', error_message = 'Lost.'
   WHERE organization_id = $1 AND id = $2`,
)
const insertMedia = statement(
  'broadcast_test_insert_media',
  `INSERT INTO media (organization_id, id, phone_number_id, status, path)
   SELECT $1, id, $2, 'ready', id FROM unnest('{med_kept, med_deleted}'::text[]) AS id`,
)
const deleteMedia = statement(
  'broadcast_test_delete_media',
  "DELETE FROM media WHERE organization_id = $1 AND id = 'med_deleted'",
)
const dayMs = 24 * 60 * 60 * 1_000

it('erases a contact from its broadcasts, and keeps the counts', async () => {
  const scene = await aBroadcastScene({ behavior: { statuses: ['sent', 'delivered'], enforce_window: false } })
  const { draft, start, counts, recipients, worker, engine, receiveWebhooks, database, sender, status } = scene
  await receiveWebhooks()
  const broadcast = await draft(newRecipients(2))
  await start(broadcast)
  worker()
  engine()
  await expect.poll(() => counts(broadcast)).toMatchObject({ delivered: 2 })
  const [first] = await recipients(broadcast)
  const scope = { ...broadcast.scope, eraseFromWebhook }
  const params = { phone_number_id: sender.phone_number_id, id: first?.contact_id ?? '' }
  await database.transaction((tx) => deleteContact(tx, scope, { params }))
  const [erased] = await recipients(broadcast)
  expect(erased).toMatchObject({ id: first?.id, to: null, contact_id: null, message_id: null, status: 'delivered' })
  expect(await counts(broadcast)).toMatchObject({ total: 2, delivered: 2 })
  expect(await status(broadcast)).toBe('completed')
})

const countWaiting = statement(
  'broadcast_test_count_waiting',
  "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
)

it('makes no message for a contact that is erased while its batch waits for it', async () => {
  const { draft, start, counts, status, worker, database, sender } = await aBroadcastScene()
  const [first, second] = newRecipients(2) as [{ to: string }, { to: string }]
  const broadcast = await draft([first, second])
  await start(broadcast)
  const { id } = await aContact(database, sender.tenant.account, { phone_number: first.to })
  const scope = { ...broadcast.scope, eraseFromWebhook }
  await database.transaction(async (tx) => {
    await deleteContact(tx, scope, { params: { phone_number_id: sender.phone_number_id, id } })
    worker()
    await expect.poll(async () => (await database.query<{ count: number }>(countWaiting))[0]?.count).toBe(1)
  })
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ total: 2, queued: 1, skipped_reasons: { contact_deleted: 1 } })
  const listed = await listContacts(database, scope, {
    params: { phone_number_id: sender.phone_number_id },
    query: { limit: 10 },
  })
  expect(listed.data.map(({ phone_number }) => phone_number)).toEqual([second.to])
})

it('skips a recipient whose own file was deleted', async () => {
  const { draft, start, counts, status, worker, database, sender, scope } = await aBroadcastScene()
  const { organization, account } = sender.tenant
  await database.execute(insertMedia, [organization.id, account.phone_number_id])
  const of = (media_id: string): SendTemplateComponent[] => [
    { type: 'header', parameters: [{ type: 'image', image: { media_id } }] },
    { type: 'body', parameters: [{ type: 'text', text: 'Ana' }] },
  ]
  const [kept, deleted] = newRecipients(2) as [{ to: string }, { to: string }]
  const broadcast = await draft([
    { ...kept, components: of('med_kept') },
    { ...deleted, components: of('med_deleted') },
  ])
  expect(broadcast.added).toMatchObject({ added: 2, invalid: [] })
  await database.execute(deleteMedia, [scope.organizationId])
  await start(broadcast)
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ queued: 1, skipped_reasons: { invalid_recipient: 1 } })
})

it('counts a message as delivered if the provider reports it after it has failed without a response', async () => {
  const { draft, start, counts, recipients, worker, database, sender, scope } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(1))
  await start(broadcast)
  worker()
  await expect.poll(() => counts(broadcast)).toMatchObject({ queued: 1 })
  const [recipient] = await recipients(broadcast)
  await database.execute(failMessage, [scope.organizationId, recipient?.message_id])
  expect(await counts(broadcast)).toMatchObject({ failed: 1, failed_reasons: { upstream_error: 1 } })
  const { phone_number_id } = sender
  const of = { phone_number_id, message_id: recipient?.message_id ?? '', provider_message_id: 'wamid.late' }
  const at = new Date().toISOString()
  await database.transaction((tx) => applyStatus(tx, broadcast.scope, { ...of, status: 'delivered', at }))
  expect(await counts(broadcast)).toMatchObject({ total: 1, failed: 0, delivered: 1, failed_reasons: {} })
})

it('sends once to two recipients that are merged into one contact', async () => {
  const { draft, start, counts, status, worker, database, sender } = await aBroadcastScene()
  const { account } = sender.tenant
  const bsuid = 'DE.4711'
  const { id, phone_number } = await aContact(database, account)
  const other = await anInboundMessage(database, account, { from: { bsuid } })
  const broadcast = await draft([{ contact_id: id }, { contact_id: other.contact_id }])
  await anInboundMessage(database, account, { from: { bsuid, phone_number } })
  await start(broadcast)
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ total: 2, queued: 1, skipped_reasons: { duplicate: 1 } })
})

it('sends once to two recipients that are merged after one of them got the message', async () => {
  const { draft, start, counts, status, worker, database, sender } = await aBroadcastScene()
  const { account } = sender.tenant
  const bsuid = 'DE.4712'
  const { id, phone_number } = await aContact(database, account)
  const other = await anInboundMessage(database, account, { from: { bsuid } })
  const broadcast = await draft([{ contact_id: other.contact_id }, { contact_id: id }])
  await start(broadcast)
  // Until there is a message to send, no more are made.
  const first = worker({ maxMessages: 1, maxWaiting: 1 })
  await expect.poll(() => counts(broadcast)).toMatchObject({ queued: 1, pending: 1 })
  await first.stop()
  await anInboundMessage(database, account, { from: { bsuid, phone_number } })
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ total: 2, queued: 1, skipped_reasons: { duplicate: 1 } })
})

it('is paused when the service is restored from a backup', async () => {
  const { draft, start, get, database } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(2))
  await start(broadcast)
  await holdWork(database, { reason: 'requested' })
  expect(await get(broadcast)).toMatchObject({ status: 'paused', pause_reason: 'restored', counts: { pending: 2 } })
})

const setRetention = statement(
  'broadcast_test_set_retention',
  'UPDATE organizations SET message_retention_days = $2 WHERE id = $1',
)

it.each([
  ['90 days', null, 90],
  ['as long as messages are kept', 7, 7],
])('removes broadcasts %s after their end', async (_what, retention, days) => {
  const { draft, cancel, get, database, scope } = await aBroadcastScene()
  const [ended, open] = [await draft(newRecipients(3)), await draft(newRecipients(1))]
  await cancel(ended)
  await database.execute(setRetention, [scope.organizationId, retention])
  const purge = (after: number) =>
    purgeHistory(database, { now: () => new Date(Date.now() + after * dayMs), signal: new AbortController().signal })
  expect(await purge(days - 1)).toBe(0)
  expect(await purge(days + 1)).toBe(4)
  await expect(get(ended)).rejects.toMatchObject({ code: 'resource_not_found' })
  expect((await get(open)).counts.total).toBe(1)
})

it('does not delay the messages of another organization', async () => {
  const { draft, start, worker, engine, simulator, aSender, sendText, counts } = await aBroadcastScene()
  const other = await aSender()
  const broadcast = await draft(newRecipients(400))
  await start(broadcast)
  worker()
  engine({ perSecond: 50 })
  await expect.poll(async () => (await counts(broadcast)).queued).toBeGreaterThan(100)
  const before = simulator.sent().length
  await sendText('Hello', { from: other })
  const isOthers = ({ type }: { type: string }) => type === 'text'
  await expect.poll(() => simulator.sent().some(isOthers)).toBe(true)
  // Its own pace is free: it does not wait for the messages that were queued before it.
  expect(simulator.sent().findIndex(isOthers) - before).toBeLessThan(100)
})
