import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  anAccount,
  anInboundMessage,
  anOutboundMessage,
  aTenant,
  newPhoneNumber,
  newPhoneNumberId,
  recordedEvents,
  stateOf,
  type Tenant,
} from '../../testing/index.ts'
import { getContact } from '../contacts/index.ts'
import { getConversation, updateConversation } from '../conversations/index.ts'
import { getMessage } from './get-message.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const typesOf = async () => (await recordedEvents(database, tenant.organization.id)).map(({ type }) => type)

it('creates contact and conversation for the first message of a sender, with an event for each', async () => {
  const phone_number = newPhoneNumber()
  const message = await anInboundMessage(database, tenant.account, {
    from: { phone_number, bsuid: 'DE.abc', username: 'ana', name: 'Ana' },
    sent_at: '2026-11-20T10:00:00.5+01:00',
  })
  expect(message).toMatchObject({
    direction: 'inbound',
    status: 'delivered',
    from: phone_number,
    to: tenant.account.phone_number,
    content: 'When do you open tomorrow?',
    sent_at: '2026-11-20T09:00:00.500000Z',
    delivered_at: message.created_at,
    media: null,
    media_url: null,
  })
  expect(await getMessage(database, tenant.scope, at(message.id))).toEqual(message)
  const contact = await getContact(database, tenant.scope, at(message.contact_id))
  expect(contact).toMatchObject({ phone_number, bsuid: 'DE.abc', username: 'ana', name: 'Ana' })
  const conversation = await getConversation(database, tenant.scope, at(message.conversation_id))
  expect(conversation).toMatchObject({
    status: 'open',
    contact: { id: contact.id, phone_number, name: 'Ana' },
    assignee: null,
    unread_count: 1,
    last_message_at: message.created_at,
    last_inbound_at: message.created_at,
  })
  const events = await recordedEvents(database, tenant.organization.id)
  expect(events.map(({ type, data }) => [type, data.object]).slice(1)).toEqual([
    ['contact.created', stateOf(contact)],
    ['conversation.created', stateOf(conversation)],
    ['message.received', message],
  ])
})

it('says until when a reply to a message from an ad opens a free entry point', async () => {
  const from = { phone_number: newPhoneNumber() }
  const fromAd = (sent_at: string, source_type = 'ad') =>
    anInboundMessage(database, tenant.account, { from, sent_at, payload: { referral: { source_type } } })
  const { conversation_id: id } = await fromAd('2026-11-20T10:00:00Z', 'post')
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ free_entry_point: null })
  await fromAd('2026-11-20T12:00:00Z')
  // It was delayed.
  await fromAd('2026-11-20T11:00:00Z')
  const free_entry_point = { reply_by: '2026-11-21T12:00:00.000000Z', expires_at: null }
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ free_entry_point })
  const events = await recordedEvents(database, tenant.organization.id, id)
  expect(events[1]?.data).toMatchObject({
    object: { free_entry_point },
    previous_attributes: { free_entry_point: null },
  })
  expect(events[2]?.data.previous_attributes).not.toHaveProperty('free_entry_point')
})

it('opens a free entry point for no more than a day, whatever the clock of the provider says', async () => {
  const sent_at = new Date(Date.now() + 48 * 3_600_000).toISOString()
  const from = { phone_number: newPhoneNumber() }
  const payload = { referral: { source_type: 'ad' } }
  const { conversation_id } = await anInboundMessage(database, tenant.account, { from, sent_at, payload })
  const { free_entry_point, window } = await getConversation(database, tenant.scope, at(conversation_id))
  expect(free_entry_point?.reply_by).toBe(window?.open_until)
})

it('ignores duplicates of a message, also concurrent ones', async () => {
  const from = { phone_number: newPhoneNumber() }
  const send = () => anInboundMessage(database, tenant.account, { from, provider_message_id: 'wamid.twice' })
  const messages = await Promise.all([send(), send(), send(), send()])
  messages.push(await send())
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1)
  const [message] = messages
  const conversation = await getConversation(database, tenant.scope, at(message?.conversation_id ?? ''))
  expect(conversation.unread_count).toBe(1)
  expect((await typesOf()).slice(1)).toEqual(['contact.created', 'conversation.created', 'message.received'])
})

it('reopens a resolved conversation and counts unread messages, but leaves a pending one pending', async () => {
  const from = { phone_number: newPhoneNumber() }
  const write = () => anInboundMessage(database, tenant.account, { from })
  const first = await write()
  const { id } = await getConversation(database, tenant.scope, at(first.conversation_id))
  const set = (status: 'resolved' | 'pending') =>
    database.transaction((tx) => updateConversation(tx, tenant.scope, { ...at(id), body: { status } }))
  await write()
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ status: 'open', unread_count: 2 })
  await set('resolved')
  const third = await write()
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ status: 'open', unread_count: 1 })
  const last = (await recordedEvents(database, tenant.organization.id, id)).at(-1)
  expect(last).toMatchObject({
    type: 'conversation.updated',
    data: {
      object: { id, status: 'open', last_message_at: third.created_at },
      previous_attributes: { status: 'resolved', unread_count: 0 },
    },
  })
  await set('pending')
  await write()
  expect(await getConversation(database, tenant.scope, at(id))).toMatchObject({ status: 'pending', unread_count: 2 })
})

it('counts every one of several concurrent messages', async () => {
  const from = { phone_number: newPhoneNumber() }
  const messages = await Promise.all(
    Array.from({ length: 8 }, () => anInboundMessage(database, tenant.account, { from })),
  )
  expect(new Set(messages.map(({ conversation_id }) => conversation_id)).size).toBe(1)
  const conversation = await getConversation(database, tenant.scope, at(messages[0]?.conversation_id ?? ''))
  expect(conversation.unread_count).toBe(8)
  expect((await typesOf()).filter((type) => type === 'conversation.created')).toHaveLength(1)
})

it('adds reported fields that the contact lacks, and keeps fields that the organization has set', async () => {
  const { id, phone_number } = await aContact(database, tenant.account, { name: 'Ana S.' })
  const from = { phone_number, bsuid: 'DE.xyz', username: 'ana.s', name: 'Other' }
  const message = await anInboundMessage(database, tenant.account, { from })
  expect(message.contact_id).toBe(id)
  const contact = await getContact(database, tenant.scope, at(id))
  expect(contact).toMatchObject({ name: 'Ana S.', bsuid: 'DE.xyz', username: 'ana.s' })
  const event = (await recordedEvents(database, tenant.organization.id, id)).at(-1)
  expect(event).toMatchObject({ type: 'contact.updated', data: { object: stateOf(contact) } })
  expect(event?.data.previous_attributes).toEqual({ bsuid: null, username: null })
})

it('finds a contact by its business-scoped user id, with or without a number', async () => {
  const first = await anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.only' } })
  expect(first.from).toBe('DE.only')
  const phone_number = newPhoneNumber()
  const second = await anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.only', phone_number } })
  expect(second.contact_id).toBe(first.contact_id)
  const contact = await getContact(database, tenant.scope, at(first.contact_id))
  expect(contact).toMatchObject({ bsuid: 'DE.only', phone_number })
})

it('does not take a number from a contact with another user id', async () => {
  const phone_number = newPhoneNumber()
  const owner = await anInboundMessage(database, tenant.account, { from: { phone_number, bsuid: 'DE.one' } })
  const first = await anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.two' } })
  const from = { bsuid: 'DE.two', phone_number }
  const second = await anInboundMessage(database, tenant.account, { from })
  expect(second.contact_id).toBe(first.contact_id)
  expect(await getContact(database, tenant.scope, at(first.contact_id))).toMatchObject({ phone_number: null })
  expect(await getContact(database, tenant.scope, at(owner.contact_id))).toMatchObject({
    phone_number,
    bsuid: 'DE.one',
  })
})

it('takes the identity from the latest report, in any order of arrival', async () => {
  const [before, after] = [newPhoneNumber(), newPhoneNumber()]
  const write = (phone_number: string, sent_at: string) =>
    anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.moves', phone_number }, sent_at })
  const { contact_id } = await write(before, '2026-11-20T09:00:00Z')
  const who = async () => (await getContact(database, tenant.scope, at(contact_id))).phone_number
  await write(after, '2026-11-20T09:00:02Z')
  expect(await who()).toBe(after)
  await write(before, '2026-11-20T09:00:01Z')
  expect(await who()).toBe(after)
  const other = { phone_number: after, bsuid: 'DE.renamed' }
  const renamed = await anInboundMessage(database, tenant.account, { from: other, sent_at: '2026-11-20T09:00:03Z' })
  expect(renamed.contact_id).toBe(contact_id)
  expect(await getContact(database, tenant.scope, at(contact_id))).toMatchObject({ bsuid: 'DE.renamed' })
})

it('stores pending media, the message replied to, and the unsupported type', async () => {
  const from = { phone_number: newPhoneNumber() }
  const image = await anInboundMessage(database, tenant.account, {
    from,
    type: 'image',
    content: null,
    payload: { image: { sha256: 'x' } },
    media: { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null },
  })
  expect(image.media).toMatchObject({ mime_type: 'image/jpeg', size: null, status: 'pending' })
  expect(image).toMatchObject({ media_url: null, payload: { image: { sha256: 'x' } } })
  const reply_to = image.provider_message_id ?? ''
  const reply = await anInboundMessage(database, tenant.account, { from, reply_to, unsupported: { type: 'edit' } })
  expect(reply).toMatchObject({ reply_to_message_id: image.id, unsupported: { type: 'edit' } })
  expect(await anInboundMessage(database, tenant.account, { from, reply_to: 'wamid.unknown' })).toMatchObject({
    reply_to_message_id: null,
  })
})

it('keeps one conversation per contact, whether it starts inbound or outbound', async () => {
  const contact = await aContact(database, tenant.account)
  const sent = await anOutboundMessage(database, contact, tenant.organization.id)
  const { phone_number } = contact
  const received = await anInboundMessage(database, tenant.account, { from: { phone_number } })
  expect(received.conversation_id).toBe(sent.conversation_id)
})

it('accepts messages for an unverified account, and refuses an unknown or foreign account', async () => {
  const unverified = await anAccount(database, tenant.team, { verified: false })
  expect(await anInboundMessage(database, unverified)).toMatchObject({ direction: 'inbound' })
  const other = await aTenant(database)
  for (const phone_number_id of [newPhoneNumberId(), other.account.phone_number_id]) {
    const arriving = anInboundMessage(database, { ...tenant.account, phone_number_id })
    await expectApiError(arriving, 'resource_not_found', 'phone_number_id')
  }
})
