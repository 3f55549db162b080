import type { BroadcastCounts } from '@channel/contract/types'
import type { BroadcastRecipientRow } from '@channel/db'

type Status = BroadcastRecipientRow['status']

/** The number of recipients with a status and a reason, which is empty without one. */
export interface CountedRecipients {
  readonly status: Status
  readonly reason: string
  readonly count: number
}

/**
 * The SQL that adds to the counts of a broadcast, for the statement that writes its recipients: both are committed, or none. A
 * connection has rows of its own, so that no transaction waits for another one.
 *
 * @param rows the rows `status`, `reason` and `count`; `$1` is the organization and `$2` the broadcast
 */
export const addToCounts = (rows: string) => `
  INSERT INTO broadcast_counts AS counted (organization_id, broadcast_id, status, reason, slot, count)
  SELECT $1, $2, status, coalesce(reason, ''), pg_backend_pid(), count FROM ${rows} WHERE count <> 0
  ON CONFLICT (organization_id, broadcast_id, status, reason, slot) DO UPDATE SET count = counted.count + excluded.count`

/** @param counted null without recipients */
export function countsView(counted: readonly CountedRecipients[] | null, duplicates: number): BroadcastCounts {
  const of = (status: Status) => (counted ?? []).filter((each) => each.status === status && each.count !== 0)
  const sum = (status: Status) => of(status).reduce((total, { count }) => total + count, 0)
  const byReason = (status: Status) => Object.fromEntries(of(status).map(({ reason, count }) => [reason, count]))
  const counts = {
    pending: sum('pending'),
    queued: sum('queued'),
    sent: sum('sent'),
    delivered: sum('delivered'),
    read: sum('read'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  } satisfies Record<Status, number>
  return {
    total: Object.values(counts).reduce((total, count) => total + count, 0),
    ...counts,
    duplicates,
    failed_reasons: byReason('failed'),
    skipped_reasons: byReason('skipped'),
  }
}
