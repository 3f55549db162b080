import type { Message, MessageSend } from '@channel/contract/types'
import { getConversation } from '@channel/core/conversations'
import { getMessage, type InboundMessage, listMessages, recordFetchedMedia, sendMessage } from '@channel/core/messages'
import { updateOrganization } from '@channel/core/organizations'
import {
  aDeliveryClock,
  anInboundMessage,
  aTenant,
  queuedSends,
  recordedEvents,
  type Tenant,
} from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listMediaRemovals } from '../media/media-removals.ts'
import { purgeMessages } from './purge-messages.ts'

const setAge = statement(
  'test_set_message_age',
  'UPDATE messages SET created_at = $3 WHERE organization_id = $1 AND id = $2',
)
const setSend = statement(
  'test_set_send_state',
  `UPDATE message_sends SET state = $3, next_attempt_at = CASE WHEN $3 = 'pending' THEN now() END,
     uncertain_until = CASE WHEN $3 = 'uncertain' THEN now() END
   WHERE organization_id = $1 AND message_id = $2`,
)
const nameFiles = statement(
  'test_name_media_files',
  `WITH named AS (UPDATE media SET stored_name = id WHERE organization_id = $1 RETURNING id)
   INSERT INTO media_files (stored_name, organization_id, media_id) SELECT id, $1, id FROM named`,
)
const countMedia = statement('test_count_media', 'SELECT id FROM media WHERE organization_id = $1')

const day = 86_400_000
const clock = fakeClock(new Date())
const daysAgo = (days: number, ms = 0) => new Date(clock.now().getTime() - days * day + ms)
const from = { phone_number: '+4915112345678' }
const text = { type: 'text', text: { body: 'Hello' } } as const

let database: OwnDatabase
let tenant: Tenant
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  await keepFor(30)
})
afterEach(() => database.drop())

const keepFor = (message_retention_days: number | null) =>
  database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, message_retention_days }))
const purge = () => purgeMessages(database, { now: clock.now, pauseFactor: 0 })
const params = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const get = (id: string) => getMessage(database, tenant.scope, params(id))
const age = (id: string, days: number) => database.execute(setAge, [tenant.organization.id, id, daysAgo(days)])

async function receive(message: Partial<InboundMessage> = {}, ageDays = 31): Promise<Message> {
  const received = await anInboundMessage(database, tenant.account, { from, ...message })
  await age(received.id, ageDays)
  return received
}
/** A message whose send is in the given state. */
async function send(body: object = text, state = 'sent', ageDays = 31): Promise<Message> {
  const input = {
    params: { phone_number_id: tenant.account.phone_number_id },
    body: { to: from.phone_number, ...body } as MessageSend,
  }
  const message = await database.transaction((tx) => sendMessage(tx, tenant.scope, input))
  await database.execute(setSend, [tenant.organization.id, message.id, state])
  await age(message.id, ageDays)
  return message
}
async function ids(): Promise<string[]> {
  const query = { limit: 100 }
  return (await listMessages(database, tenant.scope, { ...params(''), query })).data.map(({ id }) => id).toSorted()
}

it('keeps messages forever by default', async () => {
  await keepFor(null)
  const { id } = await receive({}, 4_000)
  expect(await purge()).toBe(0)
  expect(await get(id)).toMatchObject({ id })
})

it('removes older messages and their sends, keeps newer ones, and leaves the conversation unchanged', async () => {
  const received = await receive()
  const sent = await send()
  const young = await receive({}, 29)
  const path = params(received.conversation_id)
  const before = await getConversation(database, tenant.scope, path)
  const events = await recordedEvents(database, tenant.organization.id)
  expect(await purge()).toBe(2)
  for (const { id } of [received, sent]) await expectApiError(get(id), 'resource_not_found', 'id')
  expect(await ids()).toEqual([young.id])
  expect(await queuedSends(database, tenant.organization.id)).toEqual([])
  expect(await getConversation(database, tenant.scope, path)).toEqual(before)
  expect(await recordedEvents(database, tenant.organization.id)).toEqual(events)
})

it('never removes a message whose send is not settled', async () => {
  const { id } = await receive()
  const waiting = [await send(text, 'scheduled'), await send(text, 'pending'), await send(text, 'uncertain')]
  expect(await purge()).toBe(1)
  await expectApiError(get(id), 'resource_not_found', 'id')
  expect(await ids()).toEqual(waiting.map((message) => message.id).toSorted())
  expect(await queuedSends(database, tenant.organization.id)).toHaveLength(3)
})

it('removes reactions with their message, and clears the reference of replies', async () => {
  const old = await receive({ provider_message_id: 'wamid.old' })
  const reply = await receive({ reply_to: 'wamid.old' }, 1)
  const young = await receive({ provider_message_id: 'wamid.young' }, 1)
  const reactionToYoung = await receive({ type: 'reaction', reply_to: 'wamid.young' }, 1)
  const inboundReaction = await receive({ type: 'reaction', content: '👍', reply_to: 'wamid.old' }, 1)
  const sentReaction = await send({ type: 'reaction', reaction: { message_id: old.id, emoji: '❤️' } }, 'sent', 1)
  const unsent = await send({ type: 'reaction', reaction: { message_id: old.id, emoji: '🎉' } }, 'pending', 1)
  const replyToOld = await send({ ...text, reply_to_message_id: old.id }, 'pending', 1)
  expect(reply.reply_to_message_id).toBe(old.id)
  expect(await purge()).toBe(3)
  expect(await ids()).toEqual([reply, young, reactionToYoung, unsent, replyToOld].map(({ id }) => id).toSorted())
  for (const { id } of [inboundReaction, sentReaction]) await expectApiError(get(id), 'resource_not_found', 'id')
  expect((await get(reply.id)).reply_to_message_id).toBeNull()
  expect((await get(replyToOld.id)).reply_to_message_id).toBeNull()
  expect((await get(reactionToYoung.id)).reply_to_message_id).toBe(young.id)
})

it('removes the files of removed messages, unless another message or a queued send has them', async () => {
  const anImage = async (ageDays: number) => {
    const media = { provider_media_id: `${ageDays}`, mime_type: 'image/jpeg', filename: null }
    const message = await receive({ type: 'image', media }, ageDays)
    const target = { phone_number_id: tenant.account.phone_number_id, message_id: message.id }
    await database.transaction((tx) =>
      recordFetchedMedia(tx, tenant.scope, { ...target, stored: { path: message.id, size: 7 } }),
    )
    return message.media?.id ?? ''
  }
  const [gone, sentAgain, inHeader, young] = [await anImage(31), await anImage(32), await anImage(33), await anImage(1)]
  await database.execute(nameFiles, [tenant.organization.id])
  await send({ type: 'image', image: { media_id: sentAgain } }, 'sent', 1)
  const header = { type: 'image', image: { media_id: inHeader } }
  const action = { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] }
  const interactive = { type: 'button', header, body: { text: 'This one?' }, action }
  await send({ type: 'interactive', interactive }, 'pending', 1)
  await purge()
  const left = await database.query<{ id: string }>(countMedia, [tenant.organization.id])
  expect(left.map(({ id }) => id).toSorted()).toEqual([sentAgain, inHeader, young].toSorted())
  expect(await listMediaRemovals(database, aDeliveryClock(), 10)).toEqual([gone])
})

it('removes any number of messages, of every account, with several concurrent workers', async () => {
  const { organization, account } = tenant
  await receive()
  const copy = statement(
    'test_copy_messages',
    `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status,
       reply_to_message_id, created_at)
     SELECT organization_id, 'msg_' || lpad(n::text, 26, '0'), phone_number_id, conversation_id, contact_id, direction, type,
       status, 'msg_' || lpad((n - 1)::text, 26, '0'), created_at + n * interval '1 millisecond'
     FROM messages, generate_series(1, 1000) AS n WHERE organization_id = $1 AND phone_number_id = $2`,
  )
  await database.execute(copy, [organization.id, account.phone_number_id])
  const removed = await Promise.all([purge(), purge(), purge()])
  expect(removed.reduce((sum, each) => sum + each)).toBe(1_001)
  expect(await ids()).toEqual([])
})
