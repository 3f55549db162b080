import { deleteContact } from '@channel/core/contacts'
import { aContact, anInboundMessage } from '@channel/core/testing'
import { statement } from '@channel/db'
import { eraseFromWebhook } from '@channel/provider'
import { expect, it } from 'vitest'
import { holdWork } from '../../src/restore/index.ts'
import { purgeHistory } from '../../src/sweeps/purge-history.ts'
import { aBroadcastScene, newRecipients } from '../support/broadcast-scene.ts'

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
  // Its own pace is free: it waits for no message of the broadcast but those that are just being sent.
  expect(simulator.sent().findIndex(isOthers) - before).toBeLessThan(20)
})
