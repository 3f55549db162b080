import { access, chmod, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabasePointer, homeOf, prepareDataDirectory, readPointer, writePointer } from './data-directory.ts'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import { endLeftoverServer } from './leftover-server.ts'
import { lockHome } from './lock-home.ts'
import { findServerBinaries } from './server-binaries.ts'
import { canEnter, findServerUser, type ServerUser, systemDirectoryFor } from './server-user.ts'
import { startCluster } from './start-cluster.ts'

/** The location of the database, and a logger. */
export interface EmbeddedPostgresOptions {
  /** CHANNEL_DATA_DIR. It is created if its parent exists. */
  readonly dataDir: string
  /** Receives a line for the user about slow steps and recoveries. */
  readonly log?: (line: string) => void
  /** The directory of clusters when this process runs as root; default `/var/lib/channel`. */
  readonly systemDir?: string
}

/** A running PostgreSQL that this process owns. */
export interface EmbeddedPostgres {
  /** Over a unix socket; includes the password. */
  readonly url: string
  /** Settles when the server has ended, after {@link stop} or on its own. */
  readonly exited: Promise<void>
  /** Closes connections, flushes all data and waits for the end. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed on the data in `dataDir`, and creates the database at the first start.
 * Only one process owns it at a time. A server that a killed owner left behind is ended first.
 *
 * @throws EmbeddedDatabaseError in one line: the problem, its location, the fix
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const user = await findServerUser()
  const dataDirectory = await prepareDataDirectory(options.dataDir)
  const systemDirectory = systemDirectoryFor(user, options.systemDir)
  const pointer = await readPointer(dataDirectory)
  const home = homeOf(dataDirectory, systemDirectory, pointer)
  if (systemDirectory !== undefined) {
    await checkNoUnprivilegedDatabase(dataDirectory)
    if (pointer !== undefined) await checkHomeExists(dataDirectory, pointer, home)
    await makeSystemDirectory(systemDirectory, user)
  }
  let lock = await lockHome(home, user, dataDirectory, pointer)
  try {
    if (pointer === undefined && systemDirectory !== undefined && (await moveToBackup(home, log))) {
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

/** An unprivileged user's database is in the data directory. Root would use another one, which would look empty. */
async function checkNoUnprivilegedDatabase(dataDirectory: string): Promise<void> {
  const data = join(dataDirectory, 'postgres/data')
  if (!(await exists(data))) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `The database in ${dataDirectory} was created by an unprivileged user: start as that user, not as root.`,
  )
}

async function checkHomeExists(dataDirectory: string, pointer: DatabasePointer, home: string): Promise<void> {
  if ((await exists(home)) || pointer.home !== home || pointer.url === undefined) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `The database that ${join(dataDirectory, 'database.json')} names, ${home}, is missing: restore it, or remove that file to start with an empty database.`,
  )
}

async function makeSystemDirectory(path: string, user: ServerUser | undefined): Promise<void> {
  try {
    // The server's user must be able to enter it, whatever the umask.
    if ((await mkdir(path, { recursive: true })) !== undefined) await chmod(path, 0o755)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      'data-directory',
      `When run as root, the database is stored in ${path}, which cannot be created: ${messageOf(error)}.`,
      { cause: error },
    )
  }
  if (await canEnter(path, user)) return
  throw new EmbeddedDatabaseError(
    'data-directory',
    `When run as root, the database is stored in ${path}, which the user that runs PostgreSQL (uid ${user?.uid}) cannot access.`,
  )
}

/**
 * The removed data directory contained the keys to the encrypted data. So the old cluster is renamed, and a new one is
 * created.
 */
async function moveToBackup(home: string, log: (line: string) => void): Promise<boolean> {
  const data = join(home, 'data')
  if (!(await exists(data))) return false
  await endLeftoverServer(data)
  const backup = `${home}.${Date.now()}`
  await rename(home, backup)
  log(`The data directory of an existing database was removed. The database was renamed to ${backup}.`)
  return true
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
