import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction, Transactional } from '@channel/db'

const maxAttempts = 4
const maxPauseMs = 50

/**
 * Runs `work` in a transaction, and retries it after a collision with another transaction, up to four runs in total.
 *
 * @param work may run several times, so it has no effects outside its transaction
 * @param isCollision whether an error is temporary, because the other transaction ends
 */
export async function rerunTransaction<T>(
  database: Transactional,
  work: (tx: Transaction) => Promise<T>,
  isCollision: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (!isCollision(error) || attempt === maxAttempts) throw error
    }
    // An immediate retry could take the same lock again before the waiting transaction wakes up.
    await delay(Math.random() * maxPauseMs)
  }
}
