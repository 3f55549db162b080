import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, statement } from '../src/index.ts'
import { type KnownTypes, statementRows } from '../src/statement-rows/index.ts'
import { emptyDatabaseUrl } from './own-database.ts'

const nothingKnown: KnownTypes = { columns: {}, results: {} }

// Shared, because describing statements changes nothing.
let database: Database
beforeAll(async () => {
  database = openDatabase({ url: await emptyDatabaseUrl(), poolSize: 2 })
  await database.session((session) =>
    session.run(`
      CREATE TABLE teams (id text NOT NULL, name text);
      CREATE TABLE users (id text NOT NULL, team_id text, state text NOT NULL CHECK (state IN ('on', 'off')), age int8,
        tags text[] NOT NULL, data jsonb, seen_at timestamptz)`),
  )
})
afterAll(() => database.close())

let count = 0

/** The type of the rows of a statement. */
async function rowOf(text: string, known = nothingKnown): Promise<string | undefined> {
  const { name } = statement(`rows_test_${++count}`, text)
  const results = Object.fromEntries(Object.entries(known.results).map(([column, type]) => [`${name}.${column}`, type]))
  return (await statementRows(database, { ...known, results }, (each) => each.name === name)).get(name)
}

test.each([
  [
    'SELECT id, team_id, state, age, tags, data, seen_at FROM users WHERE id = $1',
    "{ id: string; team_id: string | null; state: 'on' | 'off'; age: number | null; tags: string[]; data: unknown; seen_at: string | null }",
  ],
  ['DELETE FROM users WHERE id = $1', undefined],
  [
    'SELECT count(*), max(age), exists(SELECT FROM teams) FROM users',
    '{ count: number; max: number | null; exists: boolean }',
  ],
  [
    'SELECT $1::text AS given, now() AS at, age + 1 AS next FROM users',
    '{ given: string | null; at: string; next: number | null }',
  ],
  [
    'SELECT coalesce(age, 0) AS age, coalesce(team_id, $1) AS team, greatest(age, 1) AS most FROM users',
    '{ age: number; team: string | null; most: number }',
  ],
  [
    "SELECT data ->> 'name' AS name, data -> 'more' AS more, lower(id) AS id FROM users",
    '{ name: string | null; more: unknown; id: string }',
  ],
  [
    'SELECT (SELECT name FROM teams LIMIT 1) AS one, (SELECT count(*) FROM teams) AS many, ARRAY(SELECT id FROM teams) AS ids',
    '{ one: string | null; many: number; ids: string[] }',
  ],
])('%s', async (text, row) => {
  expect(await rowOf(text)).toBe(row)
})

test('conditions of WHERE and of inner joins rule out NULL', async () => {
  const row = '{ age: number; team_id: string; seen_at: string | null }'
  expect(
    await rowOf(`SELECT age, team_id, seen_at FROM users JOIN teams ON teams.id = users.team_id
      WHERE (seen_at IS NULL OR seen_at > $1) AND age IS NOT NULL`),
  ).toBe(row)
})

test('RETURNING uses the nullability of assigned values', async () => {
  expect(
    await rowOf(
      'UPDATE users SET age = 1, team_id = $1, seen_at = seen_at WHERE age = $2 RETURNING age, team_id, seen_at, state',
    ),
  ).toBe("{ age: number; team_id: string | null; seen_at: string | null; state: 'on' | 'off' }")
  expect(
    await rowOf("INSERT INTO users (id, state, tags, seen_at) VALUES ($1, $2, '{}', now()) RETURNING id, seen_at, age"),
  ).toBe('{ id: string; seen_at: string; age: number | null }')
})

test('an outer join yields all of its columns or none', async () => {
  expect(
    await rowOf('SELECT users.id, teams.id AS team, teams.name FROM users LEFT JOIN teams ON teams.id = team_id'),
  ).toBe('{ id: string } & ({ team: string; name: string | null } | { team: null; name: null })')
  expect(await rowOf('SELECT users.id, teams.id AS team FROM users LEFT JOIN teams ON teams.id = team_id')).toBe(
    '{ id: string; team: string | null }',
  )
  expect(await rowOf('SELECT teams.name, teams.name AS again FROM users LEFT JOIN teams ON teams.id = team_id')).toBe(
    '{ name: string | null; again: string | null }',
  )
})

test('columns keep their type through subqueries, WITH, RETURNING and UNION', async () => {
  expect(
    await rowOf(`WITH gone AS (DELETE FROM users WHERE id = $1 RETURNING *), all_of_them AS (
        SELECT state, id FROM gone UNION ALL SELECT state, team_id FROM users)
      SELECT every.state, every.id, count(*) FROM (SELECT * FROM all_of_them) every GROUP BY 1, 2`),
  ).toBe("{ state: 'on' | 'off'; id: string | null; count: number }")
})

test('text literals of the query become a union', async () => {
  expect(
    await rowOf("SELECT CASE WHEN age > 1 THEN 'it''s old' WHEN age = 1 THEN 'young' END AS word FROM users"),
  ).toBe("{ word: 'it\\'s old' | 'young' | null }")
})

test('declared types replace those that PostgreSQL cannot tell', async () => {
  const known = { columns: { 'users.data': "User['data']" }, results: { more: 'More[]' } }
  expect(await rowOf("SELECT data, data -> 'more' AS more FROM users", known)).toBe(
    "{ data: User['data'] | null; more: More[] }",
  )
  await expect(rowOf('SELECT id FROM users', known)).rejects.toThrow(
    /columns that no statement has: rows_test_\d+\.more/,
  )
})

test('a family has one row type, regardless of its conditions', async () => {
  const family = 'rows_test_family'
  const select = 'SELECT age FROM users'
  statement('rows_test_family_all', select, { family })
  statement('rows_test_family_of_age', `${select} WHERE age = $1`, { family })
  const isMeant = (each: { family: string | undefined }) => each.family === family
  expect(await statementRows(database, nothingKnown, isMeant)).toEqual(new Map([[family, '{ age: number | null }']]))
  statement('rows_test_family_other', 'SELECT id FROM users', { family })
  await expect(statementRows(database, nothingKnown, isMeant)).rejects.toThrow("'rows_test_family_other'")
})
