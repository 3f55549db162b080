import { access, chmod, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { makeHome } from './cluster.ts'
import { type DatabasePointer, homeOf, prepareDataDirectory, readPointer, writePointer } from './data-directory.ts'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import { type ExclusiveLock, tryLock } from './exclusive-lock.ts'
import { endLeftoverServer } from './leftover-server.ts'
import { findServerBinaries } from './server-binaries.ts'
import { canEnter, findServerUser, type ServerUser } from './server-user.ts'
import { startCluster } from './start-cluster.ts'

/** Where the database is kept and whom to tell what happens. */
export interface EmbeddedPostgresOptions {
  /** CHANNEL_DATA_DIR. It is made if its parent exists. */
  readonly dataDir: string
  /** Gets a line for a person, when something takes a moment or was out of order. */
  readonly log?: (line: string) => void
  /** Where clusters live when this process is root; `/var/lib/channel` by default. */
  readonly systemDir?: string
}

/** A running PostgreSQL that this process owns. */
export interface EmbeddedPostgres {
  /** Over a unix socket, with its password. */
  readonly url: string
  /** Settles when the server has ended, by {@link stop} or by itself. */
  readonly exited: Promise<void>
  /** Ends connections, writes everything down, waits for the end. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, on the data in `dataDir`, making it at the first start. One process owns it
 * at a time; a server that a killed owner left behind is ended first.
 *
 * @throws EmbeddedDatabaseError one line: what, where, what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const user = await findServerUser()
  const dataDirectory = await prepareDataDirectory(options.dataDir)
  const systemDirectory = user === undefined ? undefined : (options.systemDir ?? '/var/lib/channel')
  const pointer = await readPointer(dataDirectory)
  const home = homeOf(dataDirectory, systemDirectory, pointer)
  if (systemDirectory !== undefined) {
    await checkNobodyElses(dataDirectory)
    if (pointer !== undefined) await checkHomeIsThere(dataDirectory, pointer, home)
    await makeSystemDirectory(systemDirectory, user)
  }
  let lock = await lockHome(home, user, dataDirectory, pointer)
  try {
    if (pointer === undefined && systemDirectory !== undefined && (await setAside(home, log))) {
      lock.release()
      lock = await lockHome(home, user, dataDirectory, pointer)
    }
    await writePointer(dataDirectory, { home, owner: process.pid })
    const binaries = await findServerBinaries(systemDirectory ?? dataDirectory, user)
    const { url, server } = await startCluster({ home, binaries, user, durability: 'on', log })
    await writePointer(dataDirectory, { home, url, owner: process.pid })
    const exited = server.exited.then(() => lock.release())
    return {
      url,
      exited,
      async stop() {
        await server.stop()
        await exited
      },
    }
  } catch (error) {
    lock.release()
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError('start-failed', `The database in ${home} cannot be started: ${messageOf(error)}.`, {
      cause: error,
    })
  }
}

/** An unprivileged user's database lies in the data directory; root's would be another, and look empty. */
async function checkNobodyElses(dataDirectory: string): Promise<void> {
  const data = join(dataDirectory, 'postgres/data')
  if (!(await exists(data))) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `The database in ${dataDirectory} was made by an unprivileged user: start as that user, not as root.`,
  )
}

async function checkHomeIsThere(dataDirectory: string, pointer: DatabasePointer, home: string): Promise<void> {
  if ((await exists(home)) || pointer.home !== home || pointer.url === undefined) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `The database that ${join(dataDirectory, 'database.json')} names, ${home}, is gone: bring it back, or remove that file to begin with an empty database.`,
  )
}

async function makeSystemDirectory(path: string, user: ServerUser | undefined): Promise<void> {
  try {
    // Whatever the umask, the server's user has to pass through it.
    if ((await mkdir(path, { recursive: true })) !== undefined) await chmod(path, 0o755)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'data-directory',
      `As root, the database lives in ${path}, which cannot be made: ${messageOf(error)}.`,
      { cause: error },
    )
  }
  if (await canEnter(path, user)) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `As root, the database lives in ${path}, which the user that runs PostgreSQL (uid ${user?.uid}) may not enter.`,
  )
}

async function lockHome(
  home: string,
  user: ServerUser | undefined,
  dataDirectory: string,
  pointer: DatabasePointer | undefined,
): Promise<ExclusiveLock> {
  let lock: ExclusiveLock | undefined
  try {
    await makeHome(home, user)
    lock = tryLock(join(home, 'lock'))
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'data-directory',
      `The database directory ${home} cannot be used: ${messageOf(error)}.`,
      {
        cause: error,
      },
    )
  }
  if (lock !== undefined) return lock
  const { owner } = (await readPointer(dataDirectory)) ?? pointer ?? {}
  throw new EmbeddedDatabaseError(
    'already-running',
    `The database in ${dataDirectory} is in use by a service that is running${owner === undefined ? '' : ` (process ${owner})`}: stop that one first, or set CHANNEL_DATA_DIR to another directory.`,
  )
}

/** A data directory that was removed, and with it the keys to its data, begins anew; what it had is kept beside. */
async function setAside(home: string, log: (line: string) => void): Promise<boolean> {
  const data = join(home, 'data')
  if (!(await exists(data))) return false
  await endLeftoverServer(data)
  const kept = `${home}.${Date.now()}`
  await rename(home, kept)
  log(`Found the database of a data directory that was removed; it is kept as ${kept}.`)
  return true
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
