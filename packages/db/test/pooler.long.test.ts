import { describe, expect, onTestFinished, test } from 'vitest'
import { type DatabaseUnavailable, serviceLimits, statement } from '../src/index.ts'
import { findPooler, type Pooler, startPooler } from '../src/testing/index.ts'
import { cells, cellsFound, databaseOfCells } from './cells.fixtures.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

/** Of PGBOUNCER, or on the path. */
const found = findPooler()
const pid = statement('pooler_pid', 'SELECT pg_backend_pid() AS pid')
const sleep = statement('pooler_sleep', 'SELECT pg_sleep($1)')
const timeout = statement('pooler_timeout', `SELECT current_setting('statement_timeout') AS timeout`)
const tryLock = statement('pooler_lock', 'SELECT pg_try_advisory_lock(4712) AS locked')
const preparedNames = statement(
  'pooler_prepared_names',
  `SELECT count(*) AS count FROM pg_prepared_statements WHERE statement LIKE '%FROM cell_names WHERE id%' AND statement NOT LIKE '%pg_prepared%'`,
)
const canceled = { code: '57014' }

async function aPooler(
  poolSize: number,
  settings?: string,
  makeDatabase = ownDatabaseUrl,
): Promise<Pooler & { directUrl: string }> {
  const directUrl = await makeDatabase()
  const pooler = await startPooler(directUrl, poolSize, settings)
  onTestFinished(() => pooler.stop())
  return { ...pooler, directUrl }
}

const prepared = 'max_prepared_statements = 200'

describe.skipIf(found !== 'supported')('behind PgBouncer in transaction mode', () => {
  test('more clients than sessions use prepared statements, with the limits of the role', async () => {
    const { url, directUrl } = await aPooler(1, prepared)
    const open = () => openForTest({ url, directUrl, ...serviceLimits })
    const databases = [await open(), await open(), await open()]
    const results = await Promise.all(
      databases.flatMap((database) => [
        database.query<{ pid: number }>(pid),
        database.transaction((tx) =>
          Promise.all([tx.query(timeout), tx.query<{ pid: number }>(pid)]).then(([, rows]) => rows),
        ),
      ]),
    )
    expect(new Set(results.flat().map((row) => row.pid))).toHaveLength(1)
    await expect(databases[0]!.query(sleep, [30])).rejects.toMatchObject(canceled)
  })

  test('the exception of a transaction ends with it', async () => {
    const { url, directUrl } = await aPooler(1, prepared)
    const database = await openForTest({ url, directUrl, ...serviceLimits })
    const timeoutOf = (limitMs: number) =>
      database.transaction(async (tx) => {
        tx.allowLongStatements(limitMs)
        return tx.query(timeout)
      })
    expect(await timeoutOf(30_000)).toEqual([{ timeout: '30s' }])
    expect(await database.query(timeout)).toEqual([{ timeout: '5s' }])
    const limited = database.transaction(async (tx) => {
      tx.allowLongStatements(10)
      await tx.query(sleep, [30])
    })
    await expect(limited).rejects.toMatchObject(canceled)
    expect(await database.query(timeout)).toEqual([{ timeout: '5s' }])
  })

  test('cells share a session, and a statement reads only the tables of its cell', async () => {
    const { url, directUrl } = await aPooler(1, `${prepared}\ntrack_extra_parameters = search_path`, databaseOfCells)
    const open = (cell: string) => openForTest({ url, directUrl, cell, ...serviceLimits })
    const databases = await Promise.all(cells.map(open))
    expect(await cellsFound(databases)).toEqual({ main: ['main'], a: ['a'], b: ['b'] })
    expect(await databases[0]!.query(preparedNames)).toEqual([{ count: 3 }])
    const pids = await Promise.all(databases.map((database) => database.query<{ pid: number }>(pid)))
    expect(new Set(pids.flat().map((row) => row.pid))).toHaveLength(1)
  })

  test('sessions, locks and notifications use the direct address', async () => {
    const { url, directUrl } = await aPooler(1, prepared)
    const database = await openForTest({ url, directUrl, ...serviceLimits })
    const received: unknown[] = []
    const listener = database.listen('pooler_test', (payload) => received.push(payload))
    onTestFinished(() => listener.close())
    await expect.poll(() => received).toHaveLength(1)
    await database.reserve(async (connection) => {
      expect(await connection.query(tryLock)).toEqual([{ locked: true }])
      expect(await database.query(tryLock)).toEqual([{ locked: false }])
      await database.transaction(async (tx) => {
        await tx.query(pid)
        tx.hint('pooler_test', 'hello')
      })
    })
    await expect.poll(() => received).toContain('hello')
    expect(await database.session((session) => session.query(timeout))).toEqual([{ timeout: '0' }])
  })

  test('ends sessions that were opened before the role had its limits', async () => {
    const { url, directUrl } = await aPooler(1, prepared)
    const direct = await openForTest({ url: directUrl })
    const name = new URL(directUrl.replace('@/', '@localhost/')).pathname.slice(1)
    const alter = (what: string) =>
      direct.session((session) => session.run(`ALTER ROLE SESSION_USER IN DATABASE ${name} ${what}`))
    await alter('SET statement_timeout = 0')
    const database = await openForTest({ url, directUrl, ...serviceLimits })
    await expect(database.query(pid)).rejects.toMatchObject({ problem: 'unprepared' })
    await alter('SET statement_timeout = 5000')
    await expect.poll(() => database.query(timeout).catch(() => [])).toEqual([{ timeout: '5s' }])
  })
})

describe.skipIf(found === 'none')('refuses a pooler', () => {
  test.skipIf(found !== 'supported')('without a direct address, for the pool and for sessions', async () => {
    const { url } = await aPooler(1, prepared)
    const isRefused = { problem: 'misconfigured', message: expect.stringContaining('Set DATABASE_DIRECT_URL to') }
    for (const options of [serviceLimits, { directUrl: url, ...serviceLimits }, {}]) {
      const database = await openForTest({ url, ...options })
      await expect(database.session((session) => session.query(pid))).rejects.toMatchObject(isRefused)
      await expect(database.reserve((connection) => connection.query(pid))).rejects.toMatchObject(isRefused)
    }
    const failures: DatabaseUnavailable[] = []
    const availability = {
      failed: (error: DatabaseUnavailable) => void failures.push(error),
      succeeded: () => undefined,
    }
    const database = await openForTest({ url, ...serviceLimits, availability })
    await expect(database.query(pid)).rejects.toMatchObject(isRefused)
    const listener = database.listen('pooler_test', () => expect.unreachable())
    onTestFinished(() => listener.close())
    await expect.poll(() => failures).toMatchObject([isRefused, isRefused])
  })

  test.skipIf(found !== 'supported')('that does not keep the cell of a client, but not for the main cell', async () => {
    const { url, directUrl } = await aPooler(1, prepared)
    const inCell = await openForTest({ url, directUrl, cell: 'a', ...serviceLimits })
    const isRefused = {
      problem: 'misconfigured',
      message: expect.stringContaining('track_extra_parameters = search_path'),
    }
    await expect(inCell.query(pid)).rejects.toMatchObject(isRefused)
    const main = await openForTest({ url, directUrl, ...serviceLimits })
    expect(await main.query(pid)).toHaveLength(1)
  })

  test('without prepared statements, again and again', async () => {
    const { url, directUrl } = await aPooler(1, found === 'supported' ? 'max_prepared_statements = 0' : '')
    const isRefused = { problem: 'misconfigured', message: expect.stringContaining('Use PgBouncer 1.21 or later') }
    const database = await openForTest({ url, directUrl, ...serviceLimits })
    for (let attempt = 1; attempt <= 3; attempt++) await expect(database.query(pid)).rejects.toMatchObject(isRefused)
  })
})
