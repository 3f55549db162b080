import { type Database, type Statement, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long audit logs and hourly figures are kept, in days: a year, and some time to look back at its beginning. */
const keptDays = 400
const batchSize = 1_000

// By organization, because that leads the keys.
const deleteEntries = statement(
  'purge_audit_log',
  `WITH expired AS MATERIALIZED (
     SELECT entry.* FROM organizations organization CROSS JOIN LATERAL (
       SELECT organization_id, created_at, id FROM audit_log
       WHERE organization_id = organization.id AND created_at <= $1
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ) entry LIMIT $2
   )
   DELETE FROM audit_log entry USING expired
   WHERE entry.organization_id = expired.organization_id AND entry.created_at = expired.created_at AND entry.id = expired.id`,
)
const deleteFigures = statement(
  'purge_hourly_figures',
  `WITH expired AS MATERIALIZED (
     SELECT figure.* FROM organizations organization CROSS JOIN LATERAL (
       SELECT organization_id, hour, kind, slot FROM hourly_figures
       WHERE organization_id = organization.id AND hour <= $1
       ORDER BY hour LIMIT $2 FOR UPDATE SKIP LOCKED
     ) figure LIMIT $2
   )
   DELETE FROM hourly_figures figure USING expired
   WHERE figure.organization_id = expired.organization_id AND figure.hour = expired.hour
     AND figure.kind = expired.kind AND figure.slot = expired.slot`,
)

/**
 * Removes entries of audit logs and hourly figures that are 400 days old, in short transactions.
 *
 * @param signal ends it after the current transaction
 * @returns the number of removed rows
 */
export async function purgeHistory(
  database: Database,
  { now }: Pick<Scope, 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  const removeAll = async (text: Statement): Promise<number> => {
    let removed = 0
    for (;;) {
      const count = await database.execute(text, [before, batchSize])
      removed += count
      if (count < batchSize || signal?.aborted) return removed
    }
  }
  const entries = await removeAll(deleteEntries)
  return entries + (await removeAll(deleteFigures))
}
