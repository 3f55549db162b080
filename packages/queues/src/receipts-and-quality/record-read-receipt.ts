import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import type { ReadReceipt } from './claim-read-receipts.ts'

/**
 * The outcome of a call for a read receipt.
 *
 * - `ended`: the provider shows it, or will never do so.
 * - `failed`: the provider did not respond, or has a temporary problem.
 */
export type ReceiptResult = 'ended' | 'failed'

const [second, minute] = [1_000, 60_000]
/** The delay after each failed attempt; there is none after the last. In total about an hour. */
const delaysMs = [second, 5 * second, 30 * second, 3 * minute, 15 * minute, 40 * minute]

// If the conversation was read again in the meantime, its due time has changed and this matches no row.
const endStatement = statement(
  'end_read_receipt',
  'DELETE FROM read_receipts WHERE organization_id = $1 AND conversation_id = $2 AND due_at = $3',
)
const rescheduleStatement = statement(
  'reschedule_read_receipt',
  `UPDATE read_receipts SET due_at = ${currentTime('$4')} + $5::float8 * interval '1 millisecond'
   WHERE organization_id = $1 AND conversation_id = $2 AND due_at = $3`,
)

/** Removes a receipt, or sets when it is retried. A failed one is removed after about an hour. */
export async function recordReadReceipt(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  receipt: ReadReceipt,
  result: ReceiptResult,
): Promise<void> {
  const key = [receipt.organization_id, receipt.conversation_id, receipt.due_at]
  const delayMs = result === 'failed' ? delaysMs[receipt.attempt_count - 1] : undefined
  if (delayMs === undefined) await database.execute(endStatement, key)
  else await database.execute(rescheduleStatement, [...key, aheadMs(), delayMs])
}
