import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Held until released. The kernel also releases it whenever the process ends. */
export interface ExclusiveLock {
  release(): void
}

/**
 * Takes the lock of a file; undefined if another process has it. SQLite provides the file lock, which Node lacks. A
 * pid file would not do: after a kill -9 its pid may belong to another process.
 *
 * @throws Error if the file cannot be opened or created
 */
export function tryLock(path: string): ExclusiveLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // A user who can read the file could take the lock.
    chmodSync(path, 0o600)
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === 5) return undefined
    throw error
  }
  return { release: () => file.close() }
}
