import { type Queryable, statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countingBuffers } from '../testing/counting-buffers.ts'
import { aTenant, type Tenant } from '../testing/index.ts'
import { listBroadcastRecipients } from './broadcasts/index.ts'
import { listContacts } from './contacts/index.ts'
import { listConversations } from './conversations/index.ts'
import { listMessages } from './messages/index.ts'

// A million contacts of one account, with a conversation and a message each. Those that the filters find are rare and old: one in 5,000.
const count = 1_000_000
const batch = 100_000
const isRare = 'n % 5000 = 17'

const insertContacts = statement(
  'list_filters_test_contacts',
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, blocked, created_at)
   SELECT $1, 'ctc_' || lpad(n::text, 26, '0'), $2, $3, '+49' || (1000000000 + n), ${isRare}, timestamptz '2026-01-01Z' + n * interval '1 second'
   FROM generate_series($4::int, $4::int + ${batch} - 1) AS n`,
)
const insertConversations = statement(
  'list_filters_test_conversations',
  `INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, snoozed_until, snooze_ended_at, last_message_at, last_inbound_at)
   SELECT $1, 'cnv_' || lpad(n::text, 26, '0'), $2, 'ctc_' || lpad(n::text, 26, '0'), CASE WHEN n % 5000 = 19 THEN 'pending' ELSE 'open' END,
     CASE WHEN ${isRare} THEN timestamptz '2999-01-01' END, CASE WHEN n % 5000 = 18 THEN timestamptz '2026-01-01Z' END,
     timestamptz '2026-01-01Z' + n * interval '1 second',
     CASE WHEN ${isRare} THEN clock_timestamp() - interval '1 hour' ELSE timestamptz '2026-01-01Z' END
   FROM generate_series($3::int, $3::int + ${batch} - 1) AS n`,
)
const insertMessages = statement(
  'list_filters_test_messages',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, sender, recipient, content,
     created_at, sent_at, send_at)
   SELECT $1, 'msg_' || lpad(n::text, 26, '0'), $2, 'cnv_' || lpad(n::text, 26, '0'), 'ctc_' || lpad(n::text, 26, '0'), 'outbound', 'text',
     CASE WHEN ${isRare} THEN 'pending' ELSE 'sent' END, '+15550100', '+49' || (1000000000 + n), 'Hello',
     timestamptz '2026-01-01Z' + n * interval '1 second', CASE WHEN NOT ${isRare} THEN clock_timestamp() END,
     CASE WHEN ${isRare} THEN clock_timestamp() + interval '1 day' END
   FROM generate_series($3::int, $3::int + ${batch} - 1) AS n`,
)
// The first conversation has many messages. Few of them are received, and few have failed.
const longConversation = `cnv_${'0'.repeat(26)}`
const insertLong = statement(
  'list_filters_test_long',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, created_at)
   SELECT $1, 'msg_1' || lpad(n::text, 25, '0'), $2, $3, 'ctc_' || right($3, 26), CASE WHEN n % 5000 = 18 THEN 'inbound' ELSE 'outbound' END, 'text',
     CASE WHEN ${isRare} THEN 'failed' ELSE 'delivered' END, 'Hello', timestamptz '2026-01-01Z' + n * interval '1 second'
   FROM generate_series(0, ${batch} - 1) AS n`,
)
const insertBroadcast = statement(
  'list_filters_test_broadcast',
  `INSERT INTO broadcasts (organization_id, id, phone_number_id, name, template) VALUES ($1, 'brd_1', $2, 'Sale', '{}')`,
)
const insertRecipients = statement(
  'list_filters_test_recipients',
  `INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key, status)
   SELECT $1, 'brd_1', 'brr_' || lpad(n::text, 26, '0'), 'ctc_' || lpad(n::text, 26, '0'), CASE WHEN ${isRare} THEN 'failed' ELSE 'read' END
   FROM generate_series($2::int, $2::int + ${batch} - 1) AS n`,
)
// Only the lists are measured, not the words of searches.
const withoutTriggers = (table: string) =>
  statement(`list_filters_test_without_triggers_${table}`, `ALTER TABLE ${table} DISABLE TRIGGER USER`)
const analyze = statement('list_filters_test_analyze', 'ANALYZE')

let database: OwnDatabase
let tenant: Tenant
beforeAll(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  for (const table of ['contacts', 'conversations', 'messages']) await database.execute(withoutTriggers(table))
  const [organization, account] = [tenant.organization.id, tenant.account.phone_number_id]
  await database.execute(insertBroadcast, [organization, account])
  for (let start = 0; start < count; start += batch) {
    await database.execute(insertContacts, [organization, account, tenant.team.id, start])
    await database.execute(insertConversations, [organization, account, start])
    await database.execute(insertMessages, [organization, account, start])
    await database.execute(insertRecipients, [organization, start])
  }
  await database.execute(insertLong, [organization, account, longConversation])
  await database.execute(analyze)
})
afterAll(() => database?.drop())

const lists = {
  contacts: (db: Queryable, query: object) => listContacts(db, tenant.scope, withDefaults(query)),
  conversations: (db: Queryable, query: object) => listConversations(db, tenant.scope, withDefaults(query)),
  messages: (db: Queryable, query: object) => listMessages(db, tenant.scope, withDefaults(query)),
  recipients: (db: Queryable, query: object) => {
    const params = { phone_number_id: tenant.account.phone_number_id, id: 'brd_1' }
    return listBroadcastRecipients(db, tenant.scope, { params, query: { limit: 50, ...query } } as never)
  },
}
function withDefaults(query: object): never {
  const params = { phone_number_id: tenant.account.phone_number_id }
  return { params, query: { limit: 50, kind: 'individual', ...query } } as never
}

/** The rows of a page, its account and the contacts and labels may all be on pages of their own. A scan of a table reads over 10,000. */
const maxBuffers = 1_000

it.each([
  ['contacts', { blocked: true }],
  ['conversations', { window: 'open' }],
  ['conversations', { snoozed: true }],
  ['conversations', { snoozed: true, status: 'open' }],
  ['conversations', { snooze_ended: true }],
  ['conversations', { status: 'pending' }],
  ['conversations', { status: 'pending', updated_since: '2026-01-01T00:00:00Z' }],
  ['messages', { scheduled: true }],
  ['messages', { status: 'pending' }],
  ['recipients', { status: 'failed' }],
] as const)('%s filtered by %j read few buffers for each page', async (name, filter) => {
  expect(await readAll(name, filter)).toBe(count / 5000)
})

it.each([{ direction: 'inbound' }, { status: 'failed' }, { direction: 'outbound', status: 'failed' }])(
  'messages of a long conversation filtered by %j read few buffers for each page',
  async (filter) => {
    expect(await readAll('messages', { conversation_id: longConversation, ...filter })).toBe(batch / 5000)
  },
)

/** @returns the number of rows, after every page was read */
async function readAll(name: keyof typeof lists, filter: object): Promise<number> {
  let cursor: string | undefined
  let found = 0
  do {
    const db = countingBuffers(database)
    const page = await lists[name](db, { ...filter, cursor })
    found += page.data.length
    expect(db.buffers()).toBeLessThan(maxBuffers)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return found
}
