import { answerOnce, rerunDeadlocked } from '@channel/core'
import type { Transaction } from '@channel/db'
import type { RequestContext } from './context.ts'
import { replyForm } from './reply-form.ts'

/**
 * The one place where transactions of requests begin: runs the verb and renders its answer inside, then commits. What is
 * thrown rolls back; after a deadlock, `work` runs once more. With an `Idempotency-Key` the answer is kept in the same
 * transaction, and a request that has its answer gets that one again.
 */
export function inTransaction<Reply>(
  context: RequestContext,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  const { database, idempotentRequest, requestId } = context
  if (idempotentRequest === undefined) return rerunDeadlocked(database, work)
  return answerOnce(database, context.scope, idempotentRequest, work, replyForm(requestId))
}
