import { appendFile, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findServerProblem } from '../src/check-server.ts'
import { type Database, MigrationError, migrate, openDatabase, statement } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const history = statement('test_migrations', 'SELECT version, name FROM schema_migrations ORDER BY version')
const tableExists = statement('test_table_exists', 'SELECT to_regclass($1) IS NOT NULL AS there')

/** A directory of migrations, and a database that has none. */
async function begin(files: Record<string, string>): Promise<{ directory: string; database: Database }> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql)
  const database = await openForTest()
  await database.session((session) => session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  return { directory, database }
}

const two = {
  '0001_first.sql': 'CREATE TABLE first (id int);\nINSERT INTO first VALUES (1);\n',
  '0002_second.sql': 'CREATE TABLE second (id int);\n',
}

test('applies what is missing, in order, once', async () => {
  const { directory, database } = await begin(two)
  const run = () => migrate(database, { migrationsDirectory: directory })
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await run()).toEqual([])
  await writeFile(join(directory, '0003_third.sql'), 'DROP TABLE second;')
  expect(await run()).toEqual(['0003_third.sql'])
  expect(await database.query(history)).toMatchObject([
    { version: 1 },
    { version: 2 },
    { version: 3, name: '0003_third.sql' },
  ])
})

test('several at once: each migration is applied by one', async () => {
  const { directory, database } = await begin({
    ...two,
    '0003_index.sql': '-- no-transaction\nCREATE INDEX CONCURRENTLY first_id ON first (id);\n',
  })
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database, { migrationsDirectory: directory })))
  expect(runs.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql', '0003_index.sql'])
})

test('one that fails is named with its line, leaves nothing, and keeps those before it', async () => {
  const { directory, database } = await begin({
    ...two,
    '0003_bad.sql': 'CREATE TABLE third (id int);\n\nALTER TABLE nowhere ADD x int;\n',
  })
  const run = () => migrate(database, { migrationsDirectory: directory })
  await expect(run()).rejects.toThrow(/^migration 0003_bad\.sql failed: relation "nowhere" does not exist/)
  expect(await database.query(tableExists, ['third'])).toEqual([{ there: false }])
  await writeFile(join(directory, '0003_bad.sql'), 'CREATE TABLE third (\n id nonsense\n);')
  await expect(run()).rejects.toThrow('type "nonsense" does not exist (line 2)')
  await writeFile(join(directory, '0003_bad.sql'), 'CREATE TABLE third (id int);')
  expect(await run()).toEqual(['0003_bad.sql'])
})

test("the server's hint is part of the message", async () => {
  const { directory, database } = await begin({
    '0001_hint.sql': `DO $$ BEGIN RAISE EXCEPTION 'no' USING HINT = 'Ask somebody.'; END $$;`,
  })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    'migration 0001_hint.sql failed: no. Ask somebody.',
  )
})

test('an edited one is refused; other line ends are no edit', async () => {
  const { directory, database } = await begin(two)
  const run = () => migrate(database, { migrationsDirectory: directory })
  await run()
  await writeFile(join(directory, '0001_first.sql'), two['0001_first.sql'].replaceAll('\n', '\r\n'))
  expect(await run()).toEqual([])
  await appendFile(join(directory, '0001_first.sql'), '-- more')
  await expect(run()).rejects.toThrow(
    new MigrationError(
      'migration 0001_first.sql was edited after it had been applied; restore it and put the change into a new migration',
    ),
  )
})

test('a database that is newer than the program is refused', async () => {
  const { directory, database } = await begin(two)
  await migrate(database, { migrationsDirectory: directory })
  await unlink(join(directory, '0002_second.sql'))
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    /newer than this program.*0002_second/,
  )
})

test('a file that ends its own transaction is refused', async () => {
  const { directory, database } = await begin({ '0001_ends.sql': 'CREATE TABLE first (id int); COMMIT;' })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    '0001_ends.sql failed: it ends its own transaction',
  )
})

test.each([
  ['1_first.sql', 'a name looks like'],
  ['0001-first.sql', 'a name looks like'],
])('the name %s is refused', async (name, message) => {
  const { directory, database } = await begin({ [name]: 'SELECT 1' })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(message)
})

test('a number taken twice is refused', async () => {
  const { directory, database } = await begin({ ...two, '0002_other.sql': 'SELECT 1' })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    'migration 0002_second.sql: 0002_other.sql has the number 0002 already',
  )
})

test('one that lands after a later number is applied all the same', async () => {
  const { '0001_first.sql': first, '0002_second.sql': second } = two
  const { directory, database } = await begin({
    '0001_first.sql': first,
    '0003_third.sql': 'CREATE TABLE third (id int)',
  })
  const run = () => migrate(database, { migrationsDirectory: directory })
  expect(await run()).toEqual(['0001_first.sql', '0003_third.sql'])
  await writeFile(join(directory, '0002_second.sql'), second)
  expect(await run()).toEqual(['0002_second.sql'])
})

test('a server that is too old is refused', () => {
  const facts = { version: 140_009, release: '14.9', encoding: 'UTF8' }
  expect(findServerProblem(facts, 'db:5432/shop')).toBe(
    'PostgreSQL 15 or later is needed; the server at db:5432/shop is 14.9',
  )
  expect(findServerProblem({ ...facts, version: 150_000 }, 'db:5432/shop')).toBeUndefined()
})

test('a database in another encoding is refused', async () => {
  const url = await ownDatabaseUrl()
  const admin = await openForTest({ url })
  const name = `${new URL(url.replace('@/', '@localhost/')).pathname.slice(1)}_ascii`
  await admin.session((session) =>
    session.run(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`),
  )
  onTestFinished(() => admin.session((session) => session.run(`DROP DATABASE ${name} WITH (FORCE)`)))
  const database = openDatabase({ url: url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`), poolSize: 1 })
  await expect(migrate(database)).rejects.toThrow(
    `/${name} is encoded in SQL_ASCII; create it with ENCODING 'UTF8' TEMPLATE template0`,
  )
  await database.close()
})
