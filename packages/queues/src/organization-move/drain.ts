import { setTimeout as delay } from 'node:timers/promises'
import type { Moving } from './moving.ts'

/** Longer than a slow receiver of webhooks may take. What takes longer is done again, or, if it is a send, becomes uncertain. */
export const maxDrainMs = 20_000
/** A claim has no sign in some tables: their calls take no longer, as a rule. */
const minMs = 500
const pollMs = 50

/** Waits until workers have ended what they had claimed of the organization: they claim nothing more. */
export async function drain(moving: Moving, limitMs: number): Promise<void> {
  const beganMs = performance.now()
  const lasted = () => performance.now() - beganMs
  while (lasted() < minMs || (lasted() < limitMs && (await countClaimed(moving)) > 0)) await delay(pollMs)
}

async function countClaimed({ session, source, organizationId }: Moving): Promise<number> {
  const claimed = (table: string, until: string, where: string) =>
    `SELECT 1 FROM ${source}.${table} WHERE organization_id = $1 AND ${where} AND lease_token IS NOT NULL AND ${until} > clock_timestamp()`
  const [row] = await session.ask<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       ${[
         claimed('message_sends', 'leased_until', 'next_attempt_at IS NOT NULL'),
         claimed('webhook_deliveries', 'leased_until', 'next_attempt_at IS NOT NULL'),
         claimed('media', 'next_fetch_at', "status = 'pending'"),
         claimed('broadcasts', 'next_attempt_at', "status IN ('scheduled', 'running')"),
         claimed('contact_imports', 'next_attempt_at', 'ended_at IS NULL'),
       ].join(' UNION ALL ')}
     ) AS claimed`,
    [organizationId],
  )
  return row!.count
}
