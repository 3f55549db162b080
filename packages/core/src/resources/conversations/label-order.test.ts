import { statement } from '@channel/db'
import { createTestDatabase, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aContact, aConversation, aLabel, anInboundMessage, aTenant, type Tenant } from '../../testing/index.ts'
import { attachConversationLabel } from './attach-conversation-label.ts'
import { listConversations } from './list-conversations.ts'
import { updateConversation } from './update-conversation.ts'

const database = await sharedDatabase()

const attach = (tenant: Tenant, id: string, label_id: string) =>
  database.transaction((tx) => attachConversationLabel(tx, tenant.scope, { params: { id }, body: { label_id } }))

async function inPages(tenant: Tenant, query: { label_id: string; status?: 'open'; updated_since?: string }) {
  const params = { phone_number_id: tenant.account.phone_number_id }
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await listConversations(database, tenant.scope, { params, query: { ...query, limit: 2, cursor } })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

it('lists the conversations of a label by latest message and by latest change, also after updates', async () => {
  const tenant = await aTenant(database)
  const label_id = (await aLabel(database, tenant.team)).id
  const numbers = ['+4915100000001', '+4915100000002', '+4915100000003']
  const write = async (phone_number: string) =>
    (await anInboundMessage(database, tenant.account, { from: { phone_number } })).conversation_id
  const [one, two, three] = [await write(numbers[0]!), await write(numbers[1]!), await write(numbers[2]!)]
  const silent = (await aConversation(database, await aContact(database, tenant.account), tenant.organization.id)).id
  await write('+4915100000004')
  for (const id of [two, silent, three, one]) await attach(tenant, id, label_id)
  expect(await inPages(tenant, { label_id })).toEqual([three, two, one, silent])

  await write(numbers[0]!)
  const { phone_number_id } = tenant.account
  for (const id of [silent, two]) {
    const change = { params: { phone_number_id, id }, body: { status: 'resolved' as const } }
    await database.transaction((tx) => updateConversation(tx, tenant.scope, change))
  }
  expect(await inPages(tenant, { label_id })).toEqual([one, three, two, silent])
  expect(await inPages(tenant, { label_id, status: 'open' })).toEqual([one, three])
  const updated_since = '2020-01-01T00:00:00Z'
  expect(await inPages(tenant, { label_id, updated_since })).toEqual([two, silent, one, three])
  expect(await inPages(tenant, { label_id, status: 'open', updated_since })).toEqual([one, three])
})

const countWaiting = statement(
  'test_count_waiting_for_locks',
  `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)
const compareKeys = statement(
  'test_compare_label_keys',
  `SELECT (link.phone_number_id, conversation_status, conversation_last_message_at, conversation_updated_at)
     IS NOT DISTINCT FROM (conversation.phone_number_id, status, last_message_at, updated_at) AS same
   FROM conversation_labels link JOIN conversations conversation ON conversation.id = link.conversation_id`,
)

it('keeps the sort keys current when a message arrives while the label is being attached', async () => {
  await using own = await createTestDatabase()
  const tenant = await aTenant(own)
  const from = { phone_number: '+4915100000009' }
  const { conversation_id: id } = await anInboundMessage(own, tenant.account, { from })
  const { id: label_id } = await aLabel(own, tenant.team)
  let isReceived = false
  const receiving = await own.transaction(async (tx) => {
    await attachConversationLabel(tx, tenant.scope, { params: { id }, body: { label_id } })
    const received = anInboundMessage(own, tenant.account, { from }).then(() => (isReceived = true))
    const isSettled = async () => isReceived || (await own.query<{ count: number }>(countWaiting))[0]!.count > 0
    await expect.poll(isSettled).toBe(true)
    return { received }
  })
  await receiving.received
  expect(await own.query(compareKeys)).toEqual([{ same: true }])
})
