import type { Queryable, Transaction, Transactional } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { rerunDeadlocked } from '../transactions/index.ts'
import { claimKey, hasStoredResponse, isInProgress } from './claim-key.ts'
import type { IdempotentRequest } from './idempotent-request.ts'
import { findStoredResponse, type StoredResponse, storeResponse } from './stored-response.ts'

// The claim, the verb and the record of its response are one transaction with one commit: a crash at any point leaves
// nothing or everything, and no lease can expire while the work goes on. The claim's lock lets one of two concurrent
// requests pass. It ends with the transaction, or with the connection of a process that died. If both pass, the
// record's unique key decides: the second transaction is rolled back and returns the stored response.
//
// A refusal (4xx) is stored too, but its transaction has to be rolled back: a second transaction with its own claim
// stores the record. Other failures (5xx) leave nothing, so that a retry can succeed.

/** Converts replies to stored responses and back. */
export interface ReplyForm<Reply> {
  toStored(reply: Reply): StoredResponse
  refusalToStored(refusal: ApiError): StoredResponse
  replay(stored: StoredResponse): Reply
}

/**
 * Runs `work` in a transaction and stores its reply for 24 hours, or returns the stored response to the same request.
 * It needs no more round trips than the transaction itself.
 *
 * @param work may run several times, so it has no effects outside its transaction
 * @throws ApiError `idempotency_in_progress` while another transaction holds the key; `idempotency_key_reuse` when the
 *   key was used for a different request; errors of `work`, which are stored if they are ApiErrors below 500
 */
export async function respondOnce<Reply>(
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
      storeResponse(tx, scope, request, form.toStored(reply))
      return reply
    })
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500)
      return replayAfter(failure, database, scope, request, form)
    try {
      await database.transaction(async (tx) => {
        claimKey(tx, scope, request.key)
        storeResponse(tx, scope, request, form.refusalToStored(failure))
      })
    } catch (error) {
      return replayAfter(error, database, scope, request, form)
    }
    throw failure
  }
}

/**
 * Returns the stored response after a transaction has failed because the key is taken.
 *
 * @throws ApiError as {@link respondOnce}; `failure` itself when it has another cause
 */
export async function replayAfter<Reply>(
  failure: unknown,
  database: Queryable,
  scope: Scope,
  request: IdempotentRequest,
  form: ReplyForm<Reply>,
): Promise<Reply> {
  if (isInProgress(failure)) throw inProgress()
  if (!hasStoredResponse(failure)) throw failure
  const earlier = await replayStored(database, scope, request, form)
  // It expired between the two lookups.
  if (earlier === undefined) throw inProgress()
  return earlier
}

/**
 * The stored response to the same request; undefined without one.
 *
 * @throws ApiError `idempotency_key_reuse` when the key was used for a different request
 */
export async function replayStored<Reply>(
  database: Queryable,
  scope: Scope,
  request: IdempotentRequest,
  form: ReplyForm<Reply>,
): Promise<Reply | undefined> {
  const found = await findStoredResponse(database, scope, request)
  if (found === undefined) return undefined
  if (!found.isSameRequest) throw keyReused()
  return form.replay(found.response)
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
