import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Held until released or the process ends, however it ends: the kernel gives it back. */
export interface ExclusiveLock {
  release(): void
}

/**
 * Takes the lock that a file stands for, or gives undefined when another process holds it. SQLite is what Node has for
 * file locks: a pid file would need guessing after a kill -9, and a pid may belong to somebody else by then.
 *
 * @throws Error when the file cannot be opened or made
 */
export function tryLock(path: string): ExclusiveLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // Whoever may read the file could hold the lock against us.
    chmodSync(path, 0o600)
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === 5) return undefined
    throw error
  }
  return { release: () => file.close() }
}
