import { resolve } from 'node:path'
import { connect } from './connect.ts'
import { readPointer } from './data-directory.ts'

/**
 * Finds the database that a running `start` has on this data directory, for other commands.
 *
 * @returns undefined when none runs
 * @throws EmbeddedDatabaseError when the data directory is not this user's to read
 */
export async function findRunningEmbedded(options: { dataDir: string }): Promise<{ url: string } | undefined> {
  const pointer = await readPointer(resolve(options.dataDir))
  // The pointer outlives the server, so only the server can tell that it runs.
  if (pointer?.url === undefined || !(await takesConnections(pointer.url))) return undefined
  return { url: pointer.url }
}

async function takesConnections(url: string): Promise<boolean> {
  try {
    const client = await connect(url)
    await client.end()
    return true
  } catch {
    return false
  }
}
