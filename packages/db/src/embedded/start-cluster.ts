import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, chownToServer } from './cluster.ts'
import { connect } from './connect.ts'
import { initialize, isInitialized, removeLeftovers } from './initialize-cluster.ts'
import { endLeftoverServer } from './leftover-server.ts'
import { startServer } from './server-process.ts'

const databaseName = 'channel'
const socketName = '/.s.PGSQL.5432'
// The size of sun_path, without its final NUL.
const maxSocketPathBytes = process.platform === 'linux' ? 107 : 103

/**
 * Creates the cluster if it does not exist, and starts its server. The caller must have the cluster's lock.
 *
 * @throws EmbeddedDatabaseError
 */
export async function startCluster(cluster: Cluster) {
  const data = join(cluster.home, 'data')
  await removeLeftovers(cluster)
  const password = await readPassword(cluster.home)
  if (await isInitialized(cluster, data)) {
    const pid = await endLeftoverServer(data)
    if (pid !== undefined) cluster.log(`Ended the database server (process ${pid}) that an earlier run left behind.`)
  } else {
    await initialize(cluster, data, password)
  }
  const socketDirectory = await makeSocketDirectory(cluster)
  const server = await startServer({
    postgres: cluster.binaries.postgres,
    dataDirectory: data,
    logFile: join(cluster.home, 'server.log'),
    settings: { ...settings(cluster), unix_socket_directories: socketDirectory },
    user: cluster.user,
  })
  const url = (database: string) =>
    `postgresql://channel:${password}@/${database}?host=${encodeURIComponent(socketDirectory)}&port=5432`
  try {
    await ensureDatabase(url)
  } catch (error) {
    await server.stop()
    throw error
  }
  if (socketDirectory.startsWith(cluster.home)) return { url: url(databaseName), server }
  const exited = server.exited.then(() => rm(socketDirectory, { recursive: true, force: true }))
  return { url: url(databaseName), server: { ...server, exited, stop: () => server.stop().then(() => exited) } }
}

function settings({ durability }: Cluster): Record<string, string> {
  const always = {
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Clients report the errors of statements, whose texts contain customer data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    logging_collector: 'off',
    shared_buffers: '128MB',
    max_connections: '100',
    random_page_cost: '1.1',
    max_wal_senders: '0',
  }
  if (durability === 'on') return always
  // A temporary cluster serves all tests of a run, and the services that they start.
  return { ...always, max_connections: '500', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
}

/** Flushed to disk before the cluster that uses it is created. */
async function readPassword(home: string): Promise<string> {
  const path = join(home, 'password')
  const existing = await readFile(path, 'utf8').catch(() => '')
  if (existing !== '') return existing
  const password = randomBytes(24).toString('hex')
  await writeFile(path, password, { mode: 0o600, flush: true })
  return password
}

async function makeSocketDirectory(cluster: Cluster): Promise<string> {
  let directory = join(cluster.home, 'run')
  if (Buffer.byteLength(directory + socketName) > maxSocketPathBytes) {
    const base = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir()
    directory = await mkdtemp(join(base, 'channel-'))
  } else {
    // The socket and lock file of a killed server contain a pid that another process may have by now.
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { mode: 0o700 })
  }
  await chownToServer(cluster, directory)
  return directory
}

/** Checked at every start, since the first one may have been interrupted before this step. */
async function ensureDatabase(url: (database: string) => string): Promise<void> {
  const existing = await connect(url(databaseName)).catch((error: { code?: string }) => {
    // invalid_catalog_name
    if (error.code !== '3D000') throw error
  })
  const client = existing ?? (await connect(url('postgres')))
  try {
    if (existing === undefined) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}
