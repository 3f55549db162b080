import { resolve } from 'node:path'
import { connect } from './connect.ts'
import { readPointer } from './data-directory.ts'

/**
 * Finds the database of a running `start` on this data directory, for other commands.
 *
 * @returns undefined if none runs
 * @throws EmbeddedDatabaseError if this user cannot read the data directory
 */
export async function findRunningEmbedded(options: { dataDir: string }): Promise<{ url: string } | undefined> {
  const pointer = await readPointer(resolve(options.dataDir))
  // The pointer outlives the server, so connect to check that it runs.
  if (pointer?.url === undefined || !(await acceptsConnections(pointer.url))) return undefined
  return { url: pointer.url }
}

async function acceptsConnections(url: string): Promise<boolean> {
  try {
    const client = await connect(url)
    await client.end()
    return true
  } catch {
    return false
  }
}
