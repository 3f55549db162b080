import { rerunDeadlocked } from '@channel/core'
import type { Transaction } from '@channel/db'
import type { RequestContext } from './context.ts'

/**
 * The one place where transactions of requests begin: runs the verb and renders its answer inside, then commits. What is
 * thrown rolls back; after a deadlock, `work` runs once more.
 */
export function inTransaction<Reply>(
  { database }: RequestContext,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  return rerunDeadlocked(database, work)
}
