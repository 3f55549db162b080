import type { HandlerResult } from '@channel/codegen/hono'
import { answerOnce, answerOnceAfter, rerunDeadlocked } from '@channel/core'
import type { Transaction } from '@channel/db'
import type { RequestContext } from './context.ts'
import { replyForm } from './reply-form.ts'

/**
 * The one place where transactions of requests begin: runs the verb and renders its answer inside, then commits. An error
 * rolls back, including one of the validation of the answer; after a deadlock, `work` runs once more. With an
 * `Idempotency-Key` the answer is kept in the same transaction, and a request that has its answer gets that one again.
 */
export function inTransaction<Reply>(
  context: RequestContext,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  const { database, idempotentRequest, requestId } = context
  const validated = async (tx: Transaction) => validate(context, await work(tx))
  if (idempotentRequest === undefined) return rerunDeadlocked(database, validated)
  return answerOnce(database, context.scope, idempotentRequest, validated, replyForm(requestId))
}

function validate<Reply>({ validateReply }: RequestContext, reply: Reply): Reply {
  // Handlers return results of their operation.
  validateReply?.(reply as HandlerResult)
  return reply
}

/**
 * As {@link inTransaction}, for what asks another server first: no transaction is open meanwhile. With an `Idempotency-Key`,
 * the key is held meanwhile, and a replay asks nobody. A refusal (4xx) of `ask` is stored like one of `work`.
 */
export async function inTransactionAfter<Asked, Reply>(
  context: RequestContext,
  ask: () => Promise<Asked>,
  work: (tx: Transaction, asked: Asked) => Promise<Reply>,
): Promise<Reply> {
  const { database, scope, idempotentRequest, requestId } = context
  if (idempotentRequest === undefined) {
    const asked = await ask()
    return inTransaction(context, (tx) => work(tx, asked))
  }
  const validated = async (tx: Transaction, asked: Asked) => validate(context, await work(tx, asked))
  return answerOnceAfter(database, scope, idempotentRequest, ask, validated, replyForm<Reply>(requestId))
}
