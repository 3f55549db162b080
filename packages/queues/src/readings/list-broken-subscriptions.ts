import { type Queryable, type RowOf, statement } from '@channel/db'

/** A webhook subscription whose attempts fail, or that the service has disabled. */
export type BrokenSubscription = RowOf<'list_broken_subscriptions'>

const list = statement(
  'list_broken_subscriptions',
  `SELECT organization_id, id, disabled_reason, CASE WHEN enabled THEN failing_since ELSE updated_at END AS since
   FROM webhook_subscriptions
   WHERE deleted_at IS NULL AND (failing_since IS NOT NULL OR disabled_reason IS NOT NULL)
     AND CASE WHEN enabled THEN failing_since < clock_timestamp() - $1 * interval '1 second'
         ELSE disabled_reason IS NOT NULL AND updated_at > clock_timestamp() - $2 * interval '1 second' END
   ORDER BY since LIMIT 20`,
)

/** Lists up to 20 subscriptions that have failed for longer than `failingFor`, or were disabled within `disabledWithin`, in seconds. */
export function listBrokenSubscriptions(
  database: Queryable,
  limits: { readonly failingFor: number; readonly disabledWithin: number },
): Promise<BrokenSubscription[]> {
  return database.query(list, [limits.failingFor, limits.disabledWithin])
}
