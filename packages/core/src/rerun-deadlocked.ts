import { setTimeout as delay } from 'node:timers/promises'
import { type Database, isDeadlock, type Transaction } from '@channel/db'

const mostAttempts = 4
const longestPauseMs = 50

/**
 * Runs `work` in a transaction, and once more when a deadlock ended it. Requests that change the same rows in different
 * orders (two labels that take each other's names) can end up waiting for each other; PostgreSQL then rolls one of them
 * back, which is no fault of its client.
 *
 * @param work may run several times, so it does nothing outside its transaction
 */
export async function rerunDeadlocked<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (!isDeadlock(error) || attempt === mostAttempts) throw error
    }
    // At once, it could take the same lock again before the other, which just got free, has woken up.
    await delay(Math.random() * longestPauseMs)
  }
}
