import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExclusiveLock, tryLock } from './exclusive-lock.ts'
import { endLeftoverServer } from './leftover-server.ts'
import { canEnter, type ServerUser } from './server-user.ts'

/** A directory that exists about as long as the process that created it. */
export interface TemporaryDirectory {
  readonly path: string
  remove(): Promise<void>
  /** Synchronous, for the exit of a process. */
  removeNow(): void
}

const prefix = 'channel-temporary-'
const memory = '/dev/shm'
// A server that is shutting down may still write files.
const withRetries = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }
const minFreeBytes = 2 * 1024 ** 3

/** Creates one. Removes those whose creators were killed, and ends their servers. */
export async function makeTemporaryDirectory(base: string): Promise<TemporaryDirectory> {
  await removeAbandoned(base)
  // Under another name until it is locked, so that no process mistakes it for an abandoned one.
  const unnamed = await mkdtemp(join(base, 'channel-unnamed-'))
  const lock = tryLock(join(unnamed, 'lock')) as ExclusiveLock
  const path = join(base, prefix + randomBytes(4).toString('hex'))
  await rename(unnamed, path)
  return {
    path,
    async remove() {
      lock.release()
      await rm(path, withRetries)
    },
    removeNow: () => rmSync(path, withRetries),
  }
}

/**
 * A directory where the server's user can work. For data it is in memory, if enough is free: clones of a database
 * then take a fifth of the time.
 */
export async function findTemporaryBase(purpose: 'data' | 'programs', user: ServerUser | undefined): Promise<string> {
  const inMemory = purpose === 'data' && (await hasFreeSpace(memory)) ? [memory] : []
  for (const directory of [...inMemory, tmpdir(), '/tmp', '/var/tmp']) {
    if (await canEnter(directory, user).catch(() => false)) return directory
  }
  return tmpdir()
}

async function hasFreeSpace(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= minFreeBytes
}

async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(prefix)) continue
    const path = join(base, name)
    try {
      const lock = tryLock(join(path, 'lock'))
      if (lock === undefined) continue
      await endLeftoverServer(join(path, 'data'))
      lock.release()
      await rm(path, { recursive: true, force: true })
    } catch {
      // Another user's, or another run is removing it.
    }
  }
}
