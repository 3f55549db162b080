import { eventAgeDays } from '@channel/core/events'
import { startOfWeek, timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Statement, statement } from '@channel/db'

/** How long rows are kept at least until their partition is dropped. Organizations that keep some longer keep their partition. */
export const keptDays = eventAgeDays

/** A table that is partitioned by time. */
export interface PartitionedTable {
  readonly name: string
  /** The days of a partition. */
  readonly width: 1 | 7
  /** The least key of what was recorded at this time or later. */
  readonly keyAt: (ms: number) => string
  /** Finds the days (`$1`) whose partitions would have rows of the default partition, by the keys where they begin (`$2`) and end (`$3`). */
  readonly findInDefault: Statement<{ readonly day: string | null }>
  /** Deletes what is in the default partition and older than a key, where no other purge does. */
  readonly deleteFromDefault?: Statement
  /** Whether an old partition, from key `$1` to `$2`, has rows that must stay. Its period ended at `$3`, and the time is `$4`. */
  readonly findKept?: Statement<{ readonly is_kept: boolean | null }>
}

const table = (name: string, key: string, type: string) => ({
  name,
  findInDefault: statement(
    `list_${name}_default_periods`,
    `SELECT day FROM unnest($1::text[], $2::${type}[], $3::${type}[]) AS period (day, from_key, to_key)
     WHERE EXISTS (SELECT FROM ${name}_default WHERE ${key} >= from_key AND ${key} < to_key) ORDER BY day`,
  ),
})

const keyOf = (resource: 'event' | 'webhookDelivery') => (ms: number) => timeOfIds(resource, new Date(ms).toISOString())

/** SQL: whether an organization keeps what it has for longer. */
const keepsLonger = `(delivery_retention_days IS NULL OR $3::timestamptz > $4::timestamptz - delivery_retention_days * interval '1 day')`

/** Looks for an organization. The period has ended; all have the same parameters. */
const findKept = (name: string, condition: string): NonNullable<PartitionedTable['findKept']> =>
  statement(
    `find_kept_${name}`,
    `SELECT EXISTS (SELECT FROM organizations organization WHERE $3::timestamptz < $4::timestamptz AND (${condition})) AS is_kept`,
  )
/** SQL: whether it has rows. OFFSET forces one lookup by index. */
const has = (table: string, condition: string) =>
  `EXISTS (SELECT FROM ${table} WHERE organization_id = organization.id AND ${condition} OFFSET 0)`
const hasDelivery = has('webhook_deliveries', 'id >= $1 AND id < $2')

/** All partitioned tables, those first that others depend on: what is dropped frees the others. What an organization keeps shorter is deleted in batches; a week makes fewer partitions to look into than a day. */
export const partitionedTables: readonly PartitionedTable[] = [
  {
    ...table('api_log', 'created_at', 'timestamptz'),
    width: 1,
    keyAt: (ms) => new Date(ms).toISOString(),
    deleteFromDefault: statement('delete_old_api_log_defaults', 'DELETE FROM api_log_default WHERE created_at < $1'),
  },
  {
    ...table('webhook_deliveries', 'id', 'text'),
    width: 7,
    keyAt: keyOf('webhookDelivery'),
    // What is finished never becomes unfinished again.
    findKept: findKept(
      'webhook_deliveries',
      `${keepsLonger} AND ${hasDelivery} OR ${has('webhook_deliveries', `status IN ('pending', 'failed') AND id >= $1 AND id < $2`)}`,
    ),
  },
  {
    ...table('webhook_delivery_attempts', 'delivery_id', 'text'),
    width: 7,
    keyAt: keyOf('webhookDelivery'),
    findKept: findKept('webhook_delivery_attempts', hasDelivery),
  },
  {
    ...table('events', 'id', 'text'),
    width: 7,
    keyAt: keyOf('event'),
    // No replay can begin to refer to an event while this runs: it locks its original, which refers to the same event.
    findKept: findKept(
      'events',
      `${keepsLonger} AND ${has('events', 'id >= $1 AND id < $2')} OR ${has('webhook_deliveries', 'event_id >= $1 AND event_id < $2')}`,
    ),
  },
]

/**
 * Before which time rows are purged in batches. Those that are kept until their week is dropped stay a day longer than that, so that only a
 * week that has to stay is purged.
 *
 * @param before the limit of the organization's retention
 */
export function endOfPurge(before: Date, now: Date): Date {
  const isShorter = before.getTime() > now.getTime() - keptDays * dayMs
  return isShorter ? before : new Date(startOfWeek(before.getTime() - dayMs))
}

/** Where the period of a time begins, in milliseconds since 1970. */
export function startOfPeriod({ width }: Pick<PartitionedTable, 'width'>, ms: number): number {
  return width === 7 ? startOfWeek(ms) : Math.floor(ms / dayMs) * dayMs
}
