import { writeCalls } from '@channel/core/mechanisms/api-log'
import { newId } from '@channel/core/mechanisms/ids'
import { aCall } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { maintainApiLogPartitions } from './maintain-api-log-partitions.ts'

const organizationId = newId('organization')
const countByTable = statement(
  'api_log_test_count_by_table',
  'SELECT tableoid::regclass::text AS table, count(*) AS count FROM api_log GROUP BY 1 ORDER BY 1',
)
const holdLog = statement('api_log_test_hold', 'LOCK TABLE api_log IN ACCESS SHARE MODE')

const write = (database: Database, ...times: string[]) =>
  writeCalls(
    database,
    times.map((time) => aCall(organizationId, { atMs: Date.parse(time) })),
  )
async function tablesOf(database: Database): Promise<Record<string, number>> {
  const rows = await database.query<{ table: string; count: number }>(countByTable)
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]))
}

it('creates the partitions of today and a week ahead, once', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-12-30T23:59:59.999Z')
  const { created, dropped } = await maintainApiLogPartitions(database, clock)
  const week = ['30', '31'].map((day) => `2026-12-${day}`)
  expect(created).toEqual([...week, ...[1, 2, 3, 4, 5, 6].map((day) => `2027-01-0${day}`)])
  expect(dropped).toEqual([])
  expect(await maintainApiLogPartitions(database, clock)).toEqual({ created: [], dropped: [] })
  clock.advance(1)
  expect(await maintainApiLogPartitions(database, clock)).toEqual({ created: ['2027-01-07'], dropped: [] })

  await write(database, '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-01-01T23:59:59.999Z')
  expect(await tablesOf(database)).toEqual({ api_log_20261231: 1, api_log_20270101: 2 })
})

it('keeps calls for 30 days, and drops their partition after that', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-01T12:00:00Z')
  await maintainApiLogPartitions(database, clock)
  await write(database, '2026-11-01T00:00:00Z', '2026-11-01T23:59:59.999Z', '2026-11-02T00:00:00Z')
  clock.set('2026-12-01T23:59:59.999Z')
  expect((await maintainApiLogPartitions(database, clock)).dropped).toEqual([])
  expect(await tablesOf(database)).toEqual({ api_log_20261101: 2, api_log_20261102: 1 })
  clock.advance(1)
  expect((await maintainApiLogPartitions(database, clock)).dropped).toEqual(['2026-11-01'])
  expect(await tablesOf(database)).toEqual({ api_log_20261102: 1 })
})

it('stores calls of days without a partition, creates the partition later, and drops it in time', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-21T12:00:00Z')
  await write(database, '2026-10-21T23:59:59Z', '2026-10-22T00:00:00Z', '2026-11-20T01:00:00Z', '2026-11-21T11:00:00Z')
  expect(await tablesOf(database)).toEqual({ api_log_default: 4 })
  const { created } = await maintainApiLogPartitions(database, clock)
  expect(created.slice(0, 3)).toEqual(['2026-10-22', '2026-11-20', '2026-11-21'])
  expect(await tablesOf(database)).toEqual({ api_log_20261022: 1, api_log_20261120: 1, api_log_20261121: 1 })
})

it('may run twice concurrently, while calls are written', async () => {
  await using database = await createTestDatabase()
  const { now } = fakeClock('2026-11-21T12:00:00Z')
  const keep = () => maintainApiLogPartitions(database, { now })
  const writes = Array.from({ length: 20 }, () => write(database, '2026-11-21T11:00:00Z').catch((error) => error))
  const [first, second] = await Promise.all([keep(), keep()])
  expect([...first.created, ...second.created].sort()).toHaveLength(8)
  const refused = (await Promise.all(writes)).filter((each) => each instanceof Error)
  // A write that waited for a new partition may be refused once; the log's buffer retries it.
  for (const error of refused) expect(error).toMatchObject({ code: '23514' })
  await write(database, '2026-11-21T11:00:00Z')
  await keep()
  expect(await tablesOf(database)).toEqual({ api_log_20261121: 21 - refused.length })
})

it('does not block the log behind a slow reader', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-01T12:00:00Z')
  await maintainApiLogPartitions(database, clock)
  clock.set('2026-12-02T12:00:00Z')
  await database.transaction(async (tx) => {
    await tx.query(holdLog)
    await expect(maintainApiLogPartitions(database, clock)).rejects.toMatchObject({ code: '55P03' })
  })
  expect((await maintainApiLogPartitions(database, clock)).dropped).toEqual(['2026-11-01'])
})
