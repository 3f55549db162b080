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
    ...(isBurst(n) && n % 5 > 0 ? ['burst'] : []),
    ...(n === 77 ? ['Überraschung', 'once'] : []),
  ].join(' ')
const startMs = Date.UTC(2026, 0, 1)
/** Many in an hour, before the newest, so that the index has more of them than it sorts. */
const isBurst = (n: number) => n > 1_250 && n <= 2_000
/** Two messages each have the same time: old ones every two hours, so that they are compared, and new ones every ten minutes. */
function timeOf(n: number): number {
  const pairs = Math.floor(n / 2)
  if (n <= 1_250) return startMs + pairs * 7_200_000
  const burst = Math.min(pairs - 625, 375)
  return timeOf(1_250) + burst * 10_000 + (pairs - 625 - burst) * 600_000
}
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
  ['a word that many messages of a short time have', 'burst', has('burst'), 40],
  ['two words that are often in the same message', 'burst seven', has('burst', 'seven'), 40],
  ['two words that never meet', 'burst formerly', has('burst', 'formerly'), 40],
  ['a common and a rare word', 'rare hello', has('rare', 'hello'), 2],
  ['two common words that meet rarely', 'seven formerly hello', has('seven', 'formerly'), 5],
  ['a single message, ignoring accents', 'uberraschung ONCE', has('once'), 5],
  ['nothing', 'nowhere', () => false, 25],
  ['a common word with nothing', 'hello nowhere', () => false, 25],
  ['no word at all', '!!! ...', () => false, 25],
] as const)('finds %s, page by page, newest first', async (_what, search, isFound, limit) => {
  expect(await allPages({ search }, limit)).toEqual(idsOf(isFound))
})

/** The filters, and what they let pass. */
const filters: [string, () => object, (message: Stored) => boolean][] = [
  [
    'account',
    () => ({ phone_number_id: tenant.account.phone_number_id }),
    ({ account }) => account !== other.phone_number_id,
  ],
  [
    'small account',
    () => ({ phone_number_id: other.phone_number_id }),
    ({ account }) => account === other.phone_number_id,
  ],
  ['contact', () => ({ contact_id: contactOf(tenant.account) }), ({ account }) => account !== other.phone_number_id],
  [
    'contact of few messages',
    () => ({ contact_id: contactOf(other) }),
    ({ account }) => account === other.phone_number_id,
  ],
  ['outbound messages', () => ({ direction: 'outbound' }), ({ direction }) => direction === 'outbound'],
  ['inbound messages', () => ({ direction: 'inbound' }), ({ direction }) => direction === 'inbound'],
  ['an unknown account', () => ({ phone_number_id: '99999999999999999999' }), () => false],
]
const contactOf = (of: { phone_number_id: string }) =>
  stored.find(({ account }) => account === of.phone_number_id)!.contact
const from = 500
const to = 1_400
const times = {
  created_after: new Date(timeOf(from)).toISOString(),
  created_before: new Date(timeOf(to)).toISOString(),
}

it.each(filters)('filters by %s, and by time, page by page', async (_what, filter, isPassed) => {
  for (const [search, limit] of [
    ['hello', 100],
    ['seven', 40],
    ['rare', 1],
    ['formerly', 40],
    ['burst', 50],
    ['seven hello', 100],
    ['seven formerly', 40],
    ['burst formerly', 40],
    ['hello nowhere', 40],
  ] as const) {
    const isFound = (message: Stored) => has(...search.split(' '))(message) && isPassed(message)
    const isInTime = ({ at }: Stored) => at >= timeOf(from) && at < timeOf(to)
    expect(await allPages({ search, ...filter() }, limit), search).toEqual(idsOf(isFound))
    expect(await allPages({ search, ...filter(), ...times }, limit), search).toEqual(
      idsOf((message) => isFound(message) && isInTime(message)),
    )
  }
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
