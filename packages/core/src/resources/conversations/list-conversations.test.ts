import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aConversation, aLabel, anInboundMessage, aTenant, aUser, type Tenant } from '../../testing/index.ts'
import { attachConversationLabel } from './attach-conversation-label.ts'
import { listConversations } from './list-conversations.ts'
import { updateConversation } from './update-conversation.ts'

const database = await sharedDatabase()

type Query = Omit<Parameters<typeof listConversations>[2]['query'], 'limit'> & { limit?: number }

function list({ scope, account }: Tenant, query: Query = {}) {
  const params = { phone_number_id: account.phone_number_id }
  return listConversations(database, scope, { params, query: { limit: 25, ...query } })
}

async function walk(tenant: Tenant, query: Query): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(tenant, { ...query, cursor })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

async function aSilentConversation(tenant: Tenant): Promise<string> {
  const contact = await aContact(database, tenant.account)
  return (await aConversation(database, contact, tenant.organization.id)).id
}

it('sorts by latest message, conversations without messages last, for any page size', async () => {
  const tenant = await aTenant(database)
  const silent = [await aSilentConversation(tenant), await aSilentConversation(tenant)]
  const messages = []
  for (let count = 0; count < 3; count++) messages.push(await anInboundMessage(database, tenant.account))
  silent.push(await aSilentConversation(tenant))
  const [first] = messages
  const { data } = await list(tenant)
  const last = data.find(({ id }) => id === first?.conversation_id)
  const from = { phone_number: last?.contact.phone_number ?? null }
  await anInboundMessage(database, tenant.account, { from })
  const spoken = [messages[0], messages[2], messages[1]].map((message) => message?.conversation_id)
  const expected = [...spoken, ...silent.toReversed()]
  for (const limit of [1, 2, 3, 4, 5, 6, 7]) expect(await walk(tenant, { limit })).toEqual(expected)
})

it('neither skips nor repeats conversations with the same timestamps', async () => {
  const tenant = await aTenant(database)
  for (let count = 0; count < 5; count++) await anInboundMessage(database, tenant.account)
  await database.execute(
    statement(
      'testing_same_moment',
      `UPDATE conversations SET last_message_at = '2026-11-20T09:00:00.000001Z', updated_at = '2026-11-20T09:00:00.000001Z'
       WHERE organization_id = $1`,
    ),
    [tenant.organization.id],
  )
  const expected = (await list(tenant)).data.map(({ id }) => id)
  expect(expected).toEqual(expected.toSorted().toReversed())
  for (const query of [{}, { updated_since: '2026-11-20T09:00:00.000001Z' }]) {
    expect(await walk(tenant, { ...query, limit: 2 })).toEqual(expected)
  }
})

it('sorts by latest change with updated_since, and includes that timestamp', async () => {
  const tenant = await aTenant(database)
  const ids: string[] = []
  for (let count = 0; count < 4; count++)
    ids.unshift((await anInboundMessage(database, tenant.account)).conversation_id)
  const last = ids.at(-1) ?? ''
  const params = { phone_number_id: tenant.account.phone_number_id, id: last }
  const changed = await database.transaction((tx) =>
    updateConversation(tx, tenant.scope, { params, body: { status: 'pending' } }),
  )
  const expected = [last, ...ids.slice(0, -1)]
  for (const limit of [1, 2, 25]) {
    expect(await walk(tenant, { updated_since: '2000-01-01T00:00:00Z', limit })).toEqual(expected)
  }
  expect(await walk(tenant, { updated_since: changed.updated_at })).toEqual([last])
  expect(await walk(tenant, { updated_since: '0000-01-01T00:00:00Z' })).toEqual(expected)
  expect(await walk(tenant, { updated_since: '9999-12-31T23:59:59-23:59' })).toEqual([])
})

it('filters by status, assignee, label and contact, and combines them', async () => {
  const tenant = await aTenant(database)
  const [a, b, c] = [1, 2, 3].map(() => anInboundMessage(database, tenant.account))
  const [first, second, third] = [await a, await b, await c]
  const user = await aUser(database, tenant.organization.id)
  const label = await aLabel(database, tenant.team)
  const { phone_number_id } = tenant.account
  for (const { conversation_id } of [first, second].filter((each) => each !== undefined)) {
    const params = { phone_number_id, id: conversation_id }
    const body = { status: 'pending', assigned_to: user.id } as const
    await database.transaction((tx) => updateConversation(tx, tenant.scope, { params, body }))
  }
  const labeled = first?.conversation_id ?? ''
  await database.transaction((tx) =>
    attachConversationLabel(tx, tenant.scope, { params: { id: labeled }, body: { label_id: label.id } }),
  )
  const pending = [first?.conversation_id, second?.conversation_id].toSorted()
  const found = async (query: Query) => (await walk(tenant, query)).toSorted()
  expect(await found({ status: 'pending' })).toEqual(pending)
  expect(await found({ status: 'open' })).toEqual([third?.conversation_id])
  expect(await found({ assigned_to: user.id, limit: 1 })).toEqual(pending)
  expect(await found({ label_id: label.id })).toEqual([labeled])
  expect(await found({ contact_id: second?.contact_id })).toEqual([second?.conversation_id])
  const all = { status: 'pending', assigned_to: user.id, label_id: label.id, contact_id: first?.contact_id } as const
  expect(await found(all)).toEqual([labeled])
  expect(await found({ ...all, updated_since: '2020-01-01T00:00:00Z' })).toEqual([labeled])
  expect(await found({ ...all, contact_id: third?.contact_id })).toEqual([])
  expect(await found({ assigned_to: 'nonsense' })).toEqual([])
})

it('refuses a cursor of the other sort order', async () => {
  const tenant = await aTenant(database)
  for (let count = 0; count < 2; count++) await anInboundMessage(database, tenant.account)
  const cursor = (await list(tenant, { limit: 1 })).next_cursor ?? ''
  await expectApiError(list(tenant, { cursor, updated_since: '2020-01-01T00:00:00Z' }), 'invalid_cursor', 'cursor')
})
