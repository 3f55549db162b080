import { writeCalls } from '@channel/core/mechanisms/api-log'
import { newId, timeOfIds } from '@channel/core/mechanisms/ids'
import { updateOrganization } from '@channel/core/organizations'
import { aCall, aTenant, aWebhookSubscription, type Tenant } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { maintainPartitions } from './maintain-partitions.ts'

const organizationId = newId('organization')
const countByTable = statement(
  'api_log_test_count_by_table',
  'SELECT tableoid::regclass::text AS table, count(*) AS count FROM api_log GROUP BY 1 ORDER BY 1',
)
const countEvents = statement(
  'partitions_test_count_events',
  'SELECT tableoid::regclass::text AS table, count(*) AS count FROM events WHERE organization_id = $1 GROUP BY 1 ORDER BY 1',
)
const insertEvent = statement(
  'partitions_test_insert_event',
  `INSERT INTO events (organization_id, id, type, payload, created_at) VALUES ($1, $2, 'contact.created', '{}', now())`,
)
const insertDelivery = statement(
  'partitions_test_insert_delivery',
  `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url)
   VALUES ($1, $2, $3, $4, 'contact.created', 'https://x.example')`,
)
const deleteDeliveries = statement(
  'partitions_test_delete_deliveries',
  'DELETE FROM webhook_deliveries WHERE organization_id = $1',
)
const insertAttempt = statement(
  'partitions_test_insert_attempt',
  `INSERT INTO webhook_delivery_attempts (organization_id, delivery_id, number, started_at, duration_ms) VALUES ($1, $2, 1, now(), 1)`,
)
const finishDeliveries = statement(
  'partitions_test_finish_deliveries',
  `UPDATE webhook_deliveries SET status = 'dead' WHERE organization_id = $1`,
)
const findOptions = statement(
  'partitions_test_find_options',
  `SELECT reloptions AS options FROM pg_class WHERE relname IN ('webhook_deliveries_default', 'webhook_deliveries_20261102')`,
)
const holdEvents = statement('partitions_test_hold_events', 'LOCK TABLE events IN ACCESS SHARE MODE')
const holdLog = statement('api_log_test_hold', 'LOCK TABLE api_log IN ACCESS SHARE MODE')

const write = (database: Database, ...times: string[]) =>
  writeCalls(
    database,
    times.map((time) => aCall(organizationId, { atMs: Date.parse(time) })),
  )
async function tablesOf(database: Database, of = countByTable, values: string[] = []): Promise<Record<string, number>> {
  const rows = await database.query<{ table: string; count: number }>(of, values)
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]))
}
/** The days of a table's partitions. */
const daysOf = (changed: readonly string[], table = 'api_log') =>
  changed.filter((each) => each.startsWith(`${table} `)).map((each) => each.slice(table.length + 1))

it('creates the partitions of today and a week ahead, once', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-12-30T23:59:59.999Z')
  const { created, dropped } = await maintainPartitions(database, clock)
  const week = ['30', '31'].map((day) => `2026-12-${day}`)
  expect(daysOf(created)).toEqual([...week, ...[1, 2, 3, 4, 5, 6].map((day) => `2027-01-0${day}`)])
  expect(daysOf(created, 'events')).toEqual(['2026-12-28', '2027-01-04'])
  expect(dropped).toEqual([])
  expect(await maintainPartitions(database, clock)).toEqual({ created: [], dropped: [] })
  clock.advance(1)
  expect(await maintainPartitions(database, clock)).toEqual({ created: ['api_log 2027-01-07'], dropped: [] })

  await write(database, '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', '2027-01-01T23:59:59.999Z')
  expect(await tablesOf(database)).toEqual({ api_log_20261231: 1, api_log_20270101: 2 })
})

it('keeps calls for 30 days, and drops their partition after that', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-01T12:00:00Z')
  await maintainPartitions(database, clock)
  await write(database, '2026-11-01T00:00:00Z', '2026-11-01T23:59:59.999Z', '2026-11-02T00:00:00Z')
  clock.set('2026-12-01T23:59:59.999Z')
  expect((await maintainPartitions(database, clock)).dropped).toEqual([])
  expect(await tablesOf(database)).toEqual({ api_log_20261101: 2, api_log_20261102: 1 })
  clock.advance(1)
  expect(daysOf((await maintainPartitions(database, clock)).dropped)).toEqual(['2026-11-01'])
  expect(await tablesOf(database)).toEqual({ api_log_20261102: 1 })
})

it('stores calls of days without a partition, creates the partition later, and drops it in time', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-21T12:00:00Z')
  await write(database, '2026-10-21T23:59:59Z', '2026-10-22T00:00:00Z', '2026-11-20T01:00:00Z', '2026-11-21T11:00:00Z')
  expect(await tablesOf(database)).toEqual({ api_log_default: 4 })
  const { created } = await maintainPartitions(database, clock)
  expect(daysOf(created).slice(0, 3)).toEqual(['2026-10-22', '2026-11-20', '2026-11-21'])
  expect(await tablesOf(database)).toEqual({ api_log_20261022: 1, api_log_20261120: 1, api_log_20261121: 1 })
})

it('may run twice concurrently, while calls are written', async () => {
  await using database = await createTestDatabase()
  const { now } = fakeClock('2026-11-21T12:00:00Z')
  const keep = () => maintainPartitions(database, { now })
  const writes = Array.from({ length: 20 }, () => write(database, '2026-11-21T11:00:00Z'))
  const [first, second] = await Promise.all([keep(), keep()])
  expect(daysOf([...first.created, ...second.created])).toHaveLength(8)
  await Promise.all(writes)
  expect(await tablesOf(database)).toEqual({ api_log_20261121: 20 })
})

it('does not block the log behind a slow reader', async () => {
  await using database = await createTestDatabase()
  const clock = fakeClock('2026-11-01T12:00:00Z')
  await maintainPartitions(database, clock)
  clock.set('2026-12-02T12:00:00Z')
  await database.transaction(async (tx) => {
    await tx.query(holdLog)
    await expect(maintainPartitions(database, clock)).rejects.toMatchObject({ code: '55P03' })
  })
  expect(daysOf((await maintainPartitions(database, clock)).dropped)).toEqual(['2026-11-01'])
})

/** A database at the end of which week events were recorded, and what its organization does with them. */
async function withEvents(...times: string[]) {
  const database = await createTestDatabase()
  const clock = fakeClock('2026-11-02T00:00:00Z')
  const tenant = await aTenant(database)
  const { id } = tenant.organization
  await maintainPartitions(database, clock)
  const record = async (time: string, of: Tenant = tenant) => {
    const event = timeOfIds('event', time) + '0'.repeat(16)
    await database.execute(insertEvent, [of.organization.id, event])
    return event
  }
  for (const time of times) await record(time)
  const maintainAll = async (at: string) => {
    clock.set(at)
    return (await maintainPartitions(database, clock)).dropped
  }
  const maintain = async (at: string) => daysOf(await maintainAll(at), 'events')
  const keepFor = (delivery_retention_days: number | null) =>
    database.transaction((tx) => updateOrganization(tx, { id, delivery_retention_days }))
  const tables = () => tablesOf(database, countEvents, [id])
  return {
    database,
    tenant,
    record,
    maintain,
    maintainAll,
    keepFor,
    tables,
    [Symbol.asyncDispose]: () => database.drop(),
  }
}

it('drops a week of events when its last day is 30 days old', async () => {
  await using scene = await withEvents(
    '2026-11-02T00:00:00.000Z',
    '2026-11-08T23:59:59.999Z',
    '2026-11-09T00:00:00.000Z',
  )
  const { events_20261102, events_20261109 } = await scene.tables()
  expect([events_20261102, events_20261109]).toEqual([2, 1])
  expect(await scene.maintain('2026-12-08T23:59:59.999Z')).toEqual([])
  expect(await scene.maintain('2026-12-09T00:00:00Z')).toEqual(['2026-11-02'])
  expect(await scene.tables()).not.toHaveProperty('events_20261102')
})

it('keeps a week in which an organization keeps its events longer, but not for others that do', async () => {
  await using scene = await withEvents('2026-11-03T00:00:00Z')
  const other = await aTenant(scene.database)
  const { id } = other.organization
  await scene.database.transaction((tx) => updateOrganization(tx, { id, delivery_retention_days: null }))
  await scene.keepFor(40)
  expect(await scene.maintain('2026-12-18T23:59:59Z')).toEqual(['2026-11-09'])
  expect(await scene.maintain('2026-12-19T00:00:00Z')).toEqual(['2026-11-02'])
  await scene.record('2026-12-22T00:00:00Z', other)
  expect(await scene.maintain('2027-11-01T00:00:00Z')).toEqual(['2026-12-14'])
})

it('keeps a week with an event of a delivery, for example of a replay', async () => {
  await using scene = await withEvents()
  const { id } = scene.tenant.organization
  const subscription = await aWebhookSubscription(scene.database, id)
  const event = await scene.record('2026-11-03T00:00:00Z')
  await scene.database.execute(insertDelivery, [id, newId('webhookDelivery'), subscription.id, event])
  expect(await scene.maintain('2026-12-20T00:00:00Z')).not.toContain('2026-11-02')
  await scene.database.execute(deleteDeliveries, [id])
  expect(await scene.maintain('2026-12-20T00:00:00Z')).toContain('2026-11-02')
})

it('drops a week of deliveries, with their attempts and events, when all are finished and nobody keeps them longer', async () => {
  await using scene = await withEvents()
  const { id } = scene.tenant.organization
  const event = await scene.record('2026-11-03T00:00:00Z')
  const delivery = timeOfIds('webhookDelivery', '2026-11-08T00:00:00Z') + '0'.repeat(16)
  await scene.database.execute(insertDelivery, [id, delivery, newId('webhookSubscription'), event])
  await scene.database.execute(insertAttempt, [id, delivery])
  const [options, others] = await scene.database.query<{ options: string[] }>(findOptions)
  expect(options?.options).toContain('fillfactor=50')
  expect(others).toEqual(options)
  const week = ['webhook_deliveries', 'webhook_delivery_attempts', 'events'].map((table) => `${table} 2026-11-02`)
  const dropped = async (at: string) => (await scene.maintainAll(at)).filter((each) => each.endsWith('2026-11-02'))

  expect(await dropped('2026-12-09T00:00:00Z')).toEqual(['api_log 2026-11-02'])
  await scene.database.execute(finishDeliveries, [id])
  await scene.keepFor(40)
  expect(await dropped('2026-12-18T23:59:59Z')).toEqual([])
  expect(await dropped('2026-12-19T00:00:00Z')).toEqual(week)
})

it('moves events of a week without a partition there, and maintains the log while events are locked', async () => {
  await using scene = await withEvents('2026-11-17T00:00:00Z')
  expect(await scene.tables()).toMatchObject({ events_default: expect.any(Number) })
  await scene.maintain('2026-11-20T00:00:00Z')
  expect(await scene.tables()).toMatchObject({ events_20261116: 1 })
  await scene.database.transaction(async (tx) => {
    await tx.query(holdEvents)
    await expect(scene.maintain('2026-12-20T00:00:00Z')).rejects.toMatchObject({ code: '55P03' })
  })
  expect(await scene.maintain('2026-12-20T00:00:00Z')).toEqual(['2026-11-02', '2026-11-09'])
})
