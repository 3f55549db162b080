import { ConnectionsBusy, type Database, statement, type Transaction, type Transactional } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'
import { claimKey } from './claim-key.ts'
import type { IdempotentRequest } from './idempotent-request.ts'
import { inProgress, type ReplyForm, replayAfter, replayStored, respondOnce } from './respond-once.ts'

// No transaction is open during the call to the other server, so the session holds the lock on the key instead. The final
// transaction runs on the same connection: there claimKey can take the lock, because its own session holds it. If the
// connection or the process ends, the lock is released and nothing is stored.
//
// Reserved connections are few. So the key is first claimed briefly on an ordinary connection: replays and duplicates do
// not need a reserved one.

// The same lock as in claim_idempotency_key.
const lockKey = statement(
  'lock_idempotency_key',
  `SELECT pg_try_advisory_lock(hashtextextended($1 || ' ' || $2, 0)) AS locked`,
)

/**
 * Like {@link respondOnce}, for requests that call another server before their transaction. The lock on the key is held
 * during `callServer`. An ApiError of `callServer` below 500 is stored like one of `work`.
 *
 * @throws ApiError as respondOnce; `rate_limit_exceeded` when too many such requests wait for other servers
 */
export async function respondOnceAfter<Result, Reply>(
  database: Database,
  scope: Scope,
  request: IdempotentRequest,
  callServer: () => Promise<Result>,
  work: (tx: Transaction, result: Result) => Promise<Reply>,
  form: ReplyForm<Reply>,
): Promise<Reply> {
  try {
    await database.transaction(async (tx) => claimKey(tx, scope, request.key))
  } catch (failure) {
    return replayAfter(failure, database, scope, request, form)
  }

  let isReserved = false
  const underLock = async (connection: Transactional): Promise<Reply> => {
    isReserved = true
    const [row] = await connection.query(lockKey, [scope.organizationId, request.key])
    if (row?.locked !== true) throw inProgress()
    // A duplicate may have finished since the claim.
    const earlier = await replayStored(connection, scope, request, form)
    if (earlier !== undefined) return earlier
    const [outcome] = await Promise.allSettled([callServer()])
    const workAfterCall = async (tx: Transaction) => {
      if (outcome.status === 'rejected') throw outcome.reason
      return work(tx, outcome.value)
    }
    return respondOnce(connection, scope, request, workAfterCall, form)
  }

  try {
    return await database.reserve(underLock)
  } catch (error) {
    throw error instanceof ConnectionsBusy && !isReserved ? tooManyAtOnce() : error
  }
}

/** Nothing has happened yet, so the client may send the same request again. */
function tooManyAtOnce(): ApiError {
  return new ApiError(
    'rate_limit_exceeded',
    'Too many requests with an `Idempotency-Key` are waiting for the upstream provider. Send it again after `Retry-After`.',
    { headers: { 'Retry-After': '5' } },
  )
}
