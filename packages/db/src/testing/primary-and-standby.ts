import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, chownToServer, makeHome } from '../embedded/cluster.ts'
import { connect } from '../embedded/connect.ts'
import { initialize } from '../embedded/initialize-cluster.ts'
import { readServerState } from '../embedded/leftover-server.ts'
import { findServerBinaries } from '../embedded/server-binaries.ts'
import { type ServerProcess, startServer } from '../embedded/server-process.ts'
import { findServerUser } from '../embedded/server-user.ts'
import { findTemporaryBase, makeTemporaryDirectory } from '../embedded/temporary-directory.ts'

/** A primary whose commits wait until its standby has them on disk. */
export interface PrimaryAndStandby {
  /** The database with both hosts, as `DATABASE_URL` lists them. */
  readonly url: string
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Ends the primary, as a crash would. */
  killPrimary(): Promise<void>
  /** Makes the standby a primary, and waits until it accepts writes. */
  promoteStandby(): Promise<void>
  stop(): Promise<void>
}

const slot = 'standby'

/** Starts two clusters of the embedded PostgreSQL, with an empty database. */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const user = await findServerUser()
  const programs = await makeTemporaryDirectory(await findTemporaryBase('programs', user))
  const data = await makeTemporaryDirectory(await findTemporaryBase('data', user))
  const servers: ServerProcess[] = []
  async function stop(): Promise<void> {
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([programs.remove(), data.remove()])
  }
  try {
    for (const { path } of [programs, data]) await makeHome(path, user)
    const binaries = await findServerBinaries(programs.path, user)
    const cluster = { home: data.path, binaries, user, durability: 'on', log: () => undefined } satisfies Cluster
    const password = randomBytes(16).toString('hex')
    const [primary, standby] = ['primary', 'standby'].map((name) => join(data.path, name)) as [string, string]
    const ports = [await freePort(), await freePort()] as const
    const urlOf = (port: number | string, name = 'channel') =>
      `postgres://channel:${password}@127.0.0.1:${port}/${name}`
    async function start(dataDirectory: string, port: number, more: Record<string, string>): Promise<void> {
      const settings = { ...always, ...more, port: String(port) }
      const logFile = `${dataDirectory}.log`
      servers.push(await startServer({ postgres: binaries.postgres, dataDirectory, logFile, settings, user }))
    }

    await initialize(cluster, primary, password)
    await copyAsStandby(cluster, primary, standby)
    await start(primary, ports[0], { synchronous_standby_names: '*' })
    await run(urlOf(ports[0], 'postgres'), [
      // There is no standby yet that it could wait for.
      'SET synchronous_commit = local',
      'CREATE DATABASE channel',
      `SELECT pg_create_physical_replication_slot('${slot}')`,
    ])
    await start(standby, ports[1], {
      primary_conninfo: `host=127.0.0.1 port=${ports[0]} user=channel password=${password}`,
      primary_slot_name: slot,
    })
    while (!(await isStandbySynchronous(urlOf(ports[0])))) await delay(20)
    return {
      url: urlOf(`${ports[0]},127.0.0.1:${ports[1]}`),
      primaryUrl: urlOf(ports[0]),
      standbyUrl: urlOf(ports[1]),
      async killPrimary() {
        const state = await readServerState(primary)
        process.kill(state?.pid as number, 'SIGKILL')
        await servers[0]?.exited
      },
      promoteStandby: async () => void (await run(urlOf(ports[1], 'postgres'), ['SELECT pg_promote()'])),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
}

/** Copies the data of a stopped server: the program that copies those of a running one is not among the embedded ones. */
async function copyAsStandby(cluster: Cluster, primary: string, standby: string): Promise<void> {
  const signal = join(standby, 'standby.signal')
  await cp(primary, standby, { recursive: true })
  await writeFile(signal, '')
  const files = await readdir(standby, { recursive: true })
  await chownToServer(cluster, standby, ...files.map((file) => join(standby, file)))
}

async function isStandbySynchronous(url: string): Promise<boolean> {
  const [row] = await run(url, ["SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND state = 'streaming'"])
  return row !== undefined
}

/** Runs statements on one connection, and returns the rows of the last one. */
async function run(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = await connect(url)
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
