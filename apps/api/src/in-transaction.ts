import { isDeadlock, type Transaction } from '@channel/db'
import type { RequestContext } from './context.ts'

const mostAttempts = 4

/**
 * The one place where transactions of requests begin: runs the verb and renders its answer inside, then commits. What is
 * thrown rolls back.
 *
 * Requests that change the same rows in different orders (two labels that take each other's names) can end up waiting for
 * each other. PostgreSQL then rolls one of them back, and it runs once more: `work` may run several times, and does nothing
 * outside its transaction.
 */
export async function inTransaction<Reply>(
  { database }: RequestContext,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (!isDeadlock(error) || attempt === mostAttempts) throw error
    }
  }
}
