import { rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { homeOf, readPointer, writePointer } from './data-directory.ts'
import { endLeftoverServer } from './leftover-server.ts'
import { lockHome } from './lock-home.ts'
import { findServerUser, systemDirectoryFor } from './server-user.ts'
import type { EmbeddedPostgresOptions } from './start-embedded-postgres.ts'

/**
 * Renames a data directory with its database, which must not run. The next start creates a new one; the old one can still be
 * started from its new path.
 *
 * @returns the new path; undefined if the directory has no database
 * @throws EmbeddedDatabaseError if a running service has it
 */
export async function setAsideEmbeddedDatabase(
  options: Omit<EmbeddedPostgresOptions, 'log'>,
): Promise<string | undefined> {
  const path = resolve(options.dataDir)
  const pointer = await readPointer(path)
  if (pointer === undefined) return undefined
  const user = await findServerUser()
  const systemDirectory = systemDirectoryFor(user, options.systemDir)
  const home = homeOf(path, systemDirectory, pointer)
  const newPath = `${path}-set-aside-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const lock = await lockHome(home, user, path, pointer)
  try {
    await endLeftoverServer(join(home, 'data'))
    if (systemDirectory !== undefined) {
      // A new database at the same path would get the same directory.
      const newHome = homeOf(newPath, systemDirectory, undefined)
      await rename(home, newHome)
      await writePointer(path, { home: newHome })
    }
    await rename(path, newPath)
  } finally {
    lock.release()
  }
  return newPath
}
