import { isDeadlock, type Transaction, type Transactional } from '@channel/db'
import { rerunTransaction } from './rerun-transaction.ts'

/**
 * Runs `work` in a transaction, and retries it after a deadlock. Requests that change the same rows in different orders
 * (two labels that swap names) can end up waiting for each other; PostgreSQL then rolls one of them back, which is not
 * the client's fault.
 *
 * @param work may run several times, so it has no effects outside its transaction
 */
export function rerunDeadlocked<T>(database: Transactional, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return rerunTransaction(database, work, isDeadlock)
}
