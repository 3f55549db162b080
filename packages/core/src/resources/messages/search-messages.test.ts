import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { beforeAll, expect, it } from 'vitest'
import { pastId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { anAccount, anInboundMessage, aTenant, newPhoneNumber, type Tenant } from '../../testing/index.ts'
import { searchMessages } from './search-messages.ts'

const database = await sharedDatabase()

const insert = statement(
  'search_messages_test_insert',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, created_at)
   SELECT $1, id, $2, $3, $4, CASE WHEN n % 3 = 0 THEN 'outbound' ELSE 'inbound' END, 'text', 'delivered', content,
     to_timestamp(ms / 1000)
   FROM unnest($5::text[], $6::text[], $7::float8[]) WITH ORDINALITY AS message (id, content, ms, n)`,
)

const count = 2_500
const everyText = (n: number) =>
  [
    'hello',
    ...(n % 7 === 0 ? ['seven'] : []),
    ...(n % 500 === 3 ? ['rare'] : []),
    // Only old ones, so that the newest do not have it.
    ...(n < 1_200 && n % 2 === 0 ? ['formerly'] : []),
    ...(n === 77 ? ['Überraschung', 'once'] : []),
  ].join(' ')
const startMs = Date.UTC(2026, 0, 1)
/** Two messages every two hours have the same time. */
const timeOf = (n: number) => startMs + Math.floor(n / 2) * 7_200_000
/** The times of ids are up to the margin before or after. */
const idTimeOf = (n: number) => timeOf(n) + (((n * 7919) % 120) - 60) * 1_000

interface Stored {
  readonly id: string
  readonly text: string
  readonly account: string
  readonly contact: string
  readonly direction: 'inbound' | 'outbound'
  readonly at: number
}

let tenant: Tenant
let other: { phone_number_id: string }
const stored: Stored[] = []

beforeAll(async () => {
  tenant = await aTenant(database)
  other = await anAccount(database, tenant.team)
  for (const [part, account] of [tenant.account, other].entries()) {
    const seed = await anInboundMessage(database, account as Tenant['account'], { content: 'none of it' })
    const numbers = Array.from({ length: part === 0 ? count : 40 }, (_, index) => index + 1)
    const ids = numbers.map((n) => pastId('message', idTimeOf(n), { part, index: n }))
    const owner = [tenant.organization.id, account.phone_number_id, seed.conversation_id, seed.contact_id]
    await database.execute(insert, [...owner, ids, numbers.map(everyText), numbers.map(timeOf)])
    for (const n of numbers)
      stored.push({
        id: ids[n - 1]!,
        text: everyText(n),
        account: account.phone_number_id,
        contact: seed.contact_id,
        direction: n % 3 === 0 ? 'outbound' : 'inbound',
        at: timeOf(n),
      })
  }
  stored.sort((one, next) => (one.id < next.id ? 1 : -1))
}, 120_000)

async function allPages(query: object, limit: number): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await searchMessages(database, tenant.scope, { query: { limit, cursor, ...query } } as never)
    found.push(...page.data.map(({ id }) => id))
    if (page.next_cursor === null) return found
    cursor = page.next_cursor
  }
}

const idsOf = (isFound: (message: Stored) => boolean) => stored.filter(isFound).map(({ id }) => id)
const has =
  (...words: string[]) =>
  ({ text }: Stored) =>
    words.every((word) => ` ${text.toLowerCase()}`.includes(` ${word}`))

it.each([
  ['very common words', 'hello', has('hello'), 400],
  ['words that begin with it', 'hel', has('hel'), 900],
  ['a frequent word', 'seven', has('seven'), 20],
  ['a rare word', 'rare', has('rare'), 3],
  ['a word of old messages', 'formerly', has('formerly'), 10],
  ['a common and a rare word', 'rare hello', has('rare', 'hello'), 2],
  ['two common words that meet rarely', 'seven formerly hello', has('seven', 'formerly'), 5],
  ['a single message, ignoring accents', 'uberraschung ONCE', has('once'), 5],
  ['nothing', 'nowhere', () => false, 25],
  ['a common word with nothing', 'hello nowhere', () => false, 25],
  ['no word at all', '!!! ...', () => false, 25],
] as const)('finds %s, page by page, newest first', async (_what, search, isFound, limit) => {
  expect(await allPages({ search }, limit)).toEqual(idsOf(isFound))
})

it('filters by account, contact, direction and time', async () => {
  const account = tenant.account.phone_number_id
  const ofOther = (message: Stored) => message.account === other.phone_number_id
  const contact = stored.find(ofOther)!.contact
  expect(await allPages({ search: 'seven', phone_number_id: account }, 50)).toEqual(
    idsOf((message) => has('seven')(message) && !ofOther(message)),
  )
  expect(await allPages({ search: 'rare', phone_number_id: account }, 2)).toEqual(
    idsOf((message) => has('rare')(message) && !ofOther(message)),
  )
  for (const filter of [{ phone_number_id: other.phone_number_id }, { contact_id: contact }])
    expect(await allPages({ search: 'seven', ...filter }, 2)).toEqual(
      idsOf((message) => has('seven')(message) && ofOther(message)),
    )
  for (const search of ['hello', 'rare'])
    expect(await allPages({ search, direction: 'outbound' }, 50)).toEqual(
      idsOf((message) => has(search)(message) && message.direction === 'outbound'),
    )
  const main = stored.find((message) => !ofOther(message))!.contact
  for (const [search, limit] of [
    ['rare', 2],
    ['formerly', 12],
    ['seven hello', 100],
  ] as const)
    expect(await allPages({ search, contact_id: main }, limit)).toEqual(
      idsOf((message) => has(...search.split(' '))(message) && !ofOther(message)),
    )
  const [from, to] = [timeOf(500), timeOf(1_100)]
  const times = { created_after: new Date(from).toISOString(), created_before: new Date(to).toISOString() }
  for (const filter of [{}, { phone_number_id: account }, { contact_id: main }])
    for (const [search, limit] of [
      ['hello', 40],
      ['formerly', 40],
      ['rare', 1],
    ] as const)
      expect(await allPages({ search, ...times, ...filter }, limit)).toEqual(
        idsOf(
          (each) =>
            has(search)(each) &&
            each.at >= from &&
            each.at < to &&
            (Object.keys(filter).length === 0 || !ofOther(each)),
        ),
      )
  expect(await allPages({ search: 'hello', phone_number_id: '99999999999999999999' }, 5)).toEqual([])
})

it('finds messages of groups only on request, and nothing of other organizations', async () => {
  const elsewhere = await aTenant(database)
  const from = { phone_number: newPhoneNumber() }
  const alone = await anInboundMessage(database, elsewhere.account, { from, content: 'The cake for hello' })
  const group = await anInboundMessage(database, elsewhere.account, {
    from,
    content: 'The cake, hello',
    group_id: 'Z3Jv',
  })
  const find = async (query: object) =>
    (await searchMessages(database, elsewhere.scope, { query: { limit: 25, ...query } } as never)).data.map(
      ({ id }) => id,
    )
  expect(await find({ search: 'cake' })).toEqual([alone.id])
  expect(await find({ search: 'cake', kind: 'group' })).toEqual([group.id])
  expect(await find({ search: 'cake', kind: 'group', contact_id: group.contact_id })).toEqual([group.id])
  expect(await find({ search: 'hello' })).toEqual([alone.id])
})

it('rejects a cursor of another search', async () => {
  const input = { query: { limit: 5, search: 'hello' } } as never
  const { next_cursor: cursor } = await searchMessages(database, tenant.scope, input)
  const query = { limit: 5, search: 'seven', cursor } as never
  await expectApiError(searchMessages(database, tenant.scope, { query }), 'invalid_cursor', 'cursor')
})
