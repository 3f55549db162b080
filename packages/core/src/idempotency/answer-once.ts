import type { Database, Transaction } from '@channel/db'
import { ApiError } from '../errors.ts'
import { rerunDeadlocked } from '../rerun-deadlocked.ts'
import type { Scope } from '../scope.ts'
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
  database: Database,
  scope: Scope,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<Reply>,
  form: ReplyForm<Reply>,
): Promise<Reply> {
  const replay = async (failure: unknown): Promise<Reply> => {
    if (isInProgress(failure)) throw inProgress()
    if (!isAnswered(failure)) throw failure
    const earlier = await answeredBefore(database, scope, request, form)
    // It expired between the two looks.
    if (earlier === undefined) throw inProgress()
    return earlier
  }

  try {
    return await rerunDeadlocked(database, async (tx) => {
      claimKey(tx, scope, request.key)
      const reply = await work(tx)
      keepAnswer(tx, scope, request, form.keep(reply))
      return reply
    })
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500) return replay(failure)
    try {
      await database.transaction(async (tx) => {
        claimKey(tx, scope, request.key)
        keepAnswer(tx, scope, request, form.keepRefusal(failure))
      })
    } catch (error) {
      return replay(error)
    }
    throw failure
  }
}

/**
 * The answer that was kept for the same request, given again; undefined when there is none. For what has to know before it does
 * something outside a transaction, such as asking another server, and is run by {@link answerOnce} afterwards.
 *
 * @throws ApiError `idempotency_key_reuse` when the key was used for another request
 */
export async function answeredBefore<Reply>(
  database: Database,
  scope: Scope,
  request: IdempotentRequest,
  form: ReplyForm<Reply>,
): Promise<Reply | undefined> {
  const found = await findAnswer(database, scope, request)
  if (found === undefined) return undefined
  if (!found.isToThisRequest) throw keyReused()
  return form.replay(found.answer)
}

function inProgress(): ApiError {
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
