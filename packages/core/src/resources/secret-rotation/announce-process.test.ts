import { type Database, DatabaseUnavailable, type Statement, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { deriveSecrets } from '../../mechanisms/sealing/index.ts'
import { announceProcess } from './announce-process.ts'
import { listLiveProcesses } from './service-processes.ts'

const secrets = deriveSecrets(
  'the new secret of thirty-two characters or more,the old secret of thirty-two characters or more',
)
const key_ids = secrets.all('encryption').map(({ id }) => id)

const forget = statement('announce_test_forget', 'DELETE FROM service_processes')
const age = statement('announce_test_age', "UPDATE service_processes SET seen_at = seen_at - interval '8 days'")
const countRows = statement('announce_test_count', 'SELECT count(*) AS count FROM service_processes')

it('shows a process with its keys while it runs, and keeps its row for a week', async () => {
  await using database = await createTestDatabase()
  const worker = await announceProcess(database, { kind: 'worker', secrets })
  expect(await listLiveProcesses(database)).toEqual([
    expect.objectContaining({ kind: 'worker', pid: process.pid, key_ids, host: expect.stringMatching(/./) }),
  ])
  await worker.close()
  expect(await listLiveProcesses(database)).toEqual([])
  expect(await database.query(countRows)).toEqual([{ count: 1 }])

  await database.execute(age)
  const api = await announceProcess(database, { kind: 'api', secrets })
  expect(await database.query(countRows)).toEqual([{ count: 1 }])
  expect(await listLiveProcesses(database)).toMatchObject([{ kind: 'api' }])
  await api.close()
})

it('renews the announcement, also after the database was unreachable', async () => {
  await using database = await createTestDatabase()
  let away = true
  const unsteady: Database = {
    ...database,
    execute: (each: Statement, values?: readonly unknown[]) =>
      away ? Promise.reject(new DatabaseUnavailable('away')) : database.execute(each, values),
  }
  const announced = await announceProcess(unsteady, { kind: 'api', secrets, everyMs: 20 })
  const live = async () => (await listLiveProcesses(database)).length
  expect(await live()).toBe(0)
  away = false
  await expect.poll(live).toBe(1)
  await database.execute(forget)
  await expect.poll(live).toBe(1)
  await announced.close()
  expect(await live()).toBe(0)
})
