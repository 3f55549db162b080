import { updateBroadcast } from '@channel/core/broadcasts'
import { deleteContact } from '@channel/core/contacts'
import { listConversations } from '@channel/core/conversations'
import { idTimeMs } from '@channel/core/mechanisms/ids'
import { getMessage } from '@channel/core/messages'
import { aContact, anInboundMessage, newPhoneNumber, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { eraseFromWebhook } from '@channel/provider'
import { expect, it } from 'vitest'
import { readQueues } from '../../src/readings/index.ts'
import { aBroadcastScene, newRecipients } from '../support/broadcast-scene.ts'

const fast = { perSecond: 1_000 }

it('sends a template once to each recipient, in a conversation of its own, and counts the outcomes', async () => {
  const scene = await aBroadcastScene({ behavior: { statuses: ['sent', 'delivered', 'read'], enforce_window: false } })
  const { draft, start, get, counts, status, worker, engine, sentTo, recipients, events, receiveWebhooks } = scene
  await receiveWebhooks()
  const given = newRecipients(50)
  const broadcast = await draft(given)
  expect(broadcast.added).toMatchObject({ added: 50, duplicates: 0, invalid: [] })
  await start(broadcast)
  worker({ maxMessages: 20 })
  engine(fast)
  await expect.poll(() => status(broadcast)).toBe('completed')
  await expect
    .poll(() => counts(broadcast), { timeout: 20_000 })
    .toMatchObject({ total: 50, read: 50, queued: 0, pending: 0 })
  expect(sentTo().toSorted()).toEqual(given.map(({ to }) => to.slice(1)).toSorted())
  expect(await events()).toEqual(['broadcast.started', 'broadcast.completed'])
  const [first] = await recipients(broadcast)
  expect(first).toMatchObject({ ...given[0], status: 'read', contact_id: expect.any(String) })
  const params = { phone_number_id: broadcast.params.phone_number_id, id: first?.message_id ?? '' }
  const message = await getMessage(scene.database, broadcast.scope, { params })
  expect(message).toMatchObject({ type: 'template', status: 'read', broadcast_id: broadcast.params.id })
  // The recipient may have been added days before.
  const { started_at } = await get(broadcast)
  expect(idTimeMs(message.id)).toBeGreaterThanOrEqual(Date.parse(started_at ?? ''))
  const recorded = await recordedEvents(scene.database, broadcast.scope.organizationId, message.id)
  expect(recorded.map(({ type }) => type)).toContain('message.read')
})

const optOut = statement(
  'broadcast_test_opt_out',
  'UPDATE contacts SET marketing_opted_out_at = now() WHERE organization_id = $1 AND id = $2',
)
const block = statement(
  'broadcast_test_block',
  'UPDATE contacts SET blocked = true WHERE organization_id = $1 AND id = $2',
)
const requireConsent = statement(
  'broadcast_test_require_consent',
  'UPDATE organizations SET require_consent = true WHERE id = $1',
)

it('skips who may get no message, and counts them by reason', async () => {
  const { draft, start, counts, status, worker, engine, sentTo, recipients, database, sender, scope } =
    await aBroadcastScene()
  const contacts = []
  for (let index = 0; index < 4; index++) contacts.push(await aContact(database, sender.tenant.account))
  const [opted, blocked, gone, plain] = contacts.map(({ id }) => id) as [string, string, string, string]
  const broadcast = await draft(
    contacts.map(({ id: contact_id }) => ({ contact_id })),
    {},
    sender,
    'MARKETING',
  )
  await start(broadcast)
  await database.execute(optOut, [scope.organizationId, opted])
  await database.execute(block, [scope.organizationId, blocked])
  const erasing = { ...scope, eraseFromWebhook }
  const params = { phone_number_id: sender.phone_number_id, id: gone }
  await database.transaction((tx) => deleteContact(tx, erasing, { params }))
  worker()
  engine(fast)
  await expect.poll(() => status(broadcast)).toBe('completed')
  await expect.poll(() => sentTo().length).toBe(1)
  const reasons = { marketing_opted_out: 1, blocked: 1, contact_deleted: 1 }
  expect(await counts(broadcast)).toMatchObject({
    total: 4,
    queued: 1,
    skipped: 3,
    pending: 0,
    skipped_reasons: reasons,
  })
  const listed = await recipients(broadcast)
  expect(listed.find(({ reason }) => reason === 'contact_deleted')).toMatchObject({ to: null, contact_id: null })
  expect(listed.find(({ status }) => status === 'queued')).toMatchObject({ contact_id: plain })
})

it('fills in the contact, and skips those for whom a variable is empty', async () => {
  const { draft, start, counts, status, worker, recipients, database, sender, scope } = await aBroadcastScene()
  const { account } = sender.tenant
  const { phone_number_id } = sender
  const [ana, nameless] = [await aContact(database, account, { name: 'Ana' }), await aContact(database, account)]
  const given = [{ contact_id: ana.id }, { contact_id: nameless.id }, ...newRecipients(1)]
  const contents = async (greeting: string) => {
    const broadcast = await draft(given)
    const template = { ...broadcast.template, variables: { '1': greeting } }
    await database.transaction((tx) => updateBroadcast(tx, scope, { ...broadcast, body: { template } }))
    await start(broadcast)
    worker()
    await expect.poll(() => status(broadcast)).toBe('completed')
    const texts = (await recipients(broadcast)).map(async ({ message_id, reason }) => {
      if (message_id === null) return reason
      return (await getMessage(database, scope, { params: { phone_number_id, id: message_id } })).content
    })
    return { texts: await Promise.all(texts), counts: await counts(broadcast) }
  }
  const greeted = await contents('{{contact.name|there}}, {{account.name}}')
  expect(greeted.texts.map((text) => text?.replace(/, .*$/, ''))).toEqual(['Hello Ana', 'Hello there', 'Hello there'])
  const named = await contents('{{contact.name}}')
  expect(named.texts).toEqual(['Hello Ana', 'variable_empty', 'variable_empty'])
  expect(named.counts).toMatchObject({ queued: 1, skipped_reasons: { variable_empty: 2 } })
})

it('requires consent if the organization does', async () => {
  const { draft, start, counts, status, worker, newRecipient, database, scope } = await aBroadcastScene()
  const { contact_id } = await newRecipient()
  const broadcast = await draft([...newRecipients(2), { contact_id }])
  await start(broadcast)
  await database.execute(requireConsent, [scope.organizationId])
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ queued: 1, skipped_reasons: { consent_required: 2 } })
})

const setUserId = statement(
  'broadcast_test_set_user_id',
  'UPDATE contacts SET bsuid = $3 WHERE organization_id = $1 AND id = $2',
)

it('finds that a number has become a contact that is a recipient already', async () => {
  const { draft, start, counts, status, worker, database, sender } = await aBroadcastScene()
  const bsuid = 'DE.4711'
  const [{ to }] = newRecipients(1) as [{ to: string }]
  const broadcast = await draft([{ to }, { bsuid }])
  const { id } = await aContact(database, sender.tenant.account, { phone_number: to })
  await database.execute(setUserId, [broadcast.scope.organizationId, id, bsuid])
  await start(broadcast)
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await counts(broadcast)).toMatchObject({ total: 2, queued: 1, skipped_reasons: { duplicate: 1 } })
})

it('makes no more messages than can be sent soon, so that a pause and a cancel have an effect at once', async () => {
  const { draft, start, pause, cancel, counts, worker, status, events } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(60))
  await start(broadcast)
  worker({ maxWaiting: 20, maxMessages: 15 })
  await expect.poll(async () => (await counts(broadcast)).queued).toBe(20)
  expect(await pause(broadcast)).toMatchObject({ status: 'paused', pause_reason: 'requested', counts: { pending: 40 } })
  await start(broadcast)
  expect(await cancel(broadcast)).toMatchObject({ status: 'canceled', counts: { queued: 20, pending: 40 } })
  expect(await status(broadcast)).toBe('canceled')
  expect(await events()).toEqual(['broadcast.started', 'broadcast.paused', 'broadcast.started', 'broadcast.canceled'])
})

it('keeps its rate, which can be changed while it runs', async () => {
  const { draft, start, counts, worker, clock, database } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(60), { rate: 10 })
  const queued = async () => (await counts(broadcast)).queued
  await start(broadcast)
  clock.advance(-3_600_000)
  clock.advance(3_600_000)
  worker()
  await expect.poll(queued).toBeGreaterThanOrEqual(10)
  const before = await queued()
  clock.advance(500)
  await expect.poll(queued).toBeGreaterThanOrEqual(before + 4)
  expect(await queued()).toBeLessThan(60)
  const body = { rate: 1_000 }
  await database.transaction((tx) => updateBroadcast(tx, broadcast.scope, { ...broadcast, body }))
  await expect.poll(queued).toBe(60)
})

const setTemplates = statement(
  'broadcast_test_pause_templates',
  'UPDATE templates SET provider_status = $2 WHERE organization_id = $1',
)
const rejectTemplates = statement(
  'broadcast_test_reject_templates',
  "UPDATE templates SET status = 'rejected' WHERE organization_id = $1",
)
const disconnect = statement(
  'broadcast_test_disconnect',
  "UPDATE channel_accounts SET status = 'disconnected' WHERE organization_id = $1",
)
const removeToken = statement(
  'broadcast_test_remove_token',
  'DELETE FROM provider_authorizations WHERE organization_id = $1',
)
const suspend = statement('broadcast_test_end_trial', "UPDATE organizations SET state = 'trial_ended' WHERE id = $1")
const limit = statement('broadcast_test_limit', 'UPDATE organizations SET monthly_messages = 7 WHERE id = $1')

it.each([
  ['template_paused', setTemplates, ['PAUSED'], 0],
  ['template_not_found', rejectTemplates, [], 0],
  ['account_disconnected', disconnect, [], 0],
  ['auth_expired', removeToken, [], 0],
  ['subscription_inactive', suspend, [], 0],
  ['feature_not_entitled', limit, [], 7],
])('pauses itself with %s, and loses no recipient', async (pause_reason, why, values, queued) => {
  const { draft, start, get, worker, database, scope, status, events } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(10))
  await database.execute(why, [scope.organizationId, ...values])
  await start(broadcast)
  worker()
  await expect.poll(() => status(broadcast)).toBe('paused')
  expect(await get(broadcast)).toMatchObject({ pause_reason, counts: { pending: 10 - queued, queued } })
  expect(await events()).toEqual(['broadcast.started', 'broadcast.paused'])
})

it('pauses itself when the provider refuses its template, and goes on when it is started again', async () => {
  const { draft, start, get, worker, engine, setTemplate, status, sentTo } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(40))
  const { name } = broadcast.template
  setTemplate(name, 'PAUSED')
  await start(broadcast)
  worker({ maxMessages: 5, maxWaiting: 10 })
  engine(fast)
  await expect.poll(() => status(broadcast)).toBe('paused')
  const { pause_reason, counts } = await get(broadcast)
  expect(pause_reason).toBe('template_paused')
  expect(counts.pending).toBeGreaterThan(0)
  setTemplate(name, 'APPROVED')
  await start(broadcast)
  await expect.poll(() => status(broadcast)).toBe('completed')
  await expect.poll(async () => (await get(broadcast)).counts.failed + sentTo().length).toBe(40)
  expect((await get(broadcast)).counts.failed_reasons).toEqual({ template_paused: expect.any(Number) })
})

it('pauses itself when the provider refuses its messages for good', async () => {
  const { draft, start, get, worker, engine, simulator, status } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(40))
  simulator.arm({ kind: 'error', code: 190 })
  await start(broadcast)
  worker({ maxMessages: 5, maxWaiting: 10 })
  engine(fast)
  await expect.poll(() => status(broadcast)).toBe('paused')
  const { pause_reason, counts } = await get(broadcast)
  expect(pause_reason).toBe('auth_expired')
  expect(counts.pending).toBeGreaterThan(0)
})

it('leaves what contacts have written unread, and resolves conversations that it begins until they answer', async () => {
  const { draft, start, status, worker, database, sender, recipients } = await aBroadcastScene()
  const { account, scope } = sender.tenant
  const phone_number = newPhoneNumber()
  const { contact_id } = await anInboundMessage(database, account, { from: { phone_number } })
  const to = newPhoneNumber()
  const broadcast = await draft([{ contact_id }, { to }])
  await start(broadcast)
  worker()
  await expect.poll(() => status(broadcast)).toBe('completed')
  const conversationOf = async (id: string) => {
    const query = { contact_id: id, limit: 1 }
    const params = { phone_number_id: sender.phone_number_id }
    return (await listConversations(database, scope, { params, query } as never)).data[0]
  }
  const [, begun] = await recipients(broadcast)
  expect(await conversationOf(contact_id)).toMatchObject({ status: 'open', unread_count: 1 })
  expect(await conversationOf(begun?.contact_id ?? '')).toMatchObject({ status: 'resolved', unread_count: 0 })
  await anInboundMessage(database, account, { from: { phone_number: to } })
  expect(await conversationOf(begun?.contact_id ?? '')).toMatchObject({ status: 'open', unread_count: 1 })
})

it('starts a scheduled broadcast at its time', async () => {
  const { draft, start, status, worker, clock, events, database } = await aBroadcastScene()
  const broadcast = await draft(newRecipients(2), { send_at: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await start(broadcast)).toMatchObject({ status: 'scheduled', started_at: null })
  worker()
  const waiting = (await readQueues(database)).find(({ queue }) => queue === 'broadcasts')
  expect(waiting).toMatchObject({ depth: 1, oldestAge: 0 })
  expect(await events()).toEqual([])
  clock.advance(3_601_000)
  await expect.poll(() => status(broadcast)).toBe('completed')
  expect(await events()).toEqual(['broadcast.started', 'broadcast.completed'])
})

it('lets replies overtake', async () => {
  const { draft, start, worker, engine, newRecipient, send, simulator, counts } = await aBroadcastScene()
  const { contact_id } = await newRecipient()
  const broadcast = await draft(newRecipients(150))
  await start(broadcast)
  worker()
  await expect.poll(async () => (await counts(broadcast)).queued).toBe(150)
  engine({ perSecond: 50 })
  await expect.poll(() => simulator.sent().length).toBeGreaterThan(5)
  await send({ contact_id, type: 'text', text: { body: 'reply' } })
  const before = simulator.sent().length
  const position = () => simulator.sent().findIndex(({ type }) => type === 'text')
  await expect.poll(position).toBeGreaterThan(0)
  expect(position() - before).toBeLessThan(10)
})
