import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, chownToServer } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { lastProblem } from './server-log.ts'
import { serverEnvironment } from './server-process.ts'

/**
 * Whether the cluster's data directory exists and is usable.
 *
 * @throws EmbeddedDatabaseError if it contains something else
 */
export async function isInitialized(cluster: Cluster, data: string): Promise<boolean> {
  const found = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  const { majorVersion } = cluster.binaries
  if (found?.trim() === majorVersion) return true
  if (found !== undefined) {
    throw new EmbeddedDatabaseError(
      'server-version',
      `The database in ${data} was created by PostgreSQL ${found.trim()}, this program has ${majorVersion}: dump it with the older program and load it into the new one, or move the directory away to begin with an empty one.`,
    )
  }
  const entries = await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length === 0) return false
  throw new EmbeddedDatabaseError(
    'data-directory',
    `${data} contains files that are not a PostgreSQL database: move them away.`,
  )
}

/**
 * Creates the cluster in a separate directory and renames it when complete: an interrupted initdb leaves nothing
 * that looks like a cluster.
 */
export async function initialize(cluster: Cluster, data: string, password: string): Promise<void> {
  cluster.log(`Creating a database in ${cluster.home}.`)
  const partial = await mkdtemp(join(cluster.home, 'data.partial-'))
  const passwordFile = `${partial}.password`
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await chownToServer(cluster, partial, passwordFile)
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
    throw new EmbeddedDatabaseError('start-failed', `Cannot create a database in ${cluster.home}: ${reason}.`, {
      cause: error,
    })
  } finally {
    await rm(passwordFile, { force: true })
    await rm(partial, { recursive: true, force: true })
  }
}

/** Removes the leftovers of an interrupted {@link initialize}. */
export async function removeLeftovers({ home }: Cluster): Promise<void> {
  for (const name of await readdir(home)) {
    // An initdb may still be writing there after its parent was killed.
    const withRetries = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }
    if (name.startsWith('data.partial-')) await rm(join(home, name), withRetries)
  }
}
