import { type Queryable, statement } from '@channel/db'
import { maxDepth } from '../leased/index.ts'

/** How many webhook subscriptions do not work; at most `maxDepth` of each. */
export interface SubscriptionHealth {
  /** Enabled, but their last attempts have failed. */
  readonly failing: number
  /** The service has disabled them. */
  readonly disabled: number
}

const countOf = (which: string) =>
  `(SELECT count(*)::int FROM (
     SELECT FROM webhook_subscriptions WHERE deleted_at IS NULL AND (failing_since IS NOT NULL OR disabled_reason IS NOT NULL)
       AND ${which} ORDER BY organization_id, id LIMIT ${maxDepth}
   ) AS counted)`

const read = statement(
  'read_subscription_health',
  `SELECT ${countOf('enabled')} AS failing, ${countOf('disabled_reason IS NOT NULL')} AS disabled`,
)

export async function readSubscriptionHealth(database: Queryable): Promise<SubscriptionHealth> {
  const [row] = await database.query(read)
  return { failing: row?.failing ?? 0, disabled: row?.disabled ?? 0 }
}
