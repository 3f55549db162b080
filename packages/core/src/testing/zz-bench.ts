import { migrate, openDatabase, startEmbeddedPostgres, statement } from '@channel/db'
import { listConversations } from '../resources/conversations/list-conversations.ts'
import { anInboundMessage, aTenant } from './index.ts'

const server = await startEmbeddedPostgres({ dataDir: '/tmp/media-bench/data', systemDir: '/tmp/media-bench/system' })
const database = openDatabase({ url: server.url, poolSize: 8 })
const run = (sql: string) => database.session((s) => s.run(sql))
const log = (...x: unknown[]) => console.log(new Date().toISOString().slice(11, 19), ...x)
try {
  await migrate(database)
  const tenant = await aTenant(database)
  const other = await aTenant(database)
  // A: single inbound messages
  const text = 'When do you open tomorrow? I would like to order the cake with cherries for my sister, thanks a lot'
  async function rate(ms: number): Promise<number> {
    const end = performance.now() + ms
    let done = 0
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (performance.now() < end) {
          await anInboundMessage(database, other.account, { content: text })
          done++
        }
      }),
    )
    return (done * 1000) / ms
  }
  const toggle = async (on: boolean) => {
    await run(`ALTER TABLE messages ${on ? 'ENABLE' : 'DISABLE'} TRIGGER messages_added`)
    await run(`ALTER TABLE contacts ${on ? 'ENABLE' : 'DISABLE'} TRIGGER contacts_added`)
  }
  await rate(2000)
  const ratios: number[] = []
  for (let round = 0; round < 8; round++) {
    await toggle(false)
    const without = await rate(2500)
    await toggle(true)
    const withWords = await rate(2500)
    ratios.push(withWords / without)
    log(
      'inbound/s without',
      without.toFixed(0),
      'with',
      withWords.toFixed(0),
      'ratio',
      (withWords / without).toFixed(3),
    )
  }
  log('median ratio, one message and new contact per transaction', ratios.toSorted((a, b) => a - b)[4]!.toFixed(3))
  // A2: with the unread indexes dropped too
  const r2: number[] = []
  for (let round = 0; round < 6; round++) {
    await toggle(false)
    await run('DROP INDEX conversations_unread_list; DROP INDEX conversations_unread_updated_list')
    const without = await rate(2500)
    await run(
      `CREATE INDEX conversations_unread_list ON conversations (organization_id, phone_number_id, (unread_count > 0), status, last_message_at DESC NULLS LAST, id DESC); CREATE INDEX conversations_unread_updated_list ON conversations (organization_id, phone_number_id, (unread_count > 0), status, updated_at DESC, id DESC)`,
    )
    await toggle(true)
    const withAll = await rate(2500)
    r2.push(withAll / without)
  }
  log(
    'median ratio of everything (words and two indexes)',
    r2.toSorted((a, b) => a - b)[3]!.toFixed(3),
    r2.map((x) => x.toFixed(2)).join(' '),
  )
  // B
  const org = tenant.organization.id
  const pn = tenant.account.phone_number_id
  log('seeding')
  await run(`INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
    SELECT '${org}', 'ctc_' || lpad(n::text, 26, '0'), '${pn}', '${tenant.team.id}', '+49151' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      (ARRAY['Ana','Ben','Carla','Dora','Emil','Fritz','Greta','Hans'])[1 + n % 8] || ' ' || (ARRAY['Souza','Berg','Maier','Kowalski','Rossi'])[1 + n % 5] || n
    FROM generate_series(1, 100000) n`)
  await run(`INSERT INTO conversations (organization_id, id, phone_number_id, contact_id, status, unread_count, last_message_at, updated_at)
    SELECT '${org}', 'cnv_' || lpad(n::text, 26, '0'), '${pn}', 'ctc_' || lpad(n::text, 26, '0'),
      CASE WHEN n % 10 < 6 THEN 'open' WHEN n % 10 < 9 THEN 'resolved' ELSE 'pending' END, CASE WHEN n % 7 = 0 THEN 2 ELSE 0 END,
      timestamptz '2025-06-01Z' + (n::bigint * 7919 % 9000011) * interval '3 seconds', timestamptz '2025-06-01Z' + (n::bigint * 7919 % 9000011) * interval '3 seconds'
    FROM generate_series(1, 100000) n`)
  for (let part = 0; part < 20; part++) {
    await run(`INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, created_at)
      SELECT '${org}', 'msg_' || lpad(m::text, 26, '0'), '${pn}', 'cnv_' || lpad((1 + m % 100000)::text, 26, '0'), 'ctc_' || lpad((1 + m % 100000)::text, 26, '0'),
        'inbound', 'text', 'read', 'Hello, my order ' || m || ' has word' || (m % 1000) || ' and rare' || (m % 50000) || ' but the cake number' || (m % 20) || ' is ' || CASE WHEN m <= 20000 THEN 'oldword' ELSE 'fresh' END,
        timestamptz '2025-06-01Z' + m * interval '11 seconds'
      FROM generate_series(${part * 50000 + 1}, ${(part + 1) * 50000}) m`)
    if (part % 5 === 4) log('messages', (part + 1) * 50000)
  }
  await run('VACUUM ANALYZE')
  const size = await database.query<{ s: string }>(
    statement(
      'zz_size',
      `SELECT pg_size_pretty(pg_total_relation_size('search_words')) || ', its gin ' || pg_size_pretty(pg_relation_size('search_words_words')) || ', messages ' || pg_size_pretty(pg_total_relation_size('messages')) AS s`,
    ) as never,
  )
  log('search_words', size[0]!.s)
  const list = (query: object) =>
    listConversations(database, tenant.scope, {
      params: { phone_number_id: pn },
      query: { limit: 25, ...query } as never,
    })
  async function time(query: object): Promise<number> {
    const times: number[] = []
    for (let i = 0; i < 25; i++) {
      const t = performance.now()
      await list(query)
      times.push(performance.now() - t)
    }
    return times.toSorted((a, b) => a - b)[12]!
  }
  const base = await time({})
  log('no filter, page 1', base.toFixed(1), 'ms')
  const cases: [string, object][] = [
    ['unread=true', { unread: true }],
    ['unread=false', { unread: false }],
    ['unread=true status=open', { unread: true, status: 'open' }],
    ['unread=false status=pending', { unread: false, status: 'pending' }],
    ['unread=true updated_since', { unread: true, updated_since: '2020-01-01T00:00:00Z' }],
    ['search rare (20 messages)', { search: 'rare4711' }],
    ['search prefix rare47', { search: 'rare47' }],
    ['search word7 (1,000 + prefixes)', { search: 'word7' }],
    ['search frequent (all)', { search: 'hello cake' }],
    ['search 5 % (number7)', { search: 'number7' }],
    ['search old messages only (20,000)', { search: 'oldword' }],
    ['search name Souza', { search: 'souza' }],
    ['search phone', { search: '+4915100' }],
    ['search nothing', { search: 'nosuchword' }],
    ['search + unread + open', { search: 'word7', unread: true, status: 'open' }],
    ['search frequent + pending', { search: 'hello cake', status: 'pending' }],
  ]
  for (const [name, query] of cases) {
    const first = await time(query)
    let cursor: string | null = null
    let pages = 0
    const deep = { ...query, limit: 100 }
    for (; pages < 40; pages++) {
      const page = await list({ ...deep, ...(cursor && { cursor }) })
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    const late = cursor === null ? undefined : await time({ ...query, cursor })
    log(
      name,
      'page 1:',
      first.toFixed(1),
      'ms;',
      cursor === null
        ? 'one page'
        : `after ${pages * 100}: ${late!.toFixed(1)} ms, ratio ${(late! / first).toFixed(2)}`,
      `; to no filter ${(first / base).toFixed(1)}`,
    )
  }
} finally {
  await database.close()
  await server.stop()
}
