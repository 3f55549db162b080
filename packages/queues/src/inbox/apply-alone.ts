import { rerunTransaction } from '@channel/core/mechanisms/transactions'
import { DatabaseUnavailable, isDeadlock, isUniqueViolation, statement, type Transaction } from '@channel/db'
import { count } from '@channel/metrics'
import { holdSpans } from '@channel/traces'
import { applyUpdate, EarlyUpdate } from './apply-update.ts'
import type { ApplicableUpdate, UpdateContext, UpdateOutcome } from './pending-update.ts'
import { UnusableUpdate } from './require-identified.ts'

const recordDone = statement(
  'record_provider_update_done',
  `INSERT INTO provider_webhook_updates (webhook_id, update_index)
   SELECT webhook_id, update_index FROM unnest($1::bigint[], $2::int[]) AS done (webhook_id, update_index)`,
)

/**
 * Applies an update in a transaction of its own, which also records its completion: exactly once, or not at all.
 *
 * @throws DatabaseUnavailable; any other failure is an outcome
 */
export async function applyAlone(context: UpdateContext, pending: ApplicableUpdate): Promise<UpdateOutcome> {
  // Of the last run only.
  const spans = holdSpans()
  const apply = (tx: Transaction) =>
    spans.run(async () => {
      recordUpdatesDone(tx, [pending])
      await applyUpdate(tx, context, pending)
    })
  try {
    await rerunTransaction(context.database, apply, isCollision)
    spans.release()
    return { kind: 'done' }
  } catch (error) {
    if (isAlreadyDone(error)) {
      count('channel.lease.lost', { queue: context.lane ?? 'inbox' })
      return { kind: 'done' }
    }
    if (error instanceof DatabaseUnavailable) throw error
    spans.release()
    if (error instanceof EarlyUpdate)
      return { kind: 'retry', failure: 'The message or contact that it refers to has not been received yet.' }
    if (error instanceof UnusableUpdate) return { kind: 'failed', failure: error.message }
    return { kind: 'retry', failure: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Records that updates are completed, in their transaction.
 *
 * @throws a unique violation if one of them was already completed. The statement is enqueued, so the next statement or the
 *   commit throws it
 */
export function recordUpdatesDone(tx: Transaction, updates: readonly ApplicableUpdate[]): void {
  tx.enqueue(recordDone, [updates.map(({ webhookId }) => webhookId), updates.map(({ index }) => index)])
}

/**
 * Another transaction has changed the same contacts. The user id may now belong to another contact: a retry merges the
 * two.
 */
function isCollision(error: unknown): boolean {
  return isDeadlock(error) || (isUniqueViolation(error) && !isAlreadyDone(error))
}

/** Another worker has completed it. */
function isAlreadyDone(error: unknown): boolean {
  return isUniqueViolation(error, 'provider_webhook_updates_pkey')
}
