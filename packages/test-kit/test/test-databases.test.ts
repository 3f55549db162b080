import { statement } from '@channel/db'
import { expect, test } from 'vitest'
import { createTestDatabase, sharedDatabase } from '../src/index.ts'

const currentDatabase = statement('test_current_database', 'SELECT current_database() AS name')
const listDatabases = statement('test_list_databases', 'SELECT datname AS name FROM pg_database')

test('sharedDatabase returns the same database to a whole file', async () => {
  expect(await sharedDatabase()).toBe(await sharedDatabase())
})

test('createTestDatabase returns another database, which is gone once dropped', async () => {
  const shared = await sharedDatabase()
  const own = await createTestDatabase()
  const [{ name } = { name: '' }] = await own.query<{ name: string }>(currentDatabase)
  expect(await shared.query(currentDatabase)).not.toEqual([{ name }])
  expect(await shared.query(listDatabases)).toContainEqual({ name })
  await own.drop()
  expect(await shared.query(listDatabases)).not.toContainEqual({ name })
})
