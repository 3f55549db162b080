import { type Database, statement } from '@channel/db'
import { deleteInBatches } from './delete-in-batches.ts'
import type { PurgeOptions } from './purge-options.ts'

const retentionMs = 30 * 24 * 60 * 60 * 1_000

// No worker processes given-up webhooks: SKIP LOCKED is only for concurrent purges.
const deleteGivenUp = statement(
  'purge_provider_webhooks',
  `DELETE FROM provider_webhooks WHERE id = ANY (ARRAY(
     SELECT id FROM provider_webhooks WHERE next_attempt_at IS NULL AND received_at <= $1
     ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
   ))`,
)

const batchSize = 500

/**
 * Removes webhooks that were received 30 days ago or earlier and were given up, in short transactions. Webhooks that
 * are still retried stay.
 *
 * @returns the number of removed webhooks
 */
export function purgeProviderWebhooks(database: Database, { now, signal }: PurgeOptions): Promise<number> {
  const before = new Date(now().getTime() - retentionMs)
  return deleteInBatches(database, deleteGivenUp, { before, batchSize, signal })
}
