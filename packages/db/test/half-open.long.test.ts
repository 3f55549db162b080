import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionsBusy, type DatabaseOptions, DatabaseUnavailable, openDatabase, statement } from '../src/index.ts'
import { startSilencingProxy } from '../src/testing/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const one = statement('half_open_one', 'SELECT 1 AS one')

const sleep = statement('half_open_sleep', 'SELECT pg_sleep($1)')

const pid = statement('half_open_pid', 'SELECT pg_backend_pid() AS pid')

/** A database behind a proxy that can silence its connections, with short time limits. */
async function behindProxy(options: Partial<DatabaseOptions> = {}) {
  const directUrl = await ownDatabaseUrl()
  const proxy = await startSilencingProxy(directUrl)
  onTestFinished(() => proxy.close())
  const database = await openForTest({ url: proxy.url, statementTimeoutMs: 500, ...options })
  const warmUp = (connections: number) =>
    Promise.all(Array.from({ length: connections }, () => database.query(sleep, [0.05])))
  return { proxy, database, warmUp, direct: await openForTest({ url: directUrl }) }
}

const add = statement('half_open_add', 'INSERT INTO organizations (id, name) VALUES ($1, $2)')
const list = statement('half_open_list', 'SELECT id FROM organizations')
const stateOf = statement('half_open_state', 'SELECT query, state FROM pg_stat_activity WHERE pid = $1')
const queryMissingTable = statement('half_open_not_there', 'SELECT * FROM table_that_is_not_there')
const tryLock = statement('half_open_try_lock', 'SELECT pg_try_advisory_lock(4711) AS locked')

test('drops a silent connection soon after the statement timeout and serves waiting queries on a new one', async () => {
  const { proxy, database, warmUp } = await behindProxy({ poolSize: 4 })
  await warmUp(4)
  proxy.silence()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => database.query(one)))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(failures).toHaveLength(4)
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(DatabaseUnavailable)
    expect(failure.message).toContain('the server did not respond within 1.5 s')
  }
})

test('drops idle connections once one is found silent', async () => {
  const { proxy, database, warmUp } = await behindProxy({ poolSize: 4 })
  await warmUp(4)
  proxy.silence()
  await expect(database.query(one)).rejects.toThrow(DatabaseUnavailable)
  for (let query = 0; query < 4; query++) expect(await database.query(one)).toEqual([{ one: 1 }])
})

test('reports an unknown outcome for a COMMIT without a response and drops the connection', async () => {
  const { proxy, database, direct } = await behindProxy({ poolSize: 1 })
  const attempt = database.transaction(async (tx) => {
    await tx.execute(add, ['org_a', 'A'])
    proxy.silence()
  })
  await expect(attempt).rejects.toThrow(DatabaseUnavailable)
  expect(await database.query(list)).toEqual([])
  // The server must end the transaction itself, since it does not see the client's end; its locks must not stay.
  await expect.poll(() => direct.execute(add, ['org_a', 'A']).catch(() => 0)).toBe(1)
})

test('closes everything although the server is silent', async () => {
  const { proxy } = await behindProxy()
  const database = openDatabase({ url: proxy.url })
  const received: unknown[] = []
  const listener = database.listen('half_open', (payload) => received.push(payload))
  await expect.poll(() => received).toHaveLength(1)
  await database.query(one)
  await database.reserve((connection) => connection.query(one))
  await database.session(async () => proxy.silence())
  await listener.close()
  await database.close()
})

test('a reserved connection holds its locks until its work ends', async () => {
  const { database } = await behindProxy({ reservedSize: 2 })
  const locked = () => database.reserve(async (connection) => (await connection.query(tryLock))[0])
  await database.reserve(async (connection) => {
    expect(await connection.query(tryLock)).toEqual([{ locked: true }])
    await connection.transaction((tx) => tx.execute(add, ['org_a', 'A']))
    expect(await locked()).toEqual({ locked: false })
  })
  expect(await locked()).toEqual({ locked: true })
  const failed = database.reserve(async (connection) => {
    await connection.query(tryLock)
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await locked()).toEqual({ locked: true })
})

test('limits the number of reserved connections and the wait for one', async () => {
  const { database } = await behindProxy({ reservedSize: 1, connectTimeoutMs: 1_000 })
  await database.reserve(async (connection) => {
    await connection.query(one)
    await expect(database.reserve((other) => other.query(one))).rejects.toThrow(ConnectionsBusy)
    expect(await database.query(one)).toEqual([{ one: 1 }])
  })
  expect(await database.reserve((connection) => connection.query(one))).toEqual([{ one: 1 }])
})

test('keeps pinging a reserved connection after an error in its transaction', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { database, direct } = await behindProxy({ statementTimeoutMs: 60_000 })
  await database.reserve(async (connection) => {
    const [reserved] = await connection.query<{ pid: number }>(pid)
    const last = () => direct.query(stateOf, [reserved?.pid])
    const aborted = connection.transaction(async (tx) => {
      await expect(tx.query(queryMissingTable)).rejects.toThrow('does not exist')
      vi.advanceTimersByTime(5_000)
      throw new Error('changed my mind')
    })
    await expect(aborted).rejects.toThrow('changed my mind')
    expect(await last()).toEqual([{ query: 'ROLLBACK', state: 'idle' }])
    vi.advanceTimersByTime(5_000)
    await expect.poll(last).toEqual([{ query: 'SELECT 1', state: 'idle' }])
  })
})

const notify = statement('half_open_notify', "SELECT pg_notify('half_open', $1)")

test('reconnects a listener whose connection is silent', async () => {
  const { proxy, database, direct } = await behindProxy()
  const received: (string | undefined)[] = []
  const listener = database.listen('half_open', (payload) => received.push(payload))
  await expect.poll(() => received).toEqual([undefined])
  proxy.silence()
  await expect.poll(() => received).toEqual([undefined, undefined])
  await direct.query(notify, ['after it'])
  await expect.poll(() => received.at(-1)).toBe('after it')
  await listener.close()
})

test('allowLongStatements raises the timeout for one transaction only', async () => {
  const { database } = await behindProxy({ poolSize: 1 })
  await database.transaction(async (tx) => {
    tx.allowLongStatements(30_000)
    await tx.query(sleep, [2])
  })
  await expect(database.query(sleep, [2])).rejects.toMatchObject({ code: '57014' })
})

test('allowIdle raises the idle timeout for one transaction only', async () => {
  const { database } = await behindProxy({ poolSize: 2, statementTimeoutMs: 250 })
  await database.transaction(async (holder) => {
    holder.allowIdle(60_000)
    const [session] = await holder.query<{ pid: number }>(pid)
    // The default limit ends this one after a shorter idle time.
    const idle = database.transaction(async (other) => {
      await other.query(one)
      await expect.poll(() => other.query(one).catch(() => 'ended'), { interval: 1_500 }).toBe('ended')
      throw new Error('it has ended')
    })
    await expect(idle).rejects.toThrow()
    expect(await holder.query(pid)).toEqual([session])
  })
})

test("a session's statements have the session's timeout", async () => {
  const { proxy, database } = await behindProxy()
  await database.session(async (session) => {
    await session.query(sleep, [1.8])
  })
  const silent = database.session(
    async (session) => {
      proxy.silence()
      await session.query(one)
    },
    { statementTimeoutMs: 200 },
  )
  await expect(silent).rejects.toThrow(DatabaseUnavailable)
})
