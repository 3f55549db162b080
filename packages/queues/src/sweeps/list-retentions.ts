import { timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Queryable, statement } from '@channel/db'
import { endOfPurge, keptDays } from './partitioned-tables.ts'
import type { PurgeOptions } from './purge-options.ts'

/** The retention of a kind of data of an organization. */
export interface Retention {
  readonly organization_id: string
  /** Everything older has expired. Undefined: nothing expires any more. Read anew each time, because a purge can take long. */
  readonly before: () => Promise<Date | undefined>
}

export type RetentionKind = 'delivery' | 'message' | 'media' | 'upload'

/** The provider keeps uploads just as long. */
const uploadDays = '30'

/** @param mayHaveExpired which of the organizations with a retention, if not all */
const statementsOf = (kind: RetentionKind, days = `${kind}_retention_days`, mayHaveExpired = 'true') => ({
  // In another order each time, so that concurrent purges rarely meet.
  list: statement(
    `list_${kind}_retentions`,
    `SELECT id AS organization_id FROM organizations WHERE ${days} IS NOT NULL AND (${mayHaveExpired}) ORDER BY random()`,
  ),
  read: statement(`read_${kind}_retention`, `SELECT ${days} AS days FROM organizations WHERE id = $1`),
})
const statements = {
  // What most organizations have is dropped by the week. They are listed only if a week is left that should have been dropped.
  delivery: statementsOf(
    'delivery',
    undefined,
    `delivery_retention_days < ${keptDays} OR EXISTS (SELECT FROM webhook_deliveries WHERE id < $1) OR EXISTS (SELECT FROM events WHERE id < $2)`,
  ),
  message: statementsOf('message'),
  media: statementsOf('media'),
  upload: statementsOf('upload', uploadDays),
}

/** The organizations that may have expired data of a kind, in random order. */
export async function listRetentions(
  database: Queryable,
  kind: RetentionKind,
  { now }: Pick<PurgeOptions, 'now'>,
): Promise<Retention[]> {
  const { list, read } = statements[kind]
  const end = endOfPurge(new Date(now().getTime() - keptDays * dayMs), now()).toISOString()
  const bounds = kind === 'delivery' ? [timeOfIds('webhookDelivery', end), timeOfIds('event', end)] : []
  const organizations = await database.query(list, bounds)
  return organizations.map(({ organization_id }) => ({
    organization_id,
    async before() {
      const [retention] = await database.query(read, [organization_id])
      return retention?.days == null ? undefined : new Date(now().getTime() - retention.days * dayMs)
    },
  }))
}
