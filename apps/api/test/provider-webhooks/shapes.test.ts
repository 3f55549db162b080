import type { Contact, Message } from '@channel/contract/types'
import { aContact, anOutboundMessage, recordedEvents } from '@channel/core/testing'
import { statement } from '@channel/db'
import { beforeEach, describe, expect, it } from 'vitest'
import { anInbox, changeOn, messagesOf, textFrom, webhookOf } from '../support/inbox.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import type { Tenant } from '../support/tenant.ts'

// Every shape of upstream webhook, sent by the simulated provider over HTTP and read through the API.

const readBodies = statement('test_provider_webhook_bodies', 'SELECT body FROM provider_webhooks')

const inbox = await anInbox()
let tenant: Tenant
let from: string

beforeEach(async () => {
  tenant = await inbox.tenant()
  from = newPhoneNumber()
})

const phoneNumberId = () => tenant.account.phone_number_id
const simulator = () => inbox.api.simulator

/** Lets a customer send a message, and returns the account's newest one. */
async function receive(input: object): Promise<Message> {
  simulator().receive(phoneNumberId(), { from, ...input })
  await inbox.processDue()
  const [newest] = await messagesOf(tenant)
  if (newest === undefined) throw new Error('Nothing has arrived.')
  return newest
}

async function contactOf({ contact_id }: Pick<Message, 'contact_id'>): Promise<Contact> {
  return (await send('getContact', tenant, { params: { id: contact_id } })).body.data
}

async function eventTypes(id?: string): Promise<string[]> {
  return (await recordedEvents(inbox.database, tenant.organizationId, id)).map(({ type }) => type)
}

describe('a customer sends', () => {
  const base64 = Buffer.from('not really a picture').toString('base64')
  const location = { latitude: 59.9, longitude: 10.7, name: 'Harbour' }
  const cards = [{ name: { formatted_name: 'Bo' }, phones: [{ phone: '+49 151 1' }] }]
  const choice = { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } }
  const row = { type: 'list_reply', list_reply: { id: '1', title: 'Rye', description: 'dark' } }
  const order = { catalog_id: '1', product_items: [{ product_retailer_id: 'x', quantity: 2 }] }
  const unsupported = [{ code: 131051, title: 'Message type unknown' }]

  it.each<[string, object, object]>([
    ['a text', { text: { body: 'Åpent i morgen? 🥐 1/2' } }, { type: 'text', content: 'Åpent i morgen? 🥐 1/2' }],
    ['an image', { type: 'image', image: { base64, mime_type: 'image/png', caption: 'Look' } }, { content: 'Look' }],
    ['a video', { type: 'video', video: { base64, mime_type: 'video/mp4' } }, { type: 'video' }],
    ['a voice message', { type: 'audio', audio: { base64, mime_type: 'audio/ogg', voice: true } }, { type: 'audio' }],
    ['a sticker', { type: 'sticker', sticker: { base64, mime_type: 'image/webp' } }, { type: 'sticker' }],
    [
      'a document',
      { type: 'document', document: { base64, mime_type: 'application/pdf', filename: 'menu.pdf' } },
      { media: { mime_type: 'application/pdf', filename: 'menu.pdf', status: 'pending' } },
    ],
    ['a location', { type: 'location', location }, { content: null, payload: { location } }],
    ['contacts', { type: 'contacts', contacts: cards }, { payload: { contacts: cards } }],
    ['a button of a template', { type: 'button', button: { payload: 'p', text: 'More' } }, { content: 'More' }],
    [
      'a reply button',
      { type: 'interactive', interactive: choice },
      { content: 'Yes', payload: { interactive: choice } },
    ],
    ['a row of a list', { type: 'interactive', interactive: row }, { content: 'Rye' }],
    ['an order', { type: 'order', order }, { type: 'order', payload: { order } }],
    [
      'an edit that is not forwarded',
      { type: 'unsupported', unsupported: { type: 'edit' }, errors: unsupported },
      { type: 'unsupported', unsupported: { type: 'edit' }, content: null },
    ],
    ['an unsupported message', { type: 'unsupported', errors: unsupported }, { unsupported: { type: 'unknown' } }],
    [
      'an unknown type',
      { type: 'hologram', hologram: { x: 1 } },
      { type: 'hologram', payload: { hologram: { x: 1 } } },
    ],
  ])('%s', async (_name, input, expected) => {
    const message = await receive({ name: 'Ana', username: 'ana.b', ...input })
    expect(message).toMatchObject({ direction: 'inbound', status: 'delivered', from, ...expected })
    expect(await contactOf(message)).toMatchObject({ phone_number: from, name: 'Ana', username: 'ana.b' })
    expect(await eventTypes()).toEqual([
      'account.connected',
      'account.updated',
      'contact.created',
      'conversation.created',
      'message.received',
    ])
  })

  it('a message without a number', async () => {
    const message = await receive({ from: 'DE.4711', parent_user_id: 'DE.ENT.4711', text: { body: 'Hi' } })
    expect(message.from).toBe('DE.4711')
    expect(await contactOf(message)).toMatchObject({
      phone_number: null,
      bsuid: 'DE.4711',
      parent_bsuid: 'DE.ENT.4711',
    })
  })

  it('a reply and a reaction to an earlier message', async () => {
    const first = await receive({ text: { body: 'Hi' } })
    const response = await receive({ text: { body: 'Hello?' }, context: { id: first.provider_message_id } })
    expect(response.reply_to_message_id).toBe(first.id)
    const reaction = { message_id: first.provider_message_id, emoji: '👍' }
    expect(await receive({ type: 'reaction', reaction })).toMatchObject({
      type: 'reaction',
      content: '👍',
      payload: { reaction },
      reply_to_message_id: first.id,
    })
    const none = { message_id: first.provider_message_id, emoji: '' }
    expect(await receive({ type: 'reaction', reaction: none })).toMatchObject({ type: 'reaction', content: null })
  })

  it('an edit and a revocation', async () => {
    const first = await receive({ text: { body: 'Two loafs' } })
    const original_message_id = first.provider_message_id
    const message = { type: 'text', text: { body: 'Two loaves' } }
    const edited = await receive({ type: 'edit', edit: { original_message_id, message } })
    expect(edited).toEqual({ ...first, content: 'Two loaves' })
    const revoked = await receive({ type: 'revoke', revoke: { original_message_id } })
    expect(revoked).toEqual({ ...first, content: null, unsupported: { type: 'revoke' } })
    expect(await eventTypes(first.id)).toEqual(['message.received', 'message.updated', 'message.updated'])
    const conversation = await send('getConversation', tenant, { params: { id: first.conversation_id } })
    expect(conversation.body.data.unread_count).toBe(1)
  })

  it('a message that reopens a resolved conversation', async () => {
    const { conversation_id: id } = await receive({ text: { body: 'Hi' } })
    await send('updateConversation', tenant, { params: { id }, body: { status: 'resolved' } })
    await receive({ text: { body: 'One more thing' } })
    const { body } = await send('getConversation', tenant, { params: { id } })
    expect(body.data).toMatchObject({ status: 'open', unread_count: 1 })
  })
})

describe('a customer', () => {
  it('gets another number', async () => {
    const message = await receive({ text: { body: 'Hi' } })
    const number = newPhoneNumber()
    simulator().changeIdentity(phoneNumberId(), { from, number })
    await inbox.processDue()
    expect(await contactOf(message)).toMatchObject({ phone_number: number })
    expect((await messagesOf(tenant)).length).toBe(1)
  })

  it('gets another user id, which the provider reports in two forms', async () => {
    const message = await receive({ text: { body: 'Hi' } })
    simulator().changeIdentity(phoneNumberId(), { from, user_id: 'DE.new' })
    await inbox.processDue()
    expect(await contactOf(message)).toMatchObject({ phone_number: from, bsuid: 'DE.new' })
    expect(await eventTypes(message.contact_id)).toEqual(['contact.created', 'contact.updated'])
  })

  it('opts out of marketing, and in again', async () => {
    const message = await receive({ text: { body: 'Hi' } })
    for (const value of ['stop', 'stop', 'resume'] as const) simulator().prefer(phoneNumberId(), { from, value })
    await inbox.processDue()
    expect(await eventTypes(message.contact_id)).toEqual(['contact.created', 'contact.opted_out', 'contact.opted_in'])
  })

  it('is merged from two contacts when one message has both number and user id', async () => {
    const { account } = tenant
    const write = async (id: string, sender: object) => {
      const message = { ...textFrom(from, id, id), from: undefined, ...sender }
      await inbox.post(webhookOf(account, [changeOn(account, message)]))
      await inbox.processDue()
      return (await messagesOf(tenant))[0]!
    }
    const byNumber = await write('wamid.a', { from: from.slice(1) })
    const byId = await write('wamid.b', { from: '', from_user_id: 'DE.same' })
    expect(byId.contact_id).not.toBe(byNumber.contact_id)
    const both = await write('wamid.c', { from: from.slice(1), from_user_id: 'DE.same' })
    expect(both.contact_id).toBe(byNumber.contact_id)
    const all = await messagesOf(tenant)
    expect(all.map(({ contact_id, conversation_id }) => [contact_id, conversation_id])).toEqual(
      all.map(() => [byNumber.contact_id, byNumber.conversation_id]),
    )
    expect((await send('getContact', tenant, { params: { id: byId.contact_id } })).status).toBe(404)
  })
})

describe('the status of a sent message', () => {
  async function aPendingMessage(): Promise<Message> {
    const account = { organization_id: tenant.organizationId, phone_number_id: phoneNumberId() }
    const contact = await aContact(inbox.database, account, { phone_number: from })
    return anOutboundMessage(inbox.database, contact, tenant.organizationId, { provider_message_id: null })
  }
  async function deliver({ id }: Message): Promise<void> {
    simulator().behave({ pace_ms: 0, enforce_window: false })
    const content = { type: 'text', text: { body: 'We open at seven.' } } as const
    const number = { phoneNumberId: phoneNumberId(), token: `token-of-${tenant.account.id}` }
    const outcome = await inbox.api.dependencies.provider.sendMessage(number, {
      to: { phoneNumber: from },
      content,
      callbackData: id,
    })
    expect(outcome).toMatchObject({ kind: 'accepted' })
    await expect.poll(() => simulator().sent().at(-1)?.status).toMatch(/read|failed/)
    await inbox.processDue()
  }
  const shown = async ({ id }: Message) => (await send('getMessage', tenant, { params: { id } })).body.data

  it('is reported by our own id, even if the provider’s is not known yet', async () => {
    const message = await aPendingMessage()
    await deliver(message)
    const provider_message_id = simulator().sent().at(-1)?.id
    expect(await shown(message)).toMatchObject({ status: 'read', provider_message_id })
    expect((await eventTypes(message.id)).toSorted()).toEqual(['message.delivered', 'message.read', 'message.sent'])
  })

  it('is reported for a failure', async () => {
    simulator().arm({ kind: 'fail_later', code: 131026 })
    const message = await aPendingMessage()
    await deliver(message)
    expect(await shown(message)).toMatchObject({
      status: 'failed',
      error: { code: 'recipient_unavailable', provider_code: 131026 },
    })
  })

  it('is read if reported as played', async () => {
    const message = await aPendingMessage()
    const status = {
      id: 'wamid.voice',
      status: 'played',
      timestamp: '1795165200',
      biz_opaque_callback_data: message.id,
    }
    const value = { metadata: { phone_number_id: phoneNumberId() }, statuses: [status] }
    simulator().sendUpdate(tenant.account.waba_id, 'messages', value)
    await inbox.processDue()
    expect(await shown(message)).toMatchObject({ status: 'read', provider_message_id: 'wamid.voice' })
  })
})

describe('the business account', () => {
  it('has a template whose status the provider changes', async () => {
    await tenant.syncTemplates([{ name: 'hello', status: 'PENDING', category: 'UTILITY' }])
    const { waba_id } = tenant.account
    simulator().changeTemplate(waba_id, 'hello', 'en_US', { status: 'APPROVED', category: 'MARKETING' })
    await inbox.processDue()
    const template = async () => (await send('getTemplate', tenant, { params: { name: 'hello' } })).body.data
    expect(await template()).toMatchObject({ status: 'approved', provider_status: 'APPROVED', category: 'MARKETING' })
    simulator().changeTemplate(waba_id, 'hello', 'en_US', { status: 'DELETED' })
    await inbox.processDue()
    expect((await send('getTemplate', tenant, { params: { name: 'hello' } })).status).toBe(404)
    const types = (await eventTypes()).filter((type) => type.startsWith('template.'))
    expect(types).toEqual(['template.created', 'template.updated', 'template.updated', 'template.deleted'])
  })

  it('is removed from the app', async () => {
    const waba_info = { waba_id: tenant.account.waba_id, owner_business_id: '1' }
    simulator().sendUpdate(tenant.account.waba_id, 'account_update', { event: 'PARTNER_REMOVED', waba_info })
    await inbox.processDue()
    const { body } = await send('listAccounts', tenant)
    expect(body.data[0]).toMatchObject({ phone_number_id: phoneNumberId(), status: 'disconnected' })
    expect((await eventTypes()).at(-1)).toBe('account.disconnected')
  })

  it('reports an unhandled update: it is stored unchanged, and the others are processed', async () => {
    const calls = { field: 'calls', value: { metadata: { phone_number_id: phoneNumberId() }, calls: [{}] } }
    const text = changeOn(tenant.account, textFrom(newPhoneNumber(), 'wamid.other', 'Hi'))
    const body = webhookOf(tenant.account, [calls, text])
    const before = inbox.logged.length
    await inbox.post(body)
    await inbox.processDue()
    expect(await messagesOf(tenant)).toMatchObject([{ provider_message_id: 'wamid.other' }])
    expect(await inbox.stored()).toMatchObject([{ next_attempt_at: null, failure: 'Unsupported field "calls".' }])
    expect(inbox.logged.slice(before)).toMatchObject([{ level: 'info', reason: 'Unsupported field "calls".' }])
    expect(await inbox.database.query(readBodies)).toEqual([{ body: Buffer.from(body) }])
    await inbox.processDue()
    expect(await messagesOf(tenant)).toHaveLength(1)
  })
})
