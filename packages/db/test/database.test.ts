import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailable, isUniqueViolation, openDatabase, statement } from '../src/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const backend = statement('test_backend', 'SELECT pg_backend_pid() AS pid')
const prepared = statement('test_prepared', 'SELECT count(*) AS count FROM pg_prepared_statements WHERE name = $1')
const divide = statement('test_divide', 'SELECT 1 / $1::int AS quotient')
const addOrganization = statement('test_add_organization', 'INSERT INTO organizations (id, name) VALUES ($1, $2)')
const renameAll = statement('test_rename_organizations', 'UPDATE organizations SET name = $1')
const terminate = statement('test_terminate', 'SELECT pg_terminate_backend($1)')
const sleep = statement('test_sleep', 'SELECT pg_sleep($1)')
const settings = statement(
  'test_settings',
  `SELECT current_setting('TimeZone') AS zone, current_setting('application_name') AS name, current_setting('work_mem') AS work_mem,
          current_setting('statement_timeout') AS timeout`,
)
const others = statement(
  'test_other_backends',
  'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
)

test('prepares a statement once per connection', async () => {
  const database = await openForTest({ poolSize: 1 })
  await database.query(divide, [1])
  await database.query(divide, [2])
  expect(await database.query(prepared, ['test_divide'])).toEqual([{ count: 1 }])
})

test('keeps the connection in the pool after an error of the server', async () => {
  const database = await openForTest({ poolSize: 1 })
  const [before] = await database.query(backend)
  await expect(database.query(divide, [0])).rejects.toMatchObject({ code: '22012', statement: 'test_divide' })
  expect(await database.query(backend)).toEqual([before])
})

test('recovers from a value that cannot be encoded', async () => {
  const database = await openForTest({ poolSize: 1 })
  await database.query(divide, [1])
  await expect(database.query(divide, [{ big: 1n }])).rejects.toThrow(TypeError)
  expect(await database.query(divide, [1])).toEqual([{ quotient: 1 }])
})

test('execute returns the number of changed rows', async () => {
  const database = await openForTest()
  expect(await database.execute(addOrganization, ['org_a', 'A'])).toBe(1)
  expect(await database.execute(addOrganization, ['org_b', 'B'])).toBe(1)
  expect(await database.execute(renameAll, ['C'])).toBe(2)
})

test('isUniqueViolation recognizes a unique violation, also by constraint', async () => {
  const database = await openForTest()
  await database.execute(addOrganization, ['org_a', 'A'])
  const error = await database.execute(addOrganization, ['org_a', 'A']).catch((thrown: unknown) => thrown)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'organizations_pkey')).toBe(true)
  expect(isUniqueViolation(error, 'other_key')).toBe(false)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})

test("applies the URL's options and its own, which take precedence", async () => {
  const url = new URL(await ownDatabaseUrl().then((text) => text.replace('@/', '@localhost/')))
  url.searchParams.set('options', '-c work_mem=5MB -c TimeZone=Asia/Tokyo')
  const database = await openForTest({ url: url.href, applicationName: 'a test', statementTimeoutMs: 4321 })
  expect(await database.query(settings)).toEqual([{ zone: 'UTC', name: 'a test', work_mem: '5MB', timeout: '4321ms' }])
})

test('cancels a statement that takes too long', async () => {
  const database = await openForTest({ statementTimeoutMs: 20 })
  await expect(database.query(sleep, [30])).rejects.toMatchObject({ code: '57014' })
})

test('throws at most one typed error for a connection lost while idle or busy, then recovers', async () => {
  const url = await ownDatabaseUrl()
  const database = await openForTest({ url, poolSize: 1 })
  const killer = await openForTest({ url, poolSize: 1 })
  await database.query(backend)
  const atWork = database.query(sleep, [30])
  const lost = expect(atWork).rejects.toThrow(DatabaseUnavailable)
  const [other] = await killer.query<{ pid: number }>(others)
  await killer.query(terminate, [other?.pid])
  await lost
  const [{ pid } = { pid: 0 }] = await database.query<{ pid: number }>(backend)
  await killer.query(terminate, [pid])
  const again = await database.query<{ pid: number }>(backend).catch((error: unknown) => {
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    return database.query<{ pid: number }>(backend)
  })
  expect(again[0]?.pid).not.toBe(pid)
})

test('throws DatabaseUnavailable with the address and without secrets for an unreachable server', async () => {
  const database = await openForTest({ url: 'postgres://someone:geheim@127.0.0.1:1/shop' })
  const error = await database.query(backend).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect((error as Error).message).toMatch(/^Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/shop: .*ECONNREFUSED/)
  expect((error as Error).message).not.toContain('geheim')
  await expect(database.transaction((tx) => tx.query(backend))).rejects.toThrow(DatabaseUnavailable)
  await expect(database.session((session) => session.query(backend))).rejects.toThrow(DatabaseUnavailable)
})

test('gives up on a server that does not respond', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const database = await openForTest({ url: `postgres://a@127.0.0.1:${port}/b`, connectTimeoutMs: 50 })
  await expect(database.query(backend)).rejects.toThrow(DatabaseUnavailable)
})

test('limits the wait for a free connection', async () => {
  // Long enough for the first connection on a busy machine.
  const database = await openForTest({ poolSize: 1, connectTimeoutMs: 1_000 })
  await database.transaction(async (tx) => {
    await tx.query(backend)
    await expect(database.query(backend)).rejects.toThrow(DatabaseUnavailable)
  })
})

test.each(['', 'nonsense', 'mysql://a/b', 'postgres://[', '/tmp'])('%j is no URL of a database', (url) => {
  expect(() => openDatabase({ url })).toThrow(/^DATABASE_URL must look like/)
})
