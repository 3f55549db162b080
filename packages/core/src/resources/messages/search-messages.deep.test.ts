import { statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countingBuffers } from '../../testing/counting-buffers.ts'
import { anAccount, aTenant, type Tenant } from '../../testing/index.ts'
import { searchMessages } from './search-messages.ts'

// Three million messages of one account in two months, and some of a hundred other accounts. The time of each is in its id.
const count = 3_000_000
const batch = 100_000
const accounts = 100
const limit = 50

const digit = (shift: number) => `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((ms >> ${shift}) & 31)::int + 1, 1)`
const idOf = `'msg_' || ${Array.from({ length: 10 }, (_, index) => digit(45 - index * 5)).join(' || ')} || lpad(n::text, 16, '0')`
const words = `'hello' || CASE WHEN n % 2 = 0 THEN ' even' ELSE ' odd' END || ' tens' || lpad((n % 10)::text, 3, '0')
  || ' hundreds' || lpad((n % 100)::text, 5, '0') || ' trecents' || lpad((n % 300)::text, 5, '0')
  || ' thousands' || lpad((n % 1000)::text, 5, '0')
  || ' myriads' || lpad((n % 10000)::text, 5, '0') || CASE WHEN n % 200000 = 17 THEN ' rare' ELSE '' END
  || CASE WHEN n < 400 THEN ' ancient' ELSE '' END || CASE WHEN n < ${count / 2} AND n % 5 = 0 THEN ' formerly' ELSE '' END
  || CASE WHEN n % 500000 = 2 THEN ' tens003' ELSE '' END`

const insertMessages = statement(
  'search_deep_test_messages',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, created_at)
   SELECT $1, ${idOf}, $2, 'cnv_' || lpad((n % 5000)::text, 26, '0'), 'ctc_' || lpad((n % 5000)::text, 26, '0'),
     CASE WHEN n % 3 = 0 THEN 'outbound' ELSE 'inbound' END, 'text', 'read', ${words}, to_timestamp(ms / 1000.0)
   FROM (SELECT n, 1767225600000 + n * 1700::bigint AS ms FROM generate_series($3::int, $4::int) AS n) AS numbered`,
)
const insertWords = statement(
  'search_deep_test_words',
  `INSERT INTO search_words (organization_id, id, phone_number_id, contact_id, outbound, words)
   SELECT organization_id, id, phone_number_id, contact_id, direction = 'outbound', words_of(content) FROM messages
   WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT ${batch}`,
)
/** One of the contacts, with a message in 5,000. */
const contact = `ctc_${'42'.padStart(26, '0')}`
const insertContact = statement(
  'search_deep_test_contact',
  `WITH contact AS (
     INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number)
     SELECT organization_id, '${contact}', $2, id, '+15550000042' FROM teams WHERE organization_id = $1 LIMIT 1
     RETURNING *
   )
   INSERT INTO conversations (organization_id, id, phone_number_id, contact_id)
   SELECT organization_id, 'cnv_' || right(id, 26), phone_number_id, id FROM contact`,
)
const lastWords = statement('search_deep_test_last', `SELECT coalesce(max(id), '') AS id FROM search_words`)
const run = (text: string) =>
  statement(`search_deep_test_${text.toLowerCase().replaceAll(/\W+/g, '_').slice(0, 46)}`, text)
const droppedIndexes = statement(
  'search_deep_test_indexes',
  `SELECT indexrelid::regclass::text AS name FROM pg_index
   WHERE indrelid = 'messages'::regclass AND NOT indisunique AND indexrelid::regclass::text NOT IN ('messages_list', 'messages_conversation_list')`,
)

let database: OwnDatabase
let tenant: Tenant
beforeAll(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  const organization = tenant.organization.id
  const others = []
  for (let index = 0; index < accounts; index += 1) others.push(await anAccount(database, tenant.team))
  await database.execute(insertContact, [organization, tenant.account.phone_number_id])
  // What does not matter here only takes time.
  await database.execute(run('ALTER TABLE messages DISABLE TRIGGER ALL'))
  await database.execute(run('DROP INDEX search_words_words'))
  for (const { name } of await database.query<{ name: string }>(droppedIndexes))
    await database.execute(run(`DROP INDEX ${name}`))
  const insert = (account: string, first: number, last: number) =>
    database.execute(insertMessages, [organization, account, first, last])
  for (let start = 0; start < count; start += batch)
    await insert(tenant.account.phone_number_id, start, start + batch - 1)
  for (const [index, { phone_number_id }] of others.entries())
    await insert(phone_number_id, count + index * 20, count + index * 20 + 19)
  for (let added = batch; added === batch; ) {
    const [last] = await database.query<{ id: string }>(lastWords)
    added = await database.execute(insertWords, [organization, last!.id])
  }
  await database.session((session) =>
    session.run(`SET statement_timeout = 0; SET maintenance_work_mem = '1GB';
      CREATE INDEX search_words_words ON search_words USING gin (indexed_words(phone_number_id, id, contact_id, words));
      RESET statement_timeout; RESET maintenance_work_mem`),
  )
  await database.execute(run('ANALYZE'))
}, 1_800_000)
afterAll(() => database?.drop())

async function pagesOf(search: object) {
  const db = countingBuffers(database)
  const page = await searchMessages(db, tenant.scope, { query: { limit, ...search } } as never)
  return { page, buffers: db.buffers() }
}

/** The words of the newest messages, then a few pages for each period, and for each match of one or two. */
const maxBuffers = 1_500
/** The same for each account and each period. */
const maxBuffersOfAccounts = 6_500

const filters = [
  ['in all accounts', () => ({}), maxBuffersOfAccounts],
  ['in one', () => ({ phone_number_id: tenant.account.phone_number_id }), maxBuffers],
  [
    'long ago',
    () => ({ phone_number_id: tenant.account.phone_number_id, created_before: '2026-01-20T00:00:00Z' }),
    maxBuffers,
  ],
  ['of a contact', () => ({ contact_id: contact }), maxBuffers],
] as const

it.each([
  ['words of all messages', { search: 'hello' }],
  ['a word of every other message', { search: 'even' }],
  ['a word of one in ten messages', { search: 'tens003' }],
  ['a word of one in a hundred messages', { search: 'hundreds00042' }],
  ['a word of one in three hundred messages', { search: 'trecents00042' }, 2_000],
  ['a word of one in a thousand messages', { search: 'thousands00042' }],
  ['a word of one in ten thousand messages', { search: 'myriads00042' }],
  ['a rare word', { search: 'rare' }],
  ['a word of old messages', { search: 'ancient', direction: 'outbound' }],
  ['a word of one in five old messages', { search: 'formerly' }],
  ['two words of one in ten that hardly ever meet', { search: 'tens002 tens003' }],
  ['a rare and a common word', { search: 'rare hello' }],
  ['a rare word and two common ones', { search: 'even hello rare' }],
  ['a word of one in a hundred and one of one in a thousand', { search: 'hundreds00042 thousands00042' }],
  ['a word that is nowhere', { search: 'nowhere' }],
  ['a common word and one that is nowhere', { search: 'hello nowhere' }],
] as [string, object, number?][])(
  'reads few pages for %s, on the first page and on the next',
  async (_what, query, more = 0) => {
    for (const [where, filter, max] of filters) {
      const first = await pagesOf({ ...query, ...filter() })
      const cursor = first.page.next_cursor
      const second = cursor === null ? first : await pagesOf({ ...query, ...filter(), cursor })
      for (const { buffers } of [first, second]) expect(buffers, where).toBeLessThan(max + more)
    }
  },
)

async function allPages(search: object) {
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { page } = await pagesOf({ ...search, ...(cursor !== undefined && { cursor }) })
    found.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
  }
  return found
}

const idsOfWords = statement(
  'search_deep_test_ids',
  `SELECT id FROM messages
   WHERE organization_id = $1 AND content || ' ' LIKE ALL ($2::text[]) AND direction = ANY ($3::text[])
     AND created_at >= $4 AND created_at < $5
   ORDER BY id DESC`,
)

// The last half day with the word of old messages, and three days without.
const endOfFormerly = { created_after: '2026-01-30T06:00:00Z', created_before: '2026-02-03T00:00:00Z' }

it.each([
  ['tens002 tens003', {}],
  ['formerly tens000 ancient', {}],
  ['rare tens007', {}],
  ['formerly', endOfFormerly],
  ['formerly', { ...endOfFormerly, direction: 'outbound' }],
  ['formerly tens000', { ...endOfFormerly, direction: 'inbound' }],
  ['hundreds00042 trecents00142', { direction: 'outbound' }],
] as [string, { created_after?: string; created_before?: string; direction?: string }][])(
  'finds all messages with %s and %o, newest first, over pages that end early',
  async (search, filter) => {
    const patterns = search.split(' ').map((word) => `%${word} %`)
    const { direction, created_after = '-infinity', created_before = 'infinity' } = filter
    const directions = direction === undefined ? ['inbound', 'outbound'] : [direction]
    const values = [tenant.organization.id, patterns, directions, created_after, created_before]
    const expected = await database.query<{ id: string }>(idsOfWords, values)
    expect(await allPages({ search, ...filter })).toEqual(expected.map(({ id }) => id))
  },
)
