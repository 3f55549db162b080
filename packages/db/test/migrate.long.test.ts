import { appendFile, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findServerProblem } from '../src/find-server-problem.ts'
import {
  type Database,
  findPendingMigrations,
  MigrationError,
  migrate,
  openDatabase,
  readMigrations,
  statement,
} from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const history = statement(
  'test_migrations',
  'SELECT version, name, oldest_compatible FROM schema_migrations WHERE version > 0 ORDER BY version',
)
const readFirst = statement('test_read_first', 'SELECT id FROM first')
const tableExists = statement('test_table_exists', 'SELECT to_regclass($1) IS NOT NULL AS there')

/** A directory of migrations, and a database with the baseline. */
async function begin(files: Record<string, string>): Promise<{ directory: string; database: Database }> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql)
  return { directory, database: await openForTest() }
}

/** A migration that declares its oldest compatible one. */
const compatible = (sql: string, oldest = '0000') => `-- oldest-compatible: ${oldest}\n${sql}`

const two = {
  '0001_first.sql': compatible('CREATE TABLE first (id int);\nINSERT INTO first VALUES (1);\n'),
  '0002_second.sql': compatible('CREATE TABLE second (id int);\n', '0002'),
}

test('applies pending migrations in order, once', async () => {
  const { directory, database } = await begin(two)
  const run = () => migrate(database, { migrationsDirectory: directory })
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await run()).toEqual([])
  await writeFile(join(directory, '0003_third.sql'), compatible('DROP TABLE second;'))
  expect(await run()).toEqual(['0003_third.sql'])
  expect(await database.query(history)).toMatchObject([
    { version: 1 },
    { version: 2 },
    { version: 3, name: '0003_third.sql' },
  ])
})

test('applies each migration once in concurrent runs', async () => {
  const { directory, database } = await begin({
    ...two,
    '0003_index.sql': compatible('-- no-transaction\nCREATE INDEX CONCURRENTLY first_id ON first (id);\n'),
  })
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database, { migrationsDirectory: directory })))
  expect(runs.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql', '0003_index.sql'])
})

test('names a failed migration with its line, leaves nothing of it and keeps earlier ones', async () => {
  const { directory, database } = await begin({
    ...two,
    '0003_bad.sql': compatible('CREATE TABLE third (id int);\n\nALTER TABLE nowhere ADD x int;\n'),
  })
  const run = () => migrate(database, { migrationsDirectory: directory })
  await expect(run()).rejects.toThrow(/^migration 0003_bad\.sql failed: relation "nowhere" does not exist/)
  expect(await database.query(tableExists, ['third'])).toEqual([{ there: false }])
  await writeFile(join(directory, '0003_bad.sql'), compatible('CREATE TABLE third (\n id nonsense\n);'))
  await expect(run()).rejects.toThrow('type "nonsense" does not exist (line 3)')
  await writeFile(join(directory, '0003_bad.sql'), compatible('CREATE TABLE third (id int);'))
  expect(await run()).toEqual(['0003_bad.sql'])
})

test("includes the server's hint in the message", async () => {
  const { directory, database } = await begin({
    '0001_hint.sql': compatible(`DO $$ BEGIN RAISE EXCEPTION 'no' USING HINT = 'Ask an administrator.'; END $$;`),
  })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    'migration 0001_hint.sql failed: no. Ask an administrator.',
  )
})

test('rejects an edited migration and ignores line endings', async () => {
  const { directory, database } = await begin(two)
  const run = () => migrate(database, { migrationsDirectory: directory })
  await run()
  await writeFile(join(directory, '0001_first.sql'), two['0001_first.sql'].replaceAll('\n', '\r\n'))
  expect(await run()).toEqual([])
  await appendFile(join(directory, '0001_first.sql'), '-- more')
  await expect(run()).rejects.toThrow(
    new MigrationError(
      'migration 0001_first.sql was edited after it was applied; restore it and put the change into a new migration',
    ),
  )
})

test('rejects a program that lacks an applied migration that is compatible with itself alone', async () => {
  const { directory, database } = await begin(two)
  await migrate(database, { migrationsDirectory: directory })
  await unlink(join(directory, '0002_second.sql'))
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    new MigrationError(
      'the database is newer than this program: it has migration 0002_second.sql, which needs a program with migration 0002 or later, but this one ends with 0001; run the newer program',
    ),
  )
})

test('accepts a newer database whose migrations are compatible with the program', async () => {
  const { directory, database } = await begin(two)
  const run = () => migrate(database, { migrationsDirectory: directory })
  const currentProgram = await readMigrations(directory)
  await writeFile(join(directory, '0003_third.sql'), compatible('CREATE TABLE third (id int);', '0001'))
  await writeFile(join(directory, '0004_fourth.sql'), compatible('CREATE TABLE fourth (id int);', '0002'))
  expect(await run()).toHaveLength(4)
  expect(await findPendingMigrations(database, currentProgram)).toEqual([])
  for (const name of ['0003_third.sql', '0004_fourth.sql']) await unlink(join(directory, name))
  expect(await run()).toEqual([])

  const olderProgram = currentProgram.slice(0, 2)
  await expect(findPendingMigrations(database, olderProgram)).rejects.toThrow(
    /migration 0004_fourth.sql, which needs a program with migration 0002 or later, but this one ends with 0001;/,
  )
})

test('rejects a program without a migration that is compatible with itself alone, whatever its number', async () => {
  const { directory, database } = await begin(two)
  await writeFile(join(directory, '0003_third.sql'), compatible('DROP TABLE second;', '0003'))
  await migrate(database, { migrationsDirectory: directory })
  await unlink(join(directory, '0003_third.sql'))
  await writeFile(join(directory, '0004_fourth.sql'), compatible('CREATE TABLE fourth (id int);', '0002'))
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    /migration 0003_third.sql, which needs a program with migration 0003 or later, but this one ends with 0004;/,
  )
})

test.each([
  ['lacks the line', 'CREATE TABLE first (id int);', /^migration 0001_first.sql: its first line must be '-- oldest/],
  ['has it in the second line', '-- no-transaction\n-- oldest-compatible: 0000\n', /its first line must be/],
  ['names a later migration', '-- oldest-compatible: 0002\n', /oldest-compatible is 0002, which is newer than the/],
])('rejects a file that %s', async (_, sql, message) => {
  const { directory, database } = await begin({ '0001_first.sql': sql })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(message)
})

test('runs a file with no-transaction in its second line outside a transaction', async () => {
  const { directory, database } = await begin(two)
  const sql = compatible('-- no-transaction\nCREATE INDEX CONCURRENTLY first_id ON first (id);')
  await writeFile(join(directory, '0003_index.sql'), sql)
  expect(await migrate(database, { migrationsDirectory: directory })).toContain('0003_index.sql')
})

test('lets requests pass while a migration waits for a lock, logs it, and applies it afterwards', async () => {
  const { directory, database } = await begin(two)
  const lines: string[] = []
  const run = () =>
    migrate(database, { migrationsDirectory: directory, lockTimeoutMs: 50, log: (line) => lines.push(line) })
  await run()
  await writeFile(join(directory, '0003_third.sql'), compatible('ALTER TABLE first ADD COLUMN name text;'))
  const isLocked = Promise.withResolvers<void>()
  const isReleased = Promise.withResolvers<void>()
  const reader = database.transaction(async (tx) => {
    await tx.query(readFirst)
    isLocked.resolve()
    await isReleased.promise
  })
  await isLocked.promise
  const applied = run()
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(2)
  expect(lines[0]).toBe('Migration 0003_third.sql waits for other sessions to release a lock (attempt 2) …')
  expect(await database.query(readFirst)).toHaveLength(1)
  isReleased.resolve()
  await reader
  expect(await applied).toEqual(['0003_third.sql'])
})

test('stops waiting for a lock when aborted', async () => {
  const { directory, database } = await begin(two)
  await migrate(database, { migrationsDirectory: directory })
  await writeFile(join(directory, '0003_third.sql'), compatible('DROP TABLE first;'))
  const controller = new AbortController()
  await database.transaction(async (tx) => {
    await tx.query(readFirst)
    const { signal } = controller
    const log = () => controller.abort()
    const applied = migrate(database, { migrationsDirectory: directory, lockTimeoutMs: 50, log, signal })
    await expect(applied).rejects.toMatchObject({ name: 'AbortError' })
  })
  expect(await database.query(readFirst)).toHaveLength(1)
})

test('rejects a file that ends its own transaction', async () => {
  const { directory, database } = await begin({ '0001_ends.sql': compatible('CREATE TABLE first (id int); COMMIT;') })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    '0001_ends.sql failed: it ends its own transaction',
  )
})

test.each([
  ['1_first.sql', 'a name must look like'],
  ['0001-first.sql', 'a name must look like'],
  ['0000_first.sql', 'a name must look like'],
])('rejects the file name %s', async (name, message) => {
  const { directory, database } = await begin({ [name]: compatible('SELECT 1') })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(message)
})

test('rejects a duplicate number', async () => {
  const { directory, database } = await begin({ ...two, '0002_other.sql': compatible('SELECT 1') })
  await expect(migrate(database, { migrationsDirectory: directory })).rejects.toThrow(
    'migration 0002_second.sql: 0002_other.sql already has the number 0002',
  )
})

test('applies a migration that arrives after a later number', async () => {
  const { '0001_first.sql': first, '0002_second.sql': second } = two
  const { directory, database } = await begin({
    '0001_first.sql': first,
    '0003_third.sql': compatible('CREATE TABLE third (id int)'),
  })
  const run = () => migrate(database, { migrationsDirectory: directory })
  expect(await run()).toEqual(['0001_first.sql', '0003_third.sql'])
  await writeFile(join(directory, '0002_second.sql'), second)
  expect(await run()).toEqual(['0002_second.sql'])
})

test('rejects a server that is too old', () => {
  const facts = { version: 140_009, release: '14.9', encoding: 'UTF8' }
  expect(findServerProblem(facts, 'db:5432/shop')).toBe(
    'PostgreSQL 15 or later is required; the server at db:5432/shop is 14.9',
  )
  expect(findServerProblem({ ...facts, version: 150_000 }, 'db:5432/shop')).toBeUndefined()
})

test('rejects a database in another encoding', async () => {
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
