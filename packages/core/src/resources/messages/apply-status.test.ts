import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  anInboundMessage,
  anOutboundMessage,
  aTenant,
  newPhoneNumberId,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { deleteContact } from '../contacts/index.ts'
import { getConversation } from '../conversations/index.ts'
import { listUsage } from '../usage/index.ts'
import { applyStatus, type InboundStatus } from './apply-status.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

type ReportedStatus = InboundStatus['status']

const timestamps: Record<ReportedStatus, string> = {
  sent: '2026-11-20T09:00:01.000000Z',
  delivered: '2026-11-20T09:00:02.000000Z',
  read: '2026-11-20T09:00:03.000000Z',
  played: '2026-11-20T09:00:04.000000Z',
  failed: '2026-11-20T09:00:05.000000Z',
}

function apply(
  provider_message_id: string | null,
  status: ReportedStatus,
  error?: InboundStatus['error'],
  pricing?: InboundStatus['pricing'],
) {
  const report = {
    phone_number_id: tenant.account.phone_number_id,
    provider_message_id: provider_message_id ?? '',
    status,
    at: timestamps[status],
    ...(error && { error }),
    ...(pricing && { pricing }),
  }
  return database.transaction((tx) => applyStatus(tx, tenant.scope, report))
}

async function aSentMessage() {
  const contact = await aContact(database, tenant.account)
  return anOutboundMessage(database, contact, tenant.organization.id)
}

it.each<[ReportedStatus[], string, string[]]>([
  [['sent'], 'sent', ['message.sent']],
  [['sent', 'delivered', 'read'], 'read', ['message.sent', 'message.delivered', 'message.read']],
  [['delivered'], 'delivered', ['message.delivered']],
  [['read'], 'read', ['message.read']],
  [['played'], 'read', ['message.read']],
  [['read', 'played'], 'read', ['message.read']],
  [['read', 'delivered', 'sent'], 'read', ['message.read', 'message.updated', 'message.updated']],
  [['delivered', 'delivered'], 'delivered', ['message.delivered']],
  [['failed'], 'failed', ['message.failed']],
  [['sent', 'failed'], 'failed', ['message.sent', 'message.failed']],
  [['failed', 'failed'], 'failed', ['message.failed']],
  [['failed', 'sent'], 'failed', ['message.failed', 'message.updated']],
  [['failed', 'delivered'], 'delivered', ['message.failed', 'message.delivered']],
  [['failed', 'read'], 'read', ['message.failed', 'message.read']],
  [['delivered', 'failed'], 'delivered', ['message.delivered']],
  [['read', 'failed'], 'read', ['message.read']],
])('after %j has status %s', async (statuses, status, types) => {
  const message = await aSentMessage()
  for (const each of statuses) await apply(message.provider_message_id, each)
  const now = await apply(message.provider_message_id, statuses.at(-1) ?? 'sent')
  expect(now?.status).toBe(status)
  const events = await recordedEvents(database, tenant.organization.id, message.id)
  expect(events.map(({ type }) => type)).toEqual(types)
  expect(events.at(-1)?.data.object).toEqual(now)
})

it('extends the free entry point of the conversation, in any order of the reports, and records it', async () => {
  const contact = await aContact(database, tenant.account)
  const { phone_number_id } = tenant.account
  const messages = [
    await anOutboundMessage(database, contact, tenant.organization.id),
    await anOutboundMessage(database, contact, tenant.organization.id),
  ]
  const id = messages[0]?.conversation_id ?? ''
  const expires = ['2026-11-23T09:00:00.000000Z', '2026-11-20T09:00:00.000000Z', '2026-11-23T09:00:00.000000Z']
  for (const [index, free_entry_expires_at] of expires.entries()) {
    const provider_message_id = messages[index % 2]?.provider_message_id ?? ''
    const report = {
      phone_number_id,
      provider_message_id,
      status: 'sent',
      at: timestamps.sent,
      free_entry_expires_at,
    } as const
    await database.transaction((tx) => applyStatus(tx, tenant.scope, report))
  }
  const free_entry_point = { reply_by: null, expires_at: expires[0] }
  const conversation = await getConversation(database, tenant.scope, { params: { phone_number_id, id } })
  expect(conversation).toMatchObject({ free_entry_point })
  const events = (await recordedEvents(database, tenant.organization.id, id)).filter(
    ({ data }) => 'free_entry_point' in (data.previous_attributes ?? {}),
  )
  expect(events).toMatchObject([
    {
      type: 'conversation.updated',
      data: { object: { free_entry_point }, previous_attributes: { free_entry_point: null } },
    },
  ])
})

const inWindow = { billable: false, category: 'service', type: 'free_customer_service', model: 'PMP' }
const billed = { billable: true, category: 'utility', type: 'regular', model: 'PMP' }

it.each<[string, (readonly [ReportedStatus, InboundStatus['pricing']?])[], InboundStatus['pricing'], string[]]>([
  ['none was reported', [['sent']], undefined, ['message.sent']],
  ['a status has it', [['sent', billed]], billed, ['message.sent']],
  [
    'later ones have the same',
    [
      ['sent', billed],
      ['delivered', billed],
    ],
    billed,
    ['message.sent', 'message.delivered'],
  ],
  ['a later one does not have it', [['sent', billed], ['read']], billed, ['message.sent', 'message.read']],
  [
    'a later one has another',
    [
      ['sent', billed],
      ['delivered', inWindow],
    ],
    inWindow,
    ['message.sent', 'message.delivered'],
  ],
  [
    'an older one arrives late',
    [
      ['delivered', inWindow],
      ['sent', billed],
    ],
    inWindow,
    ['message.delivered', 'message.updated'],
  ],
  ['only the older one has it', [['delivered'], ['sent', billed]], billed, ['message.delivered', 'message.updated']],
  [
    'it is repeated with another',
    [
      ['read', billed],
      ['played', inWindow],
    ],
    inWindow,
    ['message.read', 'message.updated'],
  ],
  ['the message fails', [['sent', billed], ['failed']], undefined, ['message.sent', 'message.failed']],
  [
    'it is reported after the failure',
    [['failed'], ['sent', billed]],
    undefined,
    ['message.failed', 'message.updated'],
  ],
  ['a failure was wrong', [['failed'], ['delivered', billed]], billed, ['message.failed', 'message.delivered']],
])('has the pricing of the latest status when %s', async (_when, reports, pricing, types) => {
  const message = await aSentMessage()
  for (const [status, reported] of reports) await apply(message.provider_message_id, status, undefined, reported)
  const last = reports.at(-1)!
  const now = await apply(message.provider_message_id, last[0], undefined, last[1])
  expect(now?.pricing).toEqual(pricing && { ...pricing, country: 'DE' })
  const events = await recordedEvents(database, tenant.organization.id, message.id)
  expect(events.map(({ type }) => type)).toEqual(types)
  expect(events.at(-1)?.data.object).toEqual(now)
  const group_by: ('category' | 'country' | 'billable')[] = ['category', 'country', 'billable']
  const usage = await listUsage(database, tenant.scope, { query: { limit: 25, group_by } })
  expect(usage.data.map(({ category, country, billable, count }) => ({ category, country, billable, count }))).toEqual(
    pricing === undefined ? [] : [{ category: pricing.category, country: 'DE', billable: pricing.billable, count: 1 }],
  )
})

it('stores the timestamp of each status, even a late one, with previous attributes', async () => {
  const message = await aSentMessage()
  await apply(message.provider_message_id, 'read')
  const late = await apply(message.provider_message_id, 'sent')
  expect(late).toMatchObject({ status: 'read', sent_at: timestamps.sent, delivered_at: null, read_at: timestamps.read })
  const events = await recordedEvents(database, tenant.organization.id, message.id)
  expect(events.map(({ data }) => data.previous_attributes)).toEqual([
    { status: 'pending', read_at: null },
    { sent_at: null },
  ])
})

it('shows the error of a failed message until the message is delivered', async () => {
  const message = await aSentMessage()
  const error = { code: 'recipient_unavailable', message: 'Recipient not reachable.', provider_code: 131026 }
  const failed = await apply(message.provider_message_id, 'failed', error)
  expect(failed).toMatchObject({ failed_at: timestamps.failed, error })
  const delivered = await apply(message.provider_message_id, 'delivered')
  expect(delivered).toMatchObject({ status: 'delivered', failed_at: null })
  expect(delivered?.error).toBeUndefined()
  const other = await aSentMessage()
  expect(await apply(other.provider_message_id, 'failed')).toMatchObject({ error: { code: 'undeliverable' } })
})

it.each(['sent', 'delivered', 'read'] as const)(
  'becomes %s if the provider reports that after the message has failed without its response',
  async (status) => {
    const contact = await aContact(database, tenant.account)
    const { id } = await anOutboundMessage(database, contact, tenant.organization.id, {
      provider_message_id: null,
      status: 'failed',
    })
    const { phone_number_id } = tenant.account
    const of = { phone_number_id, provider_message_id: `wamid.${status}`, message_id: id }
    const applied = await database.transaction((tx) =>
      applyStatus(tx, tenant.scope, { ...of, status, at: timestamps[status] }),
    )
    expect(applied).toMatchObject({ status, [`${status}_at`]: timestamps[status], failed_at: null })
    const [event] = await recordedEvents(database, tenant.organization.id, id)
    expect(event).toMatchObject({ type: `message.${status}`, data: { previous_attributes: { status: 'failed' } } })
  },
)

it('ignores unknown messages, messages of deleted contacts, and inbound messages', async () => {
  expect(await apply('wamid.unknown', 'read')).toBeUndefined()
  const message = await aSentMessage()
  const params = { phone_number_id: tenant.account.phone_number_id, id: message.contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  expect(await apply(message.provider_message_id, 'read')).toBeUndefined()
  const inbound = await anInboundMessage(database, tenant.account)
  expect(await apply(inbound.provider_message_id, 'failed')).toBeUndefined()
})

it('ends in the same status for concurrent reports in any order', async () => {
  const message = await aSentMessage()
  const statuses = ['sent', 'delivered', 'read', 'failed'] as const
  await Promise.all(statuses.map((status) => apply(message.provider_message_id, status)))
  expect(await apply(message.provider_message_id, 'played')).toMatchObject({ status: 'read', failed_at: null })
})

it('refuses an unknown account', async () => {
  const report = {
    phone_number_id: newPhoneNumberId(),
    provider_message_id: 'x',
    status: 'sent',
    at: timestamps.sent,
  } as const
  const applying = database.transaction((tx) => applyStatus(tx, tenant.scope, report))
  await expectApiError(applying, 'resource_not_found', 'phone_number_id')
})

it('finds a message whose send got no response by our own id, and stores the provider’s id', async () => {
  const contact = await aContact(database, tenant.account)
  const message = await anOutboundMessage(database, contact, tenant.organization.id, { provider_message_id: null })
  const { phone_number_id } = tenant.account
  const report = { phone_number_id, provider_message_id: 'wamid.lost', message_id: message.id }
  const apply = (status: ReportedStatus, more = {}) =>
    database.transaction((tx) => applyStatus(tx, tenant.scope, { ...report, status, at: timestamps[status], ...more }))
  expect(await apply('delivered')).toMatchObject({ id: message.id, provider_message_id: 'wamid.lost' })
  const [event] = await recordedEvents(database, tenant.organization.id, message.id)
  expect(event?.data.previous_attributes).toMatchObject({ provider_message_id: null, status: 'pending' })
  expect(await apply('read', { message_id: null })).toMatchObject({ id: message.id, status: 'read' })
  expect(await apply('failed', { provider_message_id: 'wamid.another' })).toBeUndefined()
  const other = await aTenant(database)
  const elsewhere = {
    ...report,
    phone_number_id: other.account.phone_number_id,
    status: 'failed',
    at: timestamps.failed,
  } as const
  expect(await database.transaction((tx) => applyStatus(tx, other.scope, elsewhere))).toBeUndefined()
})
