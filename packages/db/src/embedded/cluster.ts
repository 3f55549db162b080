import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { ServerBinaries } from './server-binaries.ts'
import { endLeftoverServer, lastProblem, type ServerProcess, serverEnvironment, startServer } from './server-process.ts'
import type { ServerUser } from './server-user.ts'

/** One PostgreSQL cluster in a directory: `data/`, `run/` (its socket), `password`, `server.log`. */
export interface Cluster {
  readonly home: string
  readonly binaries: ServerBinaries
  readonly user: ServerUser | undefined
  /** `off` loses everything in a crash of the machine: for tests. */
  readonly durability: 'on' | 'off'
  readonly log: (line: string) => void
}

/** A cluster that is running, with its database made. */
export interface RunningCluster {
  readonly url: string
  readonly server: ServerProcess
}

const databaseName = 'channel'
const socketName = '/.s.PGSQL.5432'
// What fits into sun_path, less its closing NUL.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/**
 * Makes the cluster if there is none, and starts its server. The caller holds the cluster's lock.
 *
 * @throws EmbeddedDatabaseError
 */
export async function startCluster(cluster: Cluster): Promise<RunningCluster> {
  const data = join(cluster.home, 'data')
  await removeLeftovers(cluster)
  const password = await readPassword(cluster.home)
  if (await isInitialised(cluster, data)) {
    const pid = await endLeftoverServer(data)
    if (pid !== undefined) cluster.log(`Ended the database server (process ${pid}) that an earlier run left behind.`)
  } else {
    await initialise(cluster, data, password)
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
    logging_collector: 'off',
    shared_buffers: '128MB',
    max_connections: '100',
    random_page_cost: '1.1',
    max_wal_senders: '0',
  }
  if (durability === 'on') return always
  return { ...always, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
}

async function isInitialised(cluster: Cluster, data: string): Promise<boolean> {
  const found = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  const { majorVersion } = cluster.binaries
  if (found?.trim() === majorVersion) return true
  if (found !== undefined) {
    throw new EmbeddedDatabaseError(
      'server-version',
      `The database in ${data} was made by PostgreSQL ${found.trim()}, this program has ${majorVersion}: dump it with the older program and load it into the new one, or move the directory away to begin with an empty one.`,
    )
  }
  const entries = await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return false
  throw new EmbeddedDatabaseError(
    'data-directory',
    `${data} holds files that are no PostgreSQL database: move them away.`,
  )
}

/** Into a directory of its own, renamed when complete: an interrupted initdb leaves nothing that looks like a cluster. */
async function initialise(cluster: Cluster, data: string, password: string): Promise<void> {
  cluster.log(`Making a database in ${cluster.home}.`)
  const partial = await mkdtemp(join(cluster.home, 'data.partial-'))
  const passwordFile = `${partial}.password`
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await give(cluster, partial, passwordFile)
    const flags = [
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      '--username=channel',
      '--no-instructions',
    ]
    if (cluster.durability === 'off') flags.push('--no-sync')
    await promisify(execFile)(cluster.binaries.initdb, [`--pgdata=${partial}`, `--pwfile=${passwordFile}`, ...flags], {
      cwd: '/',
      env: serverEnvironment,
      ...cluster.user,
    })
    await rm(data, { recursive: true, force: true })
    await rename(partial, data)
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = lastProblem(stderr === undefined || stderr === '' ? message : stderr)
    throw new EmbeddedDatabaseError('start-failed', `A database cannot be made in ${cluster.home}: ${reason}.`, {
      cause: error,
    })
  } finally {
    await rm(passwordFile, { force: true })
    await rm(partial, { recursive: true, force: true })
  }
}

async function removeLeftovers({ home }: Cluster): Promise<void> {
  for (const name of await readdir(home)) {
    // An initdb whose starter was killed may still be writing there.
    const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }
    if (name.startsWith('data.partial-')) await rm(join(home, name), patiently)
  }
}

async function readPassword(home: string): Promise<string> {
  const path = join(home, 'password')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const made = randomBytes(24).toString('hex')
  await writeFile(path, made, { mode: 0o600 })
  return made
}

async function makeSocketDirectory(cluster: Cluster): Promise<string> {
  let directory = join(cluster.home, 'run')
  if (Buffer.byteLength(directory + socketName) > longestSocketPath) {
    const base = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir()
    directory = await mkdtemp(join(base, 'channel-'))
  } else {
    // A socket and its lock file, left by a killed server, name a pid that may be somebody else's by now.
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { mode: 0o700 })
  }
  await give(cluster, directory)
  return directory
}

async function give({ user }: Cluster, ...paths: string[]): Promise<void> {
  if (user === undefined) return
  for (const path of paths) await chown(path, user.uid, user.gid)
}

/** At every start, since the first may have been interrupted before it. */
async function ensureDatabase(url: (database: string) => string): Promise<void> {
  if (await canConnect(url(databaseName))) return
  const client = new Client({ connectionString: url('postgres') })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return false
    throw error
  } finally {
    await client.end()
  }
}

/** Makes the cluster's directory: the server's user may pass through it, and reads nothing but its own. */
export async function makeHome(home: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 })
  await chmod(home, user === undefined ? 0o700 : 0o711)
}
