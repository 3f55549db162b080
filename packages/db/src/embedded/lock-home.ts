import { join } from 'node:path'
import { makeHome } from './cluster.ts'
import { type DatabasePointer, readPointer } from './data-directory.ts'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import { type ExclusiveLock, tryLock } from './exclusive-lock.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Locks the cluster's directory, which is created if it is missing.
 *
 * @throws EmbeddedDatabaseError if a running service has it, or it cannot be used
 */
export async function lockHome(
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
    `The database in ${dataDirectory} is in use by a running service${owner === undefined ? '' : ` (process ${owner})`}: stop it first, or set CHANNEL_DATA_DIR to another directory.`,
  )
}
