import type { HandlerResult } from '@channel/codegen/hono'
import { respondOnce, respondOnceAfter } from '@channel/core/mechanisms/idempotency'
import { hintWrite } from '@channel/core/mechanisms/outbox'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import type { Transaction } from '@channel/db'
import { replyForm } from './reply-form.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Begins the transaction of a request; no other code does. It runs the verb, renders the response, then commits. An
 * error rolls back, including a failed validation of the response. After a deadlock `work` runs once more. With an
 * `Idempotency-Key` the response is stored in the same transaction, and a repeated request gets the stored
 * response.
 */
export function inTransaction<Reply>(
  context: RequestContext,
  work: (tx: Transaction) => Promise<Reply>,
  { idempotentRequest } = context.rules,
): Promise<Reply> {
  const { database } = context
  const validated = async (tx: Transaction) => finish(context, tx, await work(tx))
  if (idempotentRequest === undefined) return rerunDeadlocked(database, validated)
  return respondOnce(database, context.scope, idempotentRequest, validated, replyForm(context))
}

function finish<Reply>(context: RequestContext, tx: Transaction, reply: Reply): Reply {
  const { validateReply, record, writtenGroup } = context.rules
  record?.(tx, reply)
  if (writtenGroup !== undefined) hintWrite(tx, context.organizationId, writtenGroup)
  // Handlers return results of their operation.
  validateReply?.(reply as HandlerResult)
  return reply
}

/**
 * Like {@link inTransaction}, for a verb that first sends a request to another server: `request` runs without an
 * open transaction. With an `Idempotency-Key`, the key is locked meanwhile, and a replay does not call `request`. A
 * 4xx error of `request` is stored like one of `work`.
 */
export async function inTransactionAfter<Fetched, Reply>(
  context: RequestContext,
  request: () => Promise<Fetched>,
  work: (tx: Transaction, fetched: Fetched) => Promise<Reply>,
): Promise<Reply> {
  const { database, scope } = context
  const { idempotentRequest } = context.rules
  if (idempotentRequest === undefined) {
    const fetched = await request()
    return inTransaction(context, (tx) => work(tx, fetched))
  }
  const validated = async (tx: Transaction, fetched: Fetched) => finish(context, tx, await work(tx, fetched))
  return respondOnceAfter(database, scope, idempotentRequest, request, validated, replyForm<Reply>(context))
}
