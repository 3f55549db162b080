import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction, Transactional } from '@channel/db'

const mostAttempts = 4
const longestPauseMs = 50

/**
 * Runs `work` in a transaction, and once more when another one got in its way: four times at most.
 *
 * @param work may run several times, so it does nothing outside its transaction
 * @param isCollision whether what it failed with passes, as the other one does
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
      if (!isCollision(error) || attempt === mostAttempts) throw error
    }
    // At once, it could take the same lock again before the other, which just got free, has woken up.
    await delay(Math.random() * longestPauseMs)
  }
}
