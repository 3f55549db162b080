import { setTimeout as delay } from 'node:timers/promises'
import { hasSqlState, isDeadlock } from './errors.ts'
import type { Session } from './queryable.ts'

/** How a migration waits for locks that other sessions hold. */
export interface LockWait {
  /** It gives up waiting for a lock after so long, and tries again after as long a pause. */
  readonly lockTimeoutMs: number
  /** Called with one line for each time that it tries again. */
  readonly log: (line: string) => void
  readonly signal: AbortSignal | undefined
}

/**
 * Runs `work` in a transaction that takes locks on tables in use. While it waits for a table's lock, every request that
 * uses the table waits behind it; so it waits briefly, lets the requests pass and tries again from the start.
 *
 * @param what the subject of the line that is logged
 * @throws what `work` throws, or an AbortError
 */
export async function withLockTimeout(
  session: Session,
  { lockTimeoutMs, log, signal }: LockWait,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 2; ; attempt++) {
    try {
      await session.run(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`)
      await work()
      return await session.run('COMMIT')
    } catch (error) {
      await session.run('ROLLBACK').catch(() => undefined)
      if (!isLockFailure(error)) throw error
    }
    log(`${what} waits for other sessions to release a lock (attempt ${attempt}) …`)
    await delay(lockTimeoutMs, undefined, { signal })
  }
}

function isLockFailure(error: unknown): boolean {
  const lockNotAvailable = '55P03'
  return hasSqlState(error, lockNotAvailable) || isDeadlock(error)
}
