import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import type { Scope } from '@channel/core/mechanisms/scope'
import { type Database, type Statement, statement } from '@channel/db'

const dayMs = 24 * 60 * 60 * 1000
/** How long refused attempts to sign in to no known user stay in the audit log, in days. */
const refusedDays = 30
const batchSize = 1_000

const deleteSessions = statement('purge_sign_in_sessions', expired('sign_in_sessions'))
const deleteVerifications = statement('purge_sign_in_verifications', expired('sign_in_verifications'))
const deleteRefused = statement(
  'purge_refused_sign_ins',
  `WITH expired AS MATERIALIZED (
     SELECT organization_id, created_at, id FROM audit_log
     WHERE organization_id = '${unauthenticatedOrganizationId}' AND created_at <= $1
     ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   DELETE FROM audit_log entry USING expired
   WHERE entry.organization_id = expired.organization_id AND entry.created_at = expired.created_at AND entry.id = expired.id`,
)

function expired(table: string): string {
  return `WITH expired AS MATERIALIZED (
     SELECT id FROM ${table} WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   DELETE FROM ${table} USING expired WHERE ${table}.id = expired.id`
}

/**
 * Removes ended sessions of the dashboard, begun sign-ins that were not finished, and refused attempts of unknown users, in
 * short transactions.
 *
 * @param signal ends it after the current transaction
 * @returns the number of removed rows
 */
export async function purgeSignIns(
  database: Database,
  { now }: Pick<Scope, 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const nowMs = now().getTime()
  const removeAll = async (text: Statement, before: Date): Promise<number> => {
    let removed = 0
    for (;;) {
      const count = await database.execute(text, [before, batchSize])
      removed += count
      if (count < batchSize || signal?.aborted) return removed
    }
  }
  const sessions = await removeAll(deleteSessions, new Date(nowMs))
  const verifications = await removeAll(deleteVerifications, new Date(nowMs))
  return sessions + verifications + (await removeAll(deleteRefused, new Date(nowMs - refusedDays * dayMs)))
}
