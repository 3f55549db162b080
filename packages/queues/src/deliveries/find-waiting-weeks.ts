import { idTimeMs, newId, startOfWeek, timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Queryable, statement } from '@channel/db'

const weeks = 6
const weekMs = 7 * dayMs
/** How long the transaction of a delivery may take, and how old what is found may become. */
const marginMs = 3_600_000

const findStatement = statement(
  'find_weeks_of_waiting_webhook_deliveries',
  `SELECT min(from_id) AS first, max(to_id) AS last FROM unnest($1::text[], $2::text[]) AS week (from_id, to_id)
   WHERE EXISTS (SELECT FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL AND id >= from_id AND id < to_id OFFSET 0)`,
)

/** Times that are the beginning of ids, without their prefix: the first inclusive, the last exclusive. */
export interface IdRange {
  readonly from: string
  readonly to: string
}

/** The ids of any time. */
export const anyTime: IdRange = { from: '', to: '~' }

/**
 * Finds the weeks whose deliveries wait, so that claims read no other partitions: the present one, and others that have some. A delivery
 * that waits again later has a greater id than the one that it waited for.
 */
export async function findWaitingWeeks(database: Queryable): Promise<IdRange> {
  // By the clock of ids, which is that of the database.
  const nowMs = idTimeMs(newId('webhookDelivery'))
  const timeOf = (ms: number) => timeOfIds('webhookDelivery', new Date(ms).toISOString())
  const [firstMs, endMs] = [startOfWeek(nowMs - marginMs), startOfWeek(nowMs + marginMs) + weekMs]
  const starts = Array.from({ length: weeks }, (_, index) => timeOf(firstMs - (weeks - 1 - index) * weekMs))
  const from = ['wbd_', ...starts.slice(0, -1), timeOf(endMs)]
  const [found] = await database.query(findStatement, [from, [...starts, 'wbd_~']])
  const present = { from: starts.at(-1) ?? '', to: timeOf(endMs) }
  const timeIn = (id: string) => id.slice('wbd_'.length)
  return { from: timeIn(least(found?.first, present.from)), to: timeIn(greatest(found?.last, present.to)) }
}

function least(found: string | null | undefined, present: string): string {
  return found && found < present ? found : present
}

function greatest(found: string | null | undefined, present: string): string {
  return found && found > present ? found : present
}
