import type { Scope } from '@channel/core/mechanisms/scope'
import { type Database, statement } from '@channel/db'

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
 * @param signal ends it after the current transaction
 * @returns the number of removed webhooks
 */
export async function purgeProviderWebhooks(
  database: Database,
  { now }: Pick<Scope, 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - retentionMs)
  let removed = 0
  for (;;) {
    const count = await database.execute(deleteGivenUp, [before, batchSize])
    removed += count
    if (count < batchSize || signal?.aborted) return removed
  }
}
