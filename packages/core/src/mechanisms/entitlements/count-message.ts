import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'

// The first message of a month, or the first under a quota, also counts the messages sent before it. Later messages add
// one. The row lock serializes concurrent sends, so that the quota is never exceeded.
const countStatement = statement(
  'count_message',
  `WITH before AS MATERIALIZED (
     SELECT CASE WHEN EXISTS (SELECT FROM message_usage WHERE organization_id = $1 AND month = $2) THEN 0 ELSE (
       SELECT count(*) FROM channel_accounts account
       JOIN messages message ON message.organization_id = $1
         AND message.phone_number_id = account.phone_number_id
         AND message.direction = 'outbound' AND NOT message.from_business_app
         AND message.created_at >= $2::date AT TIME ZONE 'UTC'
       WHERE account.organization_id = $1
     ) END AS sent
   )
   INSERT INTO message_usage AS usage (organization_id, month, sent)
   SELECT $1, $2, before.sent + $4 FROM before WHERE before.sent + $4 <= $3
   ON CONFLICT (organization_id, month) DO UPDATE SET sent = usage.sent + $4 WHERE usage.sent + $4 <= $3
   RETURNING sent`,
)

/**
 * Counts more messages, one by default, against the organization's quota of the calendar month, in UTC. Does nothing without a quota.
 *
 * @throws ApiError `feature_not_entitled` when the quota does not allow all of them
 */
export async function countMessage(
  tx: Transaction,
  { organizationId, now }: Pick<Scope, 'organizationId' | 'now'>,
  quota: number | null,
  count = 1,
): Promise<void> {
  if (quota === null) return
  const month = `${now().toISOString().slice(0, 7)}-01`
  const rows = await tx.query(countStatement, [organizationId, month, quota, count])
  if (rows.length > 0) return
  const message = `Your organization has sent the ${quota} messages that its plan includes in a calendar month.`
  throw new ApiError('feature_not_entitled', message)
}
