import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, statement } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const removeDuplicate = statement(
  'test_remove_duplicate',
  'DELETE FROM first WHERE ctid = (SELECT max(ctid) FROM first)',
)
const isValid = statement(
  'test_index_is_valid',
  `SELECT indisvalid FROM pg_index WHERE indexrelid = 'first_id'::regclass`,
)

test('a concurrent index build that failed is repeated', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'channel-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, '0001_first.sql'), 'CREATE TABLE first (id int); INSERT INTO first VALUES (1), (1);')
  const sql = '-- no-transaction\nCREATE UNIQUE INDEX CONCURRENTLY first_id ON first (id);\n'
  await writeFile(join(directory, '0002_index.sql'), sql)
  const database = await openForTest({ url: await ownDatabaseUrl() })
  await database.session((session) => session.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
  const run = () => migrate(database, { migrationsDirectory: directory })
  await expect(run()).rejects.toThrow('migration 0002_index.sql failed: could not create unique index')
  expect(await database.query(isValid)).toEqual([{ indisvalid: false }])
  await database.execute(removeDuplicate)
  expect(await run()).toEqual(['0002_index.sql'])
  expect(await database.query(isValid)).toEqual([{ indisvalid: true }])
})
