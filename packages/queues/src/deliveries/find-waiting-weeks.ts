import { idTimeMs, newId, partitionBound, startOfWeek, timeOfIds } from '@channel/core/mechanisms/ids'
import { dayMs } from '@channel/core/mechanisms/retries'
import { type Queryable, statement } from '@channel/db'

const weeks = 6
const weekMs = 7 * dayMs
/** How long the transaction of a delivery may take, and how old the present week may become. */
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

/** The SQL condition that the id of a row is in a range, whose bounds have the prefix. */
export const isBetween = (row: string, from: string, to: string) =>
  `${row}.id >= ${partitionBound(from)} AND ${row}.id < ${partitionBound(to)}`

/**
 * Finds the weeks whose deliveries wait, so that claims read no other partitions: the present one, and others that have some. A delivery
 * that waits again later has a greater id than the one that it waited for.
 */
export async function findWaitingWeeks(database: Queryable): Promise<IdRange> {
  const { firstMs, endMs } = presentWeek()
  const starts = Array.from({ length: weeks }, (_, index) => idAt(firstMs - (weeks - 1 - index) * weekMs))
  const from = ['wbd_', ...starts.slice(0, -1), idAt(endMs)]
  const [found] = await database.query(findStatement, [from, [...starts, 'wbd_~']])
  return withPresentWeek({ from: timeIn(found?.first ?? 'wbd_~'), to: timeIn(found?.last ?? 'wbd_') })
}

/** The weeks that were found, and the present one. */
export function withPresentWeek({ from, to }: IdRange): IdRange {
  const { firstMs, endMs } = presentWeek()
  const [start, end] = [timeIn(idAt(firstMs)), timeIn(idAt(endMs))]
  return { from: from < start ? from : start, to: to > end ? to : end }
}

function presentWeek() {
  // By the clock of ids, which is that of the database.
  const nowMs = idTimeMs(newId('webhookDelivery'))
  return { firstMs: startOfWeek(nowMs - marginMs), endMs: startOfWeek(nowMs + marginMs) + weekMs }
}

const idAt = (ms: number) => timeOfIds('webhookDelivery', new Date(ms).toISOString())
const timeIn = (id: string) => id.slice('wbd_'.length)
