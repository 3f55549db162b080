import { expiredAt } from '@channel/core/mechanisms/idempotency'
import { type Database, statement } from '@channel/db'
import { deleteInBatches } from './delete-in-batches.ts'
import type { PurgeOptions } from './purge-options.ts'

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
 * Removes records older than 24 hours, of all organizations, in short transactions: they are no longer replayed.
 *
 * @returns the number of removed records
 */
export function purgeIdempotencyRecords(database: Database, { now, signal }: PurgeOptions): Promise<number> {
  return deleteInBatches(database, deleteExpired, { before: expiredAt({ now }), batchSize, signal })
}
