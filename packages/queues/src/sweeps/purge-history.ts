import { timePlus } from '@channel/core/mechanisms/clock'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Database, statement } from '@channel/db'
import { deleteInBatches } from './delete-in-batches.ts'
import type { PurgeOptions } from './purge-options.ts'

/** How long audit logs, hourly figures, usage and notices are kept, in days: a year, and some time to look back at its beginning. */
const keptDays = 400
/** How long imports of contacts are kept, in days, with the errors of their rows. */
const keptImportDays = 30
/** How long public links to messages are listed after their end of validity, in days, revoked ones too. */
const keptLinkDays = 30
const batchSize = 1_000

// By organization, because that leads the keys. What it has is not older than the organization itself.
const deleteExpired = (table: string, time: string, limit = '$1') =>
  statement(
    `purge_${table}`,
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
       SELECT expired.ctid FROM (SELECT id FROM organizations WHERE created_at <= $1 OFFSET 0) AS organization CROSS JOIN LATERAL (
         SELECT ctid FROM ${table} WHERE organization_id = organization.id AND ${time} <= ${limit}
         ORDER BY ${time} LIMIT $2 FOR UPDATE SKIP LOCKED
       ) expired LIMIT $2
     ))`,
  )
const deleteEntries = deleteExpired('audit_log', 'created_at')
const deleteFigures = deleteExpired('hourly_figures', 'hour')
const deleteWebhookFigures = deleteExpired('hourly_webhook_figures', 'hour')
const deleteUsage = deleteExpired('usage_counts', 'day', '$1::date')
const deleteNotices = deleteExpired('notices', 'created_at')
/** How long broadcasts are kept after their end, in days, unless messages are kept for a shorter time. */
const keptBroadcastDays = 90
const daysOfBroadcasts = `least(coalesce(organization.message_retention_days, ${keptBroadcastDays}), ${keptBroadcastDays})`
const isOver = `${timePlus('ended_at', `${daysOfBroadcasts} * interval '1 day'`)} <= $1`
// Before the broadcasts, which would delete all of them at once.
const deleteRecipients = statement(
  'purge_broadcast_recipients',
  `DELETE FROM broadcast_recipients WHERE ctid = ANY (ARRAY(
     SELECT recipient.ctid FROM organizations organization
     JOIN broadcasts broadcast ON broadcast.organization_id = organization.id AND ${isOver}
     JOIN broadcast_recipients recipient ON recipient.organization_id = broadcast.organization_id AND recipient.broadcast_id = broadcast.id
     LIMIT $2 FOR UPDATE OF recipient SKIP LOCKED
   ))`,
)
const deleteBroadcasts = statement(
  'purge_broadcasts',
  `DELETE FROM broadcasts WHERE ctid = ANY (ARRAY(
     SELECT broadcast.ctid FROM organizations organization
     JOIN broadcasts broadcast ON broadcast.organization_id = organization.id AND ${isOver}
     LIMIT $2 FOR UPDATE OF broadcast SKIP LOCKED
   ))`,
)
const deleteImports = deleteExpired('contact_imports', 'created_at')
const deleteLinks = deleteExpired('message_links', 'expires_at')

/**
 * Removes entries of audit logs, hourly figures, usage and notices that are 400 days old, imports of contacts that are 30 days old,
 * public links to messages that expired 30 days ago, and broadcasts that ended 90 days ago, or as long ago as messages are kept, in
 * short transactions.
 *
 * @returns the number of removed rows
 */
export async function purgeHistory(database: Database, { now, signal }: PurgeOptions): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  const before = daysAgo(keptDays)
  let removed = 0
  for (const text of [deleteEntries, deleteFigures, deleteWebhookFigures, deleteUsage, deleteNotices])
    removed += await deleteInBatches(database, text, { before, batchSize, signal })
  removed += await deleteInBatches(database, deleteImports, {
    before: daysAgo(keptImportDays),
    // Their errors are deleted with them.
    batchSize: 1,
    signal,
  })
  removed += await deleteInBatches(database, deleteLinks, { before: daysAgo(keptLinkDays), batchSize, signal })
  for (const text of [deleteRecipients, deleteBroadcasts])
    removed += await deleteInBatches(database, text, { before: now(), batchSize, signal })
  return removed
}
