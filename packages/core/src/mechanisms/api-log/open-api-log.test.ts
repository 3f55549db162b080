import { type Database, openDatabase, type Statement, statement } from '@channel/db'
import { createTestDatabase, sharedDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { listAllApiKeys } from '../../resources/api-keys/index.ts'
import { listLatestCalls } from '../../resources/api-log/index.ts'
import { aCall, anApiKey, anOrganization } from '../../testing/index.ts'
import { newId } from '../ids/index.ts'
import { type ApiLogOptions, openApiLog } from './open-api-log.ts'

const countCalls = statement('api_log_test_count', 'SELECT count(*) AS count FROM api_log WHERE organization_id = $1')
const terminateOthers = statement(
  'api_log_test_cut_off',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND application_name = 'api-log-test'`,
)
const shared = await sharedDatabase()

const countOf = async (database: Database, organizationId: string) =>
  (await database.query<{ count: number }>(countCalls, [organizationId]))[0]?.count

/** Wraps the database of the log: counts the inserts, and delays them or fails them on request. */
function watched(database: Database) {
  const sizes: number[] = []
  let gate: Promise<void> = Promise.resolve()
  let failure: Error | undefined
  const execute = async (query: Statement, values: readonly unknown[] = []) => {
    await gate
    if (failure !== undefined) throw failure
    if (query.name === 'insert_api_log') sizes.push((values[0] as unknown[]).length)
    return database.execute(query, values)
  }
  return {
    database: { ...database, execute },
    sizes,
    holdUp() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    fail(error: Error | undefined) {
      failure = error
    },
  }
}

function openLog(database: Database, options: ApiLogOptions = {}) {
  const log = openApiLog(database, { flushMs: 20, ...options })
  onTestFinished(() => log.close())
  return log
}

it('writes a call unchanged within the flush time', async () => {
  const organizationId = newId('organization')
  const call = aCall(organizationId, { status: 404, keyId: null, ip: null, path: '/v1/{"a",\\b}/é' })
  openLog(shared).record(call)
  await expect.poll(() => countOf(shared, organizationId)).toBe(1)
  expect(await listLatestCalls(shared, { organization_id: organizationId, limit: 9 })).toEqual([
    {
      object: 'api_log_entry',
      request_id: call.requestId,
      organization_id: organizationId,
      key_id: null,
      method: 'GET',
      path: '/v1/{"a",\\b}/é',
      status: 404,
      error_code: null,
      latency_ms: 1.25,
      ip: null,
      created_at: '2026-11-21T05:20:22.123000Z',
    },
  ])
})

it('keeps when each key was last used, at most once a minute', async () => {
  const { id } = await anOrganization(shared)
  const key = await anApiKey(shared, id)
  const lastUse = async () => (await listAllApiKeys(shared, { organization_id: id }))[0]?.last_used_at
  const log = openLog(shared)
  const use = async (at: string) => {
    const call = aCall(id, { keyId: key.id, atMs: Date.parse(at) })
    log.record(call)
    await expect
      .poll(async () =>
        (await listLatestCalls(shared, { organization_id: id, limit: 9 })).map(({ request_id }) => request_id),
      )
      .toContain(call.requestId)
  }
  await use('2026-11-21T05:20:22Z')
  await expect.poll(lastUse).toBe('2026-11-21T05:20:22.000000Z')
  await use('2026-11-21T05:21:21Z')
  await use('2026-11-21T05:21:23Z')
  await expect.poll(lastUse).toBe('2026-11-21T05:21:23.000000Z')
})

it('writes no line for a call that has waited in vain, but the use of its key', async () => {
  const { id } = await anOrganization(shared)
  const key = await anApiKey(shared, id)
  const log = openLog(shared)
  log.record(aCall(id, { keyId: key.id, isIdle: true }))
  const lastUse = async () => (await listAllApiKeys(shared, { organization_id: id }))[0]?.last_used_at
  await expect.poll(lastUse).toBe('2026-11-21T05:20:22.123000Z')
  const other = aCall(id, { keyId: key.id })
  log.record(aCall(id, { keyId: key.id, isIdle: true }))
  log.record(other)
  await expect.poll(() => countOf(shared, id)).toBe(1)
  expect(await listLatestCalls(shared, { organization_id: id, limit: 9 })).toMatchObject([
    { request_id: other.requestId },
  ])
})

it('writes a full batch of 500 at once and the rest within the flush time', async () => {
  const organizationId = newId('organization')
  const { database, sizes } = watched(shared)
  const log = openLog(database)
  for (let count = 0; count < 1_203; count++) log.record(aCall(organizationId))
  await expect.poll(() => countOf(shared, organizationId)).toBe(1_203)
  expect(sizes).toEqual([500, 500, 203])
})

it('writes nothing without calls, and writes the rest when it is closed', async () => {
  const organizationId = newId('organization')
  const { database, sizes } = watched(shared)
  await openApiLog(database).close()
  expect(sizes).toEqual([])
  const log = openApiLog(database, { flushMs: 60_000 })
  for (let count = 0; count < 700; count++) log.record(aCall(organizationId))
  await log.close()
  expect(sizes).toEqual([500, 200])
  expect(await countOf(shared, organizationId)).toBe(700)
})

it('delays requests while one batch is being written and the next is full', async () => {
  const organizationId = newId('organization')
  const { database, holdUp } = watched(shared)
  const log = openLog(database, { waitMs: 60_000 })
  const goOn = holdUp()
  for (let count = 0; count < 999; count++) log.record(aCall(organizationId))
  expect(log.waitForCapacity()).toBeUndefined()
  log.record(aCall(organizationId))
  let waited = false
  const capacity = log.waitForCapacity()?.then(() => {
    waited = true
  })
  expect(capacity).toBeDefined()
  await countOf(shared, organizationId)
  expect(waited).toBe(false)
  goOn()
  await capacity
  expect(log.waitForCapacity()).toBeUndefined()
  await expect.poll(() => countOf(shared, organizationId)).toBe(1_000)
})

it('limits the wait, keeps calls up to its limit meanwhile, and reports the lost ones', async () => {
  const organizationId = newId('organization')
  const lost: number[] = []
  const { database, fail } = watched(shared)
  const log = openLog(database, { waitMs: 10, maxBuffered: 1_500, onLost: (calls) => lost.push(calls) })
  fail(new Error('the database is away'))
  for (let count = 0; count < 1_507; count++) log.record(aCall(organizationId))
  await log.waitForCapacity()
  expect(log.waitForCapacity()).toBeDefined()
  fail(undefined)
  await expect.poll(() => countOf(shared, organizationId)).toBe(1_500)
  expect(lost).toEqual([7])
})

it('gives up when it is closed without a database, and reports the lost calls', async () => {
  const lost: number[] = []
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const log = openApiLog(nowhere, { closeMs: 50, onLost: (calls) => lost.push(calls) })
  log.record(aCall(newId('organization')))
  log.record(aCall(newId('organization')))
  await log.close()
  expect(lost).toEqual([2])
})

it('neither loses nor duplicates calls when its connections are cut', async () => {
  await using own = await createTestDatabase()
  const organizationId = newId('organization')
  const database = openDatabase({ url: own.url, applicationName: 'api-log-test', poolSize: 1 })
  const log = openApiLog(database, { flushMs: 1 })
  for (let cut = 0; cut < 20; cut++) {
    for (let count = 0; count < 300; count++) log.record(aCall(organizationId))
    await own.query(terminateOthers)
  }
  await log.close()
  await database.close()
  expect(await countOf(own, organizationId)).toBe(6_000)
})

it('sends a batch again if the response was lost, and stores each call once', async () => {
  const organizationId = newId('organization')
  let isFirst = true
  const forgetful = {
    ...shared,
    async execute(query: Statement, values: readonly unknown[] = []) {
      const count = await shared.execute(query, values)
      if (isFirst) {
        isFirst = false
        throw new Error('the connection broke before the answer')
      }
      return count
    },
  }
  const log = openApiLog(forgetful)
  log.record(aCall(organizationId))
  log.record(aCall(organizationId))
  await log.close()
  expect(isFirst).toBe(false)
  expect(await countOf(shared, organizationId)).toBe(2)
})
