import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailable, type Statement, statement } from '../src/index.ts'
import { startDatabaseProxy } from '../src/testing/index.ts'
import { openForTest, ownDatabaseUrl } from './own-database.ts'

const name = statement('several_hosts_name', 'SELECT current_database() AS name')
const add = statement('several_hosts_add', "INSERT INTO organizations (id, name) VALUES ('org_a', 'A')")

interface Host {
  /** Such as `127.0.0.1:5432`. */
  readonly address: string
  /** The number of connections that it received. */
  connections: number
  isDown: boolean
  url: string
}

/** An address that leads to a database. */
async function aHost(url: string): Promise<Host> {
  const host: Host = { address: '', connections: 0, isDown: false, url }
  const proxy = await startDatabaseProxy(url, {
    onConnection: ({ client }) => {
      host.connections++
      if (host.isDown) client.destroy()
    },
  })
  onTestFinished(() => proxy.close())
  return Object.assign(host, { address: new URL(proxy.url).host, url: proxy.url })
}

/** Two hosts of the same database, and a URL with both. */
async function twoHosts() {
  const own = await ownDatabaseUrl()
  const hosts = [await aHost(own), await aHost(own)] as const
  const url = hosts[0].url.replace(hosts[0].address, hosts.map(({ address }) => address).join(','))
  return { hosts, url, own }
}

test('uses the first host, and the next one once that is down', async () => {
  const { hosts, url } = await twoHosts()
  const database = await openForTest({ url, poolSize: 1 })
  expect(database.description).toContain(hosts.map(({ address }) => address).join(','))
  await database.query(name)
  expect(hosts[1].connections).toBe(0)

  hosts[0].isDown = true
  expect(await database.session((session) => session.query(name))).toHaveLength(1)
  const received: unknown[] = []
  const listener = database.listen('several_hosts', (payload) => received.push(payload))
  onTestFinished(() => listener.close())
  await expect.poll(() => received).toHaveLength(1)
  expect(hosts).toMatchObject([{ connections: 2 }, { connections: 2 }])
})

test('tries every host for a query, and fails if all are down', async () => {
  const { hosts, url } = await twoHosts()
  const database = await openForTest({ url, poolSize: 1 })
  for (const host of hosts) host.isDown = true
  await expect(database.query(name)).rejects.toThrow(DatabaseUnavailable)
  expect(hosts).toMatchObject([{ connections: 1 }, { connections: 1 }])
  hosts[1].isDown = false
  expect(await database.query(name)).toHaveLength(1)
})

test('a library pool tries the hosts too', async () => {
  const { hosts, url } = await twoHosts()
  hosts[0].isDown = true
  const database = await openForTest({ url })
  const pool = database.openLibraryPool({ applicationName: 'test', poolSize: 1, statementTimeoutMs: 5_000 })
  onTestFinished(() => pool.close())
  const { rows } = await pool.executeSql('SELECT $1::timestamptz AS at', ['2026-11-24T00:00:00Z'])
  expect(rows).toEqual([{ at: new Date('2026-11-24T00:00:00Z') }])
})

test('keeps no connection to a server that has become read-only', async () => {
  const database = await openForTest({ poolSize: 1 })
  const { name: own } = (await database.query<{ name: string }>(name as Statement<never>))[0]!
  await database.checkWritable()
  await database.session(async (session) => {
    await session.run(`ALTER DATABASE ${own} SET default_transaction_read_only = on`)
    await session.run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${own}' AND pid <> pg_backend_pid()`,
    )
  })
  const isReadOnly = { name: 'DatabaseUnavailable', problem: 'read_only' }
  await expect.poll(() => database.checkWritable().catch((error: unknown) => error)).toMatchObject(isReadOnly)
  await expect(database.query(name)).rejects.toMatchObject(isReadOnly)
  await expect(database.session((session) => session.query(name))).rejects.toMatchObject(isReadOnly)
})

test('closes a connection whose server rejects a write as read-only', async () => {
  const database = await openForTest({ poolSize: 1 })
  const demoted = database.transaction(async (tx) => {
    await tx.query(statement('several_hosts_demote', "SELECT set_config('transaction_read_only', 'on', false)"))
    await tx.execute(add)
  })
  await expect(demoted).rejects.toMatchObject({ name: 'DatabaseUnavailable', problem: 'read_only' })
  expect(await database.execute(add)).toBe(1)
})
