import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readPointer } from './data-directory.ts'

/**
 * Removes a data directory with its database, which must not run. Root's database is outside of the directory.
 *
 * @throws EmbeddedDatabaseError if this user cannot read the data directory
 */
export async function removeEmbeddedDatabase(options: { dataDir: string }): Promise<void> {
  const path = resolve(options.dataDir)
  const home = (await readPointer(path))?.home
  if (home !== undefined) await rm(home, { recursive: true, force: true })
  await rm(path, { recursive: true, force: true })
}
