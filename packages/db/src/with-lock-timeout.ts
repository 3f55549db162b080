import { setTimeout as delay } from 'node:timers/promises'
import { hasSqlState, isDeadlock } from './errors.ts'
import type { Session } from './queryable.ts'

/** How a migration waits for locks of other sessions. */
export interface LockWait {
  /** The wait for a lock ends after this time; the pause before a retry is equally long. */
  readonly lockTimeoutMs: number
  /** Called with one line for each retry. */
  readonly log: (line: string) => void
  readonly signal: AbortSignal | undefined
}

/**
 * Runs `work` in a transaction that locks tables in use. While it waits for a table's lock, every request that uses
 * the table waits behind it. Therefore it waits briefly, lets the requests pass and starts again.
 *
 * @param what the subject of the logged line
 * @throws any error of `work`, or an AbortError
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
