import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations, statement } from '../src/index.ts'
import { openForTest } from './own-database.ts'

const removeDuplicate = statement(
  'test_remove_duplicate',
  'DELETE FROM first WHERE ctid = (SELECT max(ctid) FROM first)',
)
const isValid = statement(
  'test_index_is_valid',
  `SELECT indisvalid FROM pg_index WHERE indexrelid = 'first_id'::regclass`,
)
const findIndex = statement('test_find_index', `SELECT 'first_id'::regclass::oid AS oid`)

const header = '-- oldest-compatible: 0000\n'

/** A table with a duplicate, and a migration that builds a unique index on it. */
async function begin(create: string) {
  const directory = await mkdtemp(join(tmpdir(), 'channel-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(
    join(directory, '0001_first.sql'),
    `${header}CREATE TABLE first (id int); INSERT INTO first VALUES (1), (1);`,
  )
  const sql = `${create} first_id ON first (id);\n`
  await writeFile(join(directory, '0002_index.sql'), `${header}-- no-transaction\n${sql}`)
  const database = await openForTest()
  return { database, sql, run: () => migrate(database, { migrationsDirectory: directory }) }
}

test.each(['CREATE UNIQUE INDEX CONCURRENTLY', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS'])(
  'repeats a failed build: %s',
  async (create) => {
    const { database, run } = await begin(create)
    await expect(run()).rejects.toThrow('migration 0002_index.sql failed: could not create unique index')
    expect(await database.query(isValid)).toEqual([{ indisvalid: false }])
    await database.execute(removeDuplicate)
    expect(await run()).toEqual(['0002_index.sql'])
    expect(await database.query(isValid)).toEqual([{ indisvalid: true }])
  },
)

test('keeps an index that was built although its migration was not recorded', async () => {
  const { database, run, sql } = await begin('CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS')
  await expect(run()).rejects.toThrow('could not create unique index')
  await database.execute(removeDuplicate)
  await database.session((session) => session.run('DROP INDEX first_id'))
  await database.session((session) => session.run(sql))
  const built = await database.query(findIndex)
  expect(await run()).toEqual(['0002_index.sql'])
  expect(await database.query(findIndex)).toEqual(built)
  expect(await database.query(isValid)).toEqual([{ indisvalid: true }])
})

test('every migration that builds an index concurrently can be repeated', async () => {
  const lines = (await readMigrations())
    .flatMap(({ name, sql }) => sql.split('\n').map((line) => `${name}: ${line}`))
    .filter((line) => /: (?!--).*\bCONCURRENTLY\b/.test(line))
    .filter((line) => !/: DROP INDEX CONCURRENTLY IF EXISTS \w+;$/.test(line))
  expect(lines.filter((line) => !/: CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS \w/.test(line))).toEqual([])
})
