import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeHome, startCluster } from './cluster.ts'
import { type ExclusiveLock, tryLock } from './exclusive-lock.ts'
import { findServerBinaries } from './server-binaries.ts'
import { endLeftoverServer } from './server-process.ts'
import { canEnter, findServerUser, type ServerUser } from './server-user.ts'

/** A server for one run of tests: nothing of it is kept, and nothing is written safely. */
export interface TemporaryPostgres {
  /** Of a superuser. */
  readonly url: string
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

const prefix = 'channel-temporary-'

/**
 * Starts an empty PostgreSQL in the temporary directory, and removes those that killed runs left there.
 *
 * @throws EmbeddedDatabaseError
 */
export async function startTemporaryPostgres(
  options: { log?: (line: string) => void } = {},
): Promise<TemporaryPostgres> {
  const user = await findServerUser()
  const base = await findReachable([tmpdir(), '/tmp', '/var/tmp'], user)
  await removeAbandoned(base)
  const home = await mkdtemp(join(base, prefix))
  await makeHome(home, user)
  const lock = tryLock(join(home, 'lock')) as ExclusiveLock
  const log = options.log ?? (() => undefined)
  try {
    const binaries = await findServerBinaries(user === undefined ? home : base, user)
    const { url, server } = await startCluster({ home, binaries, user, durability: 'off', log })
    return {
      url,
      async stop() {
        await server.stop()
        lock.release()
        await rm(home, { recursive: true, force: true })
      },
    }
  } catch (error) {
    lock.release()
    await rm(home, { recursive: true, force: true })
    throw error
  }
}

async function findReachable(directories: string[], user: ServerUser | undefined): Promise<string> {
  for (const directory of directories) {
    if (await canEnter(directory, user).catch(() => false)) return directory
  }
  return tmpdir()
}

async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(prefix)) continue
    const home = join(base, name)
    try {
      const lock = tryLock(join(home, 'lock'))
      if (lock === undefined) continue
      await endLeftoverServer(join(home, 'data'))
      lock.release()
      await rm(home, { recursive: true, force: true })
    } catch {
      // Another user's, or just being removed by another run.
    }
  }
}
