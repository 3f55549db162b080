import { expiredAt } from '@channel/core/mechanisms/idempotency'
import type { Scope } from '@channel/core/mechanisms/scope'
import { type Database, statement } from '@channel/db'

const deleteExpired = statement(
  'purge_idempotency_records',
  `WITH expired AS MATERIALIZED (
     SELECT organization_id, key FROM idempotency_records WHERE created_at <= $1
     ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   DELETE FROM idempotency_records record USING expired
   WHERE record.organization_id = expired.organization_id AND record.key = expired.key`,
)

const batchSize = 5_000

/**
 * Removes records older than 24 hours, of all organizations, in short transactions.
 *
 * @param signal ends it after the current transaction
 * @returns the number of removed records
 */
export async function purgeIdempotencyRecords(
  database: Database,
  { now }: Pick<Scope, 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await database.execute(deleteExpired, [expiredAt({ now }), batchSize])
    removed += count
    if (count < batchSize || signal?.aborted) return removed
  }
}
