import { type Database, registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aLabel, anAccount, aTenant, type Tenant } from '../../testing/index.ts'
import { listContacts } from './list-contacts.ts'

const insertContacts = statement(
  'test_insert_contacts_to_search',
  `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name, email, created_at)
   SELECT $1, 'ctc_' || lpad((start + n)::text, 26, '0'), $2, $3, '+49' || (1000000000 + start + n), name, email,
          timestamptz '2026-01-01Z' + (n / 3) * interval '1 second'
   FROM unnest($4::text[], $5::text[]) WITH ORDINALITY AS contact (name, email, n),
        (SELECT count(*) AS start FROM contacts) AS contacts_so_far`,
)
const labelEveryThird = statement(
  'test_label_every_third_contact',
  `INSERT INTO contact_labels (organization_id, contact_id, label_id, phone_number_id, contact_created_at)
   SELECT organization_id, id, $2, phone_number_id, created_at FROM contacts
   WHERE organization_id = $1 AND right(id, 1) IN ('0', '3', '6')`,
)
const neverAnalyze = statement('test_never_analyze_contacts', 'ALTER TABLE contacts SET (autovacuum_enabled = off)')

type Text = string | null

/** Inserts so few at a time that a busy machine does it within the time of a statement. */
const insertedTogether = 1_000

async function insert(database: Database, { organization, account, team }: Tenant, allNames: Text[]): Promise<void> {
  for (let start = 0; start < allNames.length; start += insertedTogether) {
    const names = allNames.slice(start, start + insertedTogether)
    await database.execute(insertContacts, [
      organization.id,
      account.phone_number_id,
      team.id,
      names.map((name, n) => (n % 7 === 3 ? null : name)),
      names.map((name, n) => (n % 2 === 0 ? null : `${name?.toLowerCase().replace(' ', '.')}@example.com`)),
    ])
  }
}

/** A deterministic random number generator. */
function numbers(): (below: number) => number {
  let state = 12_345
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** What `search_text` of the database does. */
function searchText(value: string): string {
  const bare = value.normalize('NFKD').replaceAll(/[\u0300-\u036f\ufe0f]/g, '')
  const folded = bare.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
  return folded.replaceAll(/\s+/g, ' ')
}

it('finds the same contacts as a full comparison, in the same order, for rare and frequent texts', async () => {
  await using database = await createTestDatabase()
  const tenant = await aTenant(database)
  const pick = numbers()
  const syllables = ['an', 'na', 'so', 'uz', 'zá', 'İ', 'ß', '☕', '%', '_b', 'Σ', ' ']
  // Some syllables occur only in old contacts, partly beyond the range that a search scans.
  const names = Array.from({ length: 5_800 }, (_, n) =>
    Array.from({ length: 5 }, () => syllables[pick(n > 5_600 ? 4 : n > 1_500 ? 8 : syllables.length)]).join(''),
  )
  await insert(database, tenant, names)
  const label = await aLabel(database, tenant.team)
  await database.execute(labelEveryThird, [tenant.organization.id, label.id])
  const readAll = statement(
    'test_read_contacts_in_order',
    `SELECT id, name, email, right(id, 1) IN ('0', '3', '6') AS labeled FROM contacts
     WHERE organization_id = $1 ORDER BY created_at DESC, id DESC`,
  )
  type Row = { id: string; name: Text; email: Text; labeled: boolean }
  const all = await database.query<Row>(readAll, [tenant.organization.id])
  const params = { phone_number_id: tenant.account.phone_number_id }
  const shown = 120

  async function search(query: { search: string; label_id?: string }): Promise<string[]> {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await listContacts(database, tenant.scope, { params, query: { ...query, limit: shown / 2, cursor } })
      ids.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined && ids.length < shown)
    return ids
  }

  const texts = [
    'ana',
    'SOU',
    'nauzso',
    'souzan',
    'záza',
    '☕an',
    '%na',
    '_ba',
    'anansouzna',
    'anaß',
    'ANASS',
    'nasoσ',
    'nobody',
    'e.co',
  ]
  const counts = []
  for (const text of texts) {
    const has = (value: Text) => value !== null && searchText(` ${value} `).includes(searchText(text))
    const expected = all.filter(({ name, email }) => has(name) || has(email))
    counts.push(expected.length)
    const ids = expected.map(({ id }) => id)
    expect(await search({ search: text }), text).toEqual(ids.slice(0, shown))
    const labeled = expected.filter((row) => row.labeled).map(({ id }) => id)
    expect(await search({ search: text, label_id: label.id }), text).toEqual(labeled.slice(0, shown))
  }
  // The texts include frequent, rare and missing ones.
  expect(Math.max(...counts)).toBeGreaterThan(1_000)
  expect(counts.filter((count) => count > 0 && count < 40).length).toBeGreaterThan(2)
  expect(counts).toContain(0)
})

it('reads few buffers for a rare text with frequent trigrams, independent of statistics', async () => {
  await using database = await createTestDatabase()
  await database.execute(neverAnalyze)
  const tenant = await aTenant(database)
  await insert(database, tenant, ['Souza Ana', ...Array<string>(5_000).fill('Ana Souza')])
  const other = { ...tenant, account: await anAccount(database, tenant.team) }
  await insert(database, other, Array<string>(15_000).fill('Souza Ana'))

  const statements = registeredStatements()
  const { text } = statements.find(({ name }) => name === 'list_contacts_search')!
  // The first contact is the oldest one, and the only one with this number.
  for (const [n, search] of ['souza ana', '+49 (1000) 000001'].entries()) {
    const values = [tenant.organization.id, tenant.account.phone_number_id, '26', search]
    const run = `EXECUTE search(${values.map((value) => `'${value}'`).join(', ')})`
    const explain = statement(`test_explain_search_${n}`, `EXPLAIN (ANALYZE, BUFFERS) ${run}`)
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      const plan = await database.session(async (session) => {
        await session.run(`SET plan_cache_mode = ${mode}; PREPARE search AS ${text}`)
        await session.run(run)
        return session.query<{ 'QUERY PLAN': string }>(explain)
      })
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(lines).toMatch(/rows=1\.?0* loops=1/)
      expect(lines).not.toMatch(/Seq Scan on contacts|Rows Removed by .*: \d{4}/)
      expect(Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1])).toBeLessThan(400)
    }
  }
})
