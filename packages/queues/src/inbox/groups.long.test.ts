import { deleteContact, listContacts } from '@channel/core/contacts'
import { getConversation, listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { getMessage, listMessages, sendMessage } from '@channel/core/messages'
import { anInboundMessage, aTenant, aWebhookSubscription, recordedEvents, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { listUsage } from '@channel/core/usage'
import { listWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const group = 'Y2FwaV9ncm91cDoxOTUwNTU1MDA3OToxMjAzNjMzOTQzMjAdOTY0MTUZD'
const ana = '+4915112345678'
const bo = '+4915287654321'

let database: OwnDatabase
let tenant: Tenant
let logged: unknown[]

beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
})
afterEach(() => database.drop())

const path = () => ({ phone_number_id: tenant.account.phone_number_id })
const seconds = (ago: number) => String(Math.floor(Date.now() / 1000) - ago)
const inGroup = (from: string, id: string, body: string) => ({
  ...{ from: from.slice(1), group_id: group, id, timestamp: seconds(0), type: 'text', text: { body } },
})

async function report(field: string, ...values: object[]) {
  const metadata = { display_phone_number: '15550783881', ...path() }
  const changes = values.map((value) => ({ field, value: { messaging_product: 'whatsapp', metadata, ...value } }))
  const webhook = { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }
  await storeProviderWebhook(database, Buffer.from(JSON.stringify(webhook)))
  const { log, lines } = collectLog()
  await processProviderWebhooks({ database, mediaBaseUrl: 'https://media.example.com', parallel: 2, log })
  logged = lines
}

const conversations = async (kind?: 'individual' | 'group') => {
  const query = { limit: 100, ...(kind !== undefined && { kind }) }
  return (await listConversations(database, tenant.scope, { params: path(), query })).data
}
const messages = async (query: { kind?: 'individual' | 'group'; conversation_id?: string } = {}) =>
  (await listMessages(database, tenant.scope, { params: path(), query: { limit: 100, ...query } })).data
const events = () => recordedEvents(database, tenant.organization.id)
const types = async () => (await events()).map(({ type }) => type)

it('keeps a message in a group out of the conversation and the window of its sender', async () => {
  const sent_at = new Date(Date.now() - 30 * 3_600_000).toISOString()
  await anInboundMessage(database, tenant.account, { from: { phone_number: ana, name: 'Ana' }, sent_at })
  const [before] = await conversations()
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'Hello all')] })

  expect(await conversations()).toEqual([before])
  expect(await messages()).toHaveLength(1)
  const [conversation, ...others] = await conversations('group')
  expect(others).toEqual([])
  expect(conversation).toMatchObject({
    kind: 'group',
    group: { id: group, subject: null, status: 'active' },
    contact: { id: before!.contact.id, name: 'Ana' },
    unread_count: 1,
  })
  const stored = await messages({ kind: 'group' })
  expect(stored).toMatchObject([{ content: 'Hello all', from: ana, group: { id: group, subject: null } }])
  expect(await messages({ conversation_id: conversation!.id })).toEqual(stored)
  expect(await messages({ conversation_id: conversation!.id, kind: 'individual' })).toEqual([])
})

it('has one conversation for all members, whose contact is the one who wrote last', async () => {
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a'), inGroup(bo, 'wamid.2', 'b')] })
  await report('messages', { messages: [inGroup(bo, 'wamid.2', 'b'), inGroup(bo, 'wamid.3', 'c')] })

  expect(await conversations()).toEqual([])
  expect(await conversations('group')).toMatchObject([{ contact: { phone_number: bo }, unread_count: 3 }])
  expect((await messages({ kind: 'group' })).map(({ content }) => content)).toEqual(['c', 'b', 'a'])
  expect((await types()).filter((type) => !/^(contact|account)\./.test(type))).toEqual([
    ...['group_conversation.created', 'group_message.received'],
    ...['group_conversation.updated', 'group_message.received'],
    ...['group_conversation.updated', 'group_message.received'],
  ])
})

it('finds the messages of a group by their text, and not the conversation with a member', async () => {
  await anInboundMessage(database, tenant.account, { from: { phone_number: ana, name: 'Ana' } })
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'marmalade')] })
  const search = { params: path(), query: { limit: 100, search: 'marmalade' } }
  expect((await listConversations(database, tenant.scope, search)).data).toEqual([])
  const ofGroups = { ...search, query: { ...search.query, kind: 'group' as const } }
  expect((await listConversations(database, tenant.scope, ofGroups)).data).toMatchObject([{ kind: 'group' }])
})

it('follows the subject and the status that the provider reports, also before the first message', async () => {
  const create = { timestamp: seconds(60), group_id: group, type: 'group_create', subject: 'Order 4711' }
  await report('group_lifecycle_update', { groups: [create] })
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a')] })
  const shown = async () => (await conversations('group'))[0]?.group
  expect(await shown()).toEqual({ id: group, subject: 'Order 4711', status: 'active' })
  expect((await messages({ kind: 'group' }))[0]?.group).toEqual({ id: group, subject: 'Order 4711' })

  const settings = (ago: number, text: string, update_successful = true) => ({
    ...{ timestamp: seconds(ago), group_id: group, type: 'group_settings_update' },
    group_subject: { text, update_successful },
  })
  await report('group_settings_update', { groups: [settings(30, 'Order 4712'), settings(40, 'Older')] })
  expect(await shown()).toMatchObject({ subject: 'Order 4712' })
  await report('group_settings_update', { groups: [settings(20, 'Refused', false)] })
  expect(await shown()).toMatchObject({ subject: 'Order 4712' })
  expect(logged).toMatchObject([{ reason: 'Unsupported field "group_settings_update.group_settings_update".' }])

  const status = (type: string, ago: number) => ({ timestamp: seconds(ago), group_id: group, type })
  await report('group_status_update', { groups: [status('group_suspend', 19)] })
  expect(await shown()).toMatchObject({ status: 'suspended' })
  await report('group_status_update', { groups: [status('group_suspend_cleared', 18)] })
  await report('group_lifecycle_update', { groups: [status('group_delete', 17)] })
  await report('group_status_update', { groups: [status('group_suspend_cleared', 16)] })
  expect(await shown()).toMatchObject({ status: 'ended' })
  expect((await events()).at(-1)).toMatchObject({
    type: 'group_conversation.updated',
    data: { object: { group: { status: 'ended' } }, previous_attributes: { group: { status: 'active' } } },
  })
})

it('sends to the group, and shows the lowest status that all members have reached', async () => {
  const joined = { timestamp: seconds(60), group_id: group, type: 'group_participants_add' }
  await report('group_participants_update', { groups: [{ ...joined, added_participants: [{ wa_id: bo.slice(1) }] }] })
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a')] })
  const [conversation] = await conversations('group')
  const body = { conversation_id: conversation!.id, type: 'text', text: { body: 'Hi' } } as const
  const sent = await database.transaction((tx) => sendMessage(tx, tenant.scope, { params: path(), body }))
  expect(sent).toMatchObject({ to: group, group: { id: group }, status: 'pending' })
  expect(sent.recipients).toMatchObject([{ phone_number: bo, status: 'pending' }, { phone_number: ana }])

  const about = { id: 'wamid.9', recipient_id: group, recipient_type: 'group', biz_opaque_callback_data: sent.id }
  const reported = async (status: string, ago: number, member?: string) => {
    const of = member === undefined ? {} : { recipient_participant_id: member.slice(1) }
    await report('messages', { statuses: [{ ...about, ...of, status, timestamp: seconds(ago) }] })
    const { status: now, recipients } = await getMessage(database, tenant.scope, { params: { ...path(), id: sent.id } })
    return [now, ...recipients!.map((each) => each.status)]
  }
  expect(await reported('sent', 50)).toEqual(['sent', 'sent', 'sent'])
  expect(await reported('read', 40, bo)).toEqual(['sent', 'read', 'sent'])
  expect(await reported('delivered', 39, bo)).toEqual(['sent', 'read', 'sent'])
  expect(await reported('delivered', 30, ana)).toEqual(['delivered', 'read', 'delivered'])
  expect(await reported('read', 20, ana)).toEqual(['read', 'read', 'read'])
  expect((await types()).filter((type) => type.startsWith('message.'))).toEqual([])
  expect((await events()).at(-1)).toMatchObject({
    type: 'group_message.updated',
    data: { previous_attributes: { status: 'delivered' } },
  })

  const left = { timestamp: seconds(1), group_id: group, type: 'group_delete' }
  await report('group_lifecycle_update', { groups: [left] })
  const again = database.transaction((tx) => sendMessage(tx, tenant.scope, { params: path(), body }))
  await expectApiError(again, 'group_unavailable', 'conversation_id')
})

it('counts what the provider bills for each member', async () => {
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a'), inGroup(bo, 'wamid.2', 'b')] })
  const [conversation] = await conversations('group')
  const body = { conversation_id: conversation!.id, type: 'text', text: { body: 'Hi' } } as const
  const sent = await database.transaction((tx) => sendMessage(tx, tenant.scope, { params: path(), body }))
  const about = { id: 'wamid.9', recipient_id: group, recipient_type: 'group', biz_opaque_callback_data: sent.id }
  const pricing = { billable: true, category: 'service', type: 'regular', pricing_model: 'PMP' }
  const reached = (status: string, member: string) => ({
    ...{ ...about, status, timestamp: seconds(5), recipient_participant_id: member.slice(1), pricing },
  })
  await report('messages', { statuses: [reached('delivered', ana), reached('delivered', bo), reached('read', bo)] })
  await report('messages', { statuses: [reached('read', bo), reached('delivered', bo)] })
  const query = { limit: 25, group_by: ['country' as const, 'billable' as const] }
  const usage = await listUsage(database, tenant.scope, { query })
  expect(usage.data).toMatchObject([{ country: 'DE', billable: true, count: 2 }])
  const message = await getMessage(database, tenant.scope, { params: { ...path(), id: sent.id } })
  expect(message.pricing).toBeUndefined()
  expect(message.recipients).toMatchObject([{ pricing: { country: 'DE' } }, { pricing: { billable: true } }])
})

it('refuses what the provider does not send to groups, and free text after 24 hours', async () => {
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a')] })
  const [{ id: conversation_id } = { id: '' }] = await conversations('group')
  const send = (body: object, now = new Date()) =>
    database.transaction((tx) =>
      sendMessage(
        tx,
        { ...tenant.scope, now: () => now },
        { params: path(), body: { conversation_id, ...body } as never },
      ),
    )
  const location = { type: 'location', location: { latitude: 1, longitude: 2 } }
  await expectApiError(send(location), 'unsupported_in_group', 'type')
  const late = new Date(Date.now() + 25 * 3_600_000)
  await expectApiError(send({ type: 'text', text: { body: 'Hi' } }, late), 'outside_24h_window', 'conversation_id')
})

it('keeps what nobody reads: a list, a status and a request to join', async () => {
  const request = { timestamp: seconds(1), group_id: group, type: 'group_join_request_created' }
  await report(
    'messages',
    { groups: [{ id: group }] },
    { statuses: [{ id: 'wamid.1', status: 'captured', timestamp: seconds(1) }] },
  )
  await report('group_participants_update', { groups: [request] })
  expect(logged).toMatchObject([
    { reason: 'Unsupported field "group_participants_update.group_join_request_created".' },
  ])
  await report('messages', { groups: [{ id: group }] })
  expect(logged).toMatchObject([{ level: 'info', reason: 'Unsupported field "messages.groups".' }])
  await report('messages', { statuses: [{ id: 'wamid.1', status: 'captured', timestamp: seconds(1) }] })
  expect(logged).toMatchObject([{ level: 'info', reason: 'Unsupported field "messages.statuses.captured".' }])
  expect((await listContacts(database, tenant.scope, { params: path(), query: { limit: 10 } })).data).toEqual([])
})

it('shows the conversation of a group by its id', async () => {
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a')] })
  const [conversation] = await conversations('group')
  const params = { ...path(), id: conversation!.id }
  expect(await getConversation(database, tenant.scope, { params })).toEqual(conversation)
})

it('sends its events only to subscriptions that name them', async () => {
  const every = await aWebhookSubscription(database, tenant.organization.id)
  const named = await aWebhookSubscription(database, tenant.organization.id, {
    event_types: ['group_message.received', 'message.received'],
  })
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a')] })
  const query = { limit: 100 }
  const { data } = await listWebhookDeliveries(database, tenant.scope, { query })
  const sent = data.map(({ subscription_id, event_type }) => [subscription_id, event_type])
  expect(sent.toSorted()).toEqual(
    [
      [every.id, 'contact.created'],
      [named.id, 'group_message.received'],
    ].toSorted(),
  )
})

it('erases a member from groups, and hands them to the one who wrote before', async () => {
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'a'), inGroup(bo, 'wamid.2', 'b')] })
  const [conversation] = await conversations('group')
  const body = { conversation_id: conversation!.id, type: 'text', text: { body: 'Hi' } } as const
  const sent = await database.transaction((tx) => sendMessage(tx, tenant.scope, { params: path(), body }))
  const about = { id: 'wamid.9', recipient_id: group, recipient_type: 'group', biz_opaque_callback_data: sent.id }
  await report('messages', { statuses: [{ ...about, status: 'sent', timestamp: seconds(5) }] })
  const erase = (id: string) =>
    database.transaction((tx) => deleteContact(tx, tenant.scope, { params: { ...path(), id } }))

  await erase(conversation!.contact.id)
  expect(await conversations('group')).toMatchObject([{ id: conversation!.id, contact: { phone_number: ana } }])
  const [reply, first, ...others] = await messages({ kind: 'group' })
  expect(others).toEqual([])
  expect(first).toMatchObject({ content: 'a' })
  expect(reply).toMatchObject({ content: 'Hi', contact_id: first!.contact_id })
  expect(reply!.recipients).toMatchObject([{ phone_number: ana, status: 'sent' }])
  expect(JSON.stringify([await messages({ kind: 'group' }), await events()])).not.toContain(bo)

  await erase(first!.contact_id)
  expect(await conversations('group')).toEqual([])
})

it('gives what a merged contact wrote in a group to the other one', async () => {
  const bsuid = 'DE.13491208655302741918'
  const message = inGroup(ana, 'wamid.1', 'a')
  const byUserId = { ...message, from: undefined, from_user_id: bsuid, id: 'wamid.2' }
  await report('messages', { messages: [message] })
  await report('messages', { messages: [byUserId] })
  await report('messages', { messages: [{ ...message, from_user_id: bsuid, id: 'wamid.3' }] })
  const found = (await listContacts(database, tenant.scope, { params: path(), query: { limit: 10 } })).data
  expect(found).toMatchObject([{ phone_number: ana, bsuid }])
  expect(await conversations('group')).toMatchObject([{ contact: { id: found[0]!.id }, unread_count: 3 }])
  expect((await messages({ kind: 'group' })).map(({ contact_id }) => contact_id)).toEqual(Array(3).fill(found[0]!.id))
  expect(await conversations()).toEqual([])
})

it('finds the conversation of a group by its subject, and by the latest one', async () => {
  const find = async (search: string, kind: 'individual' | 'group' = 'group') =>
    (await listConversations(database, tenant.scope, { params: path(), query: { limit: 100, search, kind } })).data
  const rename = (subject: string, ago: number) =>
    report('group_settings_update', {
      groups: [
        {
          ...{ timestamp: seconds(ago), group_id: group, type: 'group_settings_update' },
          group_subject: { text: subject, update_successful: true },
        },
      ],
    })
  await rename('Morning bakers', 30)
  await report('messages', { messages: [inGroup(ana, 'wamid.1', 'Hello all')] })
  expect(await find('bakers')).toMatchObject([{ group: { id: group, subject: 'Morning bakers' } }])
  expect(await find('bakers', 'individual')).toEqual([])
  await rename('Night shift', 10)
  expect(await find('bakers')).toEqual([])
  expect(await find('night')).toMatchObject([{ group: { subject: 'Night shift' } }])
  expect(await find('hello')).toHaveLength(1)
})
