import { eventAgeDays } from '@channel/core/events'
import { timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Queryable, statement } from '@channel/db'

/** How far the removal of expired rows of a kind is behind. */
export interface RetentionLag {
  readonly kind: string
  /** Seconds since the oldest row that still exists has expired; 0 if none has. */
  readonly lag: number
}

const lagOf = (kind: string, days: string, oldest: string) =>
  `SELECT '${kind}' AS kind,
     coalesce(greatest(0, max(extract(epoch FROM clock_timestamp() - oldest.created_at - ${days} * interval '1 day'))), 0)::float8 AS lag
   FROM ${oldest}`

/** Deliveries that are kept as long as events are listed, or longer, wait for their week, and a day more, before they are purged. */
const daysUntilPurged = 8
const deliveryDays = `(delivery_retention_days + CASE WHEN delivery_retention_days >= ${eventAgeDays} THEN ${daysUntilPurged} ELSE 0 END)`

/** A bound of ids, which selects the partitions that are read: of most organizations, those that should have been dropped. */
const mayHaveExpired = `CASE WHEN delivery_retention_days < ${eventAgeDays} THEN 'wbd_~' WHEN delivery_retention_days IS NOT NULL THEN $1::text ELSE '' END`

const oldestOf = (table: string, where: string) =>
  `LATERAL (SELECT created_at FROM ${table} WHERE organization_id = organization.id AND ${where} ORDER BY created_at LIMIT 1) AS oldest`

// One index lookup per organization, account or status. Uploads have no line: they expire only if no message uses them.
const read = statement(
  'read_retention_lags',
  [
    lagOf(
      'deliveries',
      deliveryDays,
      `organizations organization CROSS JOIN unnest(ARRAY['succeeded', 'dead']) AS finished (status)
       CROSS JOIN ${oldestOf('webhook_deliveries', `webhook_deliveries.status = finished.status AND webhook_deliveries.id < ${mayHaveExpired}`)}`,
    ),
    lagOf(
      'messages',
      'message_retention_days',
      `organizations organization JOIN channel_accounts account ON account.organization_id = organization.id
         AND message_retention_days IS NOT NULL
       CROSS JOIN ${oldestOf('messages', 'messages.phone_number_id = account.phone_number_id')}`,
    ),
    lagOf(
      'media',
      'media_retention_days',
      `organizations organization CROSS JOIN ${oldestOf('media', 'path IS NOT NULL AND media_retention_days IS NOT NULL')}`,
    ),
    lagOf('idempotency_records', '1', '(SELECT min(created_at) AS created_at FROM idempotency_records) AS oldest'),
    lagOf(
      'provider_webhooks',
      '30',
      '(SELECT min(received_at) AS created_at FROM provider_webhooks WHERE next_attempt_at IS NULL) AS oldest',
    ),
  ].join('\n   UNION ALL '),
)

/** Reads how far the removal of expired rows is behind, by kind. */
export async function readRetentionLags(database: Queryable): Promise<RetentionLag[]> {
  const expired = new Date(Date.now() - (eventAgeDays + daysUntilPurged) * dayMs).toISOString()
  const rows = await database.query(read, [timeOfIds('webhookDelivery', expired)])
  return rows.map(({ kind, lag }) => ({ kind: kind ?? '', lag: lag ?? 0 }))
}
