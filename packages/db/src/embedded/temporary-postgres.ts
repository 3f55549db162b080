import { makeHome } from './cluster.ts'
import { findServerBinaries } from './server-binaries.ts'
import { findServerUser } from './server-user.ts'
import { startCluster } from './start-cluster.ts'
import { findTemporaryBase, makeTemporaryDirectory } from './temporary-directory.ts'

/** A server for one test run. Its data is not flushed to disk, and is removed with it. */
export interface TemporaryPostgres {
  /** The URL of a superuser. */
  readonly url: string
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

/**
 * Starts an empty PostgreSQL in a temporary directory, in memory if enough is free. Removes servers that killed
 * processes left.
 *
 * @throws EmbeddedDatabaseError
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const user = await findServerUser()
  const home = await makeTemporaryDirectory(await findTemporaryBase('data', user))
  const programs = await makeTemporaryDirectory(await findTemporaryBase('programs', user))
  const remove = async () => {
    await programs.remove()
    await home.remove()
  }
  try {
    await makeHome(home.path, user)
    await makeHome(programs.path, user)
    const binaries = await findServerBinaries(programs.path, user)
    const log = () => undefined
    const { url, server } = await startCluster({ home: home.path, binaries, user, durability: 'off', log })
    // Ctrl-C ends a test run without its teardown.
    const removeAtExit = () => {
      server.kill()
      home.removeNow()
      programs.removeNow()
    }
    process.once('exit', removeAtExit)
    return {
      url,
      async stop() {
        process.removeListener('exit', removeAtExit)
        await server.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
