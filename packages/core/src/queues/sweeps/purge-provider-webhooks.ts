import { type Database, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'

const keptForMs = 30 * 24 * 60 * 60 * 1_000

// What is given up is in nobody's hands: SKIP LOCKED is for another worker that does the same.
const deleteGivenUp = statement(
  'purge_provider_webhooks',
  `DELETE FROM provider_webhooks WHERE id = ANY (ARRAY(
     SELECT id FROM provider_webhooks WHERE next_attempt_at IS NULL AND received_at <= $1
     ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED
   ))`,
)

const rowsAtATime = 500

/**
 * Removes the webhooks that came 30 days ago or earlier and were given up, in short transactions. Those that are done are gone
 * already, and those that are still tried stay.
 *
 * @param signal ends it after the transaction that runs
 * @returns how many it removed
 */
export async function purgeProviderWebhooks(
  database: Database,
  { now }: Pick<Scope, 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - keptForMs)
  let removed = 0
  for (;;) {
    const count = await database.execute(deleteGivenUp, [before, rowsAtATime])
    removed += count
    if (count < rowsAtATime || signal?.aborted) return removed
  }
}
