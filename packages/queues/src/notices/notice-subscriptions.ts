import type { NotifiedSubscription } from '@channel/contract/types'
import { type NewNotice, recordNotices } from '@channel/core/notices'
import { type Database, type RowOf, statement, type Transaction } from '@channel/db'
import type { NoticesOptions } from './notices-options.ts'

const type = `CASE WHEN subscription.enabled THEN 'subscription.failing' ELSE 'subscription.disabled' END`

// A failure begins with `failing_since`, which stays until an attempt succeeds or a user changes the subscription. It is reported once
// as failing and once as disabled. One that soon fails again is reported again after an hour. A locked subscription is checked in the
// next run.
const findStatement = statement(
  'find_subscriptions_to_notice',
  `SELECT subscription.organization_id, subscription.id, subscription.description, subscription.enabled,
     subscription.disabled_reason, subscription.failing_since
   FROM webhook_subscriptions subscription
   WHERE deleted_at IS NULL AND (failing_since IS NOT NULL OR disabled_reason IS NOT NULL)
     AND CASE WHEN enabled THEN failing_since <= $1::timestamptz - interval '1 hour'
         ELSE disabled_reason IS NOT NULL AND failing_since IS NOT NULL END
     AND NOT EXISTS (
       SELECT FROM notices notice
       WHERE notice.organization_id = subscription.organization_id AND notice.type = ${type}
         AND notice.subject = subscription.id AND (
           (notice.detail ->> 'failing_since')::timestamptz = subscription.failing_since
           OR notice.created_at > $1::timestamptz - interval '1 hour'
         )
     )
   ORDER BY subscription.organization_id, subscription.id
   LIMIT $2 FOR NO KEY UPDATE OF subscription SKIP LOCKED`,
)

const atATime = 100

/**
 * Records a notice for each subscription that has been failing for an hour, or was disabled by the service, in short transactions.
 *
 * @returns the number of notices
 */
export async function noticeSubscriptions(database: Database, options: NoticesOptions): Promise<number> {
  let recorded = 0
  for (;;) {
    const count = await database.transaction((tx) => noticeAFew(tx, options))
    recorded += count
    if (count < atATime || options.signal?.aborted) return recorded
  }
}

async function noticeAFew(tx: Transaction, { now, mails }: NoticesOptions): Promise<number> {
  const time = now().toISOString()
  const rows = await tx.query(findStatement, [time, atATime])
  return recordNotices(tx, rows.map(noticeOf), { created_at: time.replace('Z', '000Z'), mails })
}

function noticeOf(row: RowOf<'find_subscriptions_to_notice'>): NewNotice {
  const { organization_id, id, description, enabled, disabled_reason, failing_since } = row
  const object: NotifiedSubscription = {
    id,
    object: 'webhook_subscription',
    description,
    enabled,
    disabled_reason,
    failing_since,
  }
  const type = enabled ? 'subscription.failing' : 'subscription.disabled'
  return { type, organization_id, subject: id, occasion: failing_since, object }
}
