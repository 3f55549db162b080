import type { ConversationUpdate } from '@channel/contract/types'
import { eventsRecordedBy, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anInboundMessage, aTenant, newPhoneNumber, type Tenant } from '../../testing/index.ts'
import { sendMessage } from '../messages/index.ts'
import { getConversation, listConversations, updateConversation } from './index.ts'

const database = await sharedDatabase()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const atMicroseconds = (time: string) => time.replace('Z', '000Z')

async function aConversation(tenant: Tenant, from = { phone_number: newPhoneNumber() }) {
  const { conversation_id: id, contact_id } = await anInboundMessage(database, tenant.account, { from })
  return { params: { phone_number_id: tenant.account.phone_number_id, id }, from, contact_id }
}

type Path = Awaited<ReturnType<typeof aConversation>>['params']

const update = ({ scope }: Tenant, params: Path, body: ConversationUpdate) =>
  database.transaction((tx) => updateConversation(tx, scope, { params, body }))
const read = ({ scope }: Tenant, params: Path) => getConversation(database, scope, { params })

/** Sends a message to the contact. */
function answer({ scope, account }: Tenant, contact_id: string | null) {
  const params = { phone_number_id: account.phone_number_id }
  const body = { contact_id: contact_id ?? '', type: 'text', text: { body: 'Hello' } } as const
  return database.transaction((tx) => sendMessage(tx, scope, { params, body }))
}

async function previousOf({ organization }: Tenant, work: () => Promise<unknown>) {
  const events = await eventsRecordedBy(database, organization.id, work)
  const updated = events.find(({ payload }) => payload.type === 'conversation.updated')
  return (updated?.payload.data as { previous_attributes?: object } | undefined)?.previous_attributes
}

it('snoozes, snoozes longer, and ends it', async () => {
  const tenant = await aTenant(database)
  const { params } = await aConversation(tenant)
  const [first, second] = [inHours(1), inHours(2)]
  expect(await previousOf(tenant, () => update(tenant, params, { snoozed_until: first }))).toEqual({
    snoozed_until: null,
  })
  expect(await read(tenant, params)).toMatchObject({
    snoozed_until: atMicroseconds(first),
    snooze_ended_at: null,
    status: 'open',
  })
  expect(await previousOf(tenant, () => update(tenant, params, { snoozed_until: first }))).toBeUndefined()
  const previous = await previousOf(tenant, () => update(tenant, params, { snoozed_until: second }))
  expect(previous).toEqual({ snoozed_until: atMicroseconds(first) })
  expect(await update(tenant, params, { status: 'pending' })).toMatchObject({ snoozed_until: atMicroseconds(second) })
  expect(await update(tenant, params, { snoozed_until: null })).toMatchObject({
    snoozed_until: null,
    snooze_ended_at: null,
  })
  await update(tenant, params, { snoozed_until: first })
  expect(await update(tenant, params, { status: 'resolved' })).toMatchObject({ snoozed_until: null })
})

it('accepts only times within a year from now', async () => {
  const tenant = await aTenant(database)
  const { params } = await aConversation(tenant)
  for (const snoozed_until of [inHours(-1), inHours(367 * 24), '2020-01-01T00:00:00Z']) {
    await expectApiError(update(tenant, params, { snoozed_until }), 'invalid_field_value', 'snoozed_until')
  }
  expect(await update(tenant, params, { snoozed_until: inHours(365 * 24) })).toMatchObject({ snooze_ended_at: null })
})

it('ends at once when the contact writes, and says so until a user answers or acts', async () => {
  const tenant = await aTenant(database)
  const { params, from, contact_id } = await aConversation(tenant)
  const until = inHours(1)
  const comeBack = async () => {
    await update(tenant, params, { snoozed_until: until })
    return previousOf(tenant, () => anInboundMessage(database, tenant.account, { from }))
  }
  expect(await comeBack()).toMatchObject({ snoozed_until: atMicroseconds(until), snooze_ended_at: null })
  const { snooze_ended_at } = await read(tenant, params)
  expect(snooze_ended_at).toEqual(expect.any(String))
  await anInboundMessage(database, tenant.account, { from })
  expect(await read(tenant, params)).toMatchObject({ snoozed_until: null, snooze_ended_at })
  expect(await previousOf(tenant, () => answer(tenant, contact_id))).toMatchObject({
    snooze_ended_at,
  })
  expect(await read(tenant, params)).toMatchObject({ snooze_ended_at: null })
  await comeBack()
  expect(await update(tenant, params, { status: 'open' })).toMatchObject({ snooze_ended_at: null })
})

it('stays snoozed when a message is sent', async () => {
  const tenant = await aTenant(database)
  const { params, contact_id } = await aConversation(tenant)
  const { snoozed_until } = await update(tenant, params, { snoozed_until: inHours(1) })
  await answer(tenant, contact_id)
  expect(await read(tenant, params)).toMatchObject({ snoozed_until })
})

it('is listed with all others by default, or by what it is', async () => {
  const tenant = await aTenant(database)
  const [awake, snoozed, back] = [await aConversation(tenant), await aConversation(tenant), await aConversation(tenant)]
  for (const { params } of [snoozed, back]) await update(tenant, params, { snoozed_until: inHours(1) })
  await anInboundMessage(database, tenant.account, { from: back.from })
  const list = async (filter: object) => {
    const query = { kind: 'individual' as const, limit: 25, ...filter }
    const { data } = await listConversations(database, tenant.scope, { params: awake.params, query })
    return data.map(({ id }) => id)
  }
  const ids = [back, snoozed, awake].map(({ params }) => params.id)
  expect(await list({})).toEqual(ids)
  expect(await list({ snoozed: true })).toEqual([snoozed.params.id])
  expect(await list({ snoozed: false })).toEqual([back.params.id, awake.params.id])
  expect(await list({ snoozed: false, status: 'open', unread: true })).toEqual([back.params.id, awake.params.id])
  expect(await list({ snooze_ended: true })).toEqual([back.params.id])
  expect(await list({ snooze_ended: true, snoozed: false })).toEqual([back.params.id])
  expect(await list({ snooze_ended: true, snoozed: true })).toEqual([])
  expect(await list({ snoozed: true, updated_since: '2020-01-01T00:00:00Z' })).toEqual([snoozed.params.id])
})
