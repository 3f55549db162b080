import { isDeadlock, type Transaction, type Transactional } from '@channel/db'
import { rerunTransaction } from './rerun-transaction.ts'

/**
 * Runs `work` in a transaction, and once more when a deadlock ended it. Requests that change the same rows in different
 * orders (two labels that take each other's names) can end up waiting for each other; PostgreSQL then rolls one of them
 * back, which is no fault of its client.
 *
 * @param work may run several times, so it does nothing outside its transaction
 */
export function rerunDeadlocked<T>(database: Transactional, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return rerunTransaction(database, work, isDeadlock)
}
