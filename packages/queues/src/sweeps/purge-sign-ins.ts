import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Database, statement } from '@channel/db'
import { deleteInBatches } from './delete-in-batches.ts'
import type { PurgeOptions } from './purge-options.ts'

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
 * @returns the number of removed rows
 */
export async function purgeSignIns(database: Database, { now, signal }: PurgeOptions): Promise<number> {
  const refusedBefore = new Date(now().getTime() - refusedDays * dayMs)
  const sessions = await deleteInBatches(database, deleteSessions, { before: now(), batchSize, signal })
  const verifications = await deleteInBatches(database, deleteVerifications, { before: now(), batchSize, signal })
  const refused = await deleteInBatches(database, deleteRefused, { before: refusedBefore, batchSize, signal })
  return sessions + verifications + refused
}
