import type { Queryable, Transaction, Transactional } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { rerunDeadlocked } from '../transactions/index.ts'
import { claimKey, isAnswered, isInProgress } from './claim-key.ts'
import type { IdempotentRequest } from './idempotent-request.ts'
import { findAnswer, type KeptAnswer, keepAnswer } from './kept-answer.ts'

// The claim, the verb and the record of its answer are one transaction with one commit: a crash at any point leaves nothing
// or everything, and there is no lease that could run out while the work still goes on. Two at once: the claim's lock lets
// one pass; it ends with the transaction, and with the connection of a process that died. Should both pass all the same,
// the record's unique key is the truth: the second one's transaction is taken back, and it answers with the first's record.
//
// A refusal (4xx) is an answer like others, but its transaction has to be rolled back: the record follows in one of its
// own, under a claim of its own. What fails otherwise (5xx) leaves nothing, so that the same request may succeed later.

/** How replies become what is kept, and back. */
export interface ReplyForm<Reply> {
  keep(reply: Reply): KeptAnswer
  keepRefusal(refusal: ApiError): KeptAnswer
  replay(kept: KeptAnswer): Reply
}

/**
 * Runs `work` in a transaction and keeps its reply for 24 hours, or answers again what was kept for the same request.
 * It costs no round trip more than the transaction itself.
 *
 * @param work may run several times, so it does nothing outside its transaction
 * @throws ApiError `idempotency_in_progress` while another transaction has the key; `idempotency_key_reuse` when the key
 *   was used for another request; what `work` throws, kept too when it is an ApiError below 500
 */
export async function answerOnce<Reply>(
  database: Transactional,
  scope: Scope,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<Reply>,
  form: ReplyForm<Reply>,
): Promise<Reply> {
  try {
    return await rerunDeadlocked(database, async (tx) => {
      claimKey(tx, scope, request.key)
      const reply = await work(tx)
      keepAnswer(tx, scope, request, form.keep(reply))
      return reply
    })
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500)
      return replayAfter(failure, database, scope, request, form)
    try {
      await database.transaction(async (tx) => {
        claimKey(tx, scope, request.key)
        keepAnswer(tx, scope, request, form.keepRefusal(failure))
      })
    } catch (error) {
      return replayAfter(error, database, scope, request, form)
    }
    throw failure
  }
}

/**
 * Gives the stored response after a transaction has failed because the key is taken.
 *
 * @throws ApiError as {@link answerOnce}; `failure` itself when it has another reason
 */
export async function replayAfter<Reply>(
  failure: unknown,
  database: Queryable,
  scope: Scope,
  request: IdempotentRequest,
  form: ReplyForm<Reply>,
): Promise<Reply> {
  if (isInProgress(failure)) throw inProgress()
  if (!isAnswered(failure)) throw failure
  const earlier = await answeredBefore(database, scope, request, form)
  // It expired between the two looks.
  if (earlier === undefined) throw inProgress()
  return earlier
}

/**
 * The response that was stored for the same request; undefined when there is none.
 *
 * @throws ApiError `idempotency_key_reuse` when the key was used for another request
 */
export async function answeredBefore<Reply>(
  database: Queryable,
  scope: Scope,
  request: IdempotentRequest,
  form: ReplyForm<Reply>,
): Promise<Reply | undefined> {
  const found = await findAnswer(database, scope, request)
  if (found === undefined) return undefined
  if (!found.isToThisRequest) throw keyReused()
  return form.replay(found.answer)
}

export function inProgress(): ApiError {
  return new ApiError(
    'idempotency_in_progress',
    'A request with this `Idempotency-Key` is still being processed. Send it again after `Retry-After`.',
    { param: 'Idempotency-Key', headers: { 'Retry-After': '1' } },
  )
}

function keyReused(): ApiError {
  return new ApiError(
    'idempotency_key_reuse',
    'This `Idempotency-Key` was sent before with another method, path or body. Use a new one.',
    { param: 'Idempotency-Key' },
  )
}
