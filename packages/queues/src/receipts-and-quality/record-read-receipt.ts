import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { minuteMs, secondMs } from '@channel/core/mechanisms/retries'
import { type Queryable, statement } from '@channel/db'
import { endCall, readReceipts, rescheduleCall } from './call-table.ts'
import type { ReadReceipt } from './claim-read-receipts.ts'
import type { CallRecord } from './measure-call.ts'
import { settleCall } from './settle-call.ts'

/**
 * The outcome of a call for a read receipt.
 *
 * - `ended`: the provider shows it, or will never do so.
 * - `failed`: the provider did not respond, or has a temporary problem.
 */
export type ReceiptResult = 'ended' | 'failed'

/** The delay after each failed attempt; there is none after the last. In total about an hour. */
const delaysMs = [secondMs, 5 * secondMs, 30 * secondMs, 3 * minuteMs, 15 * minuteMs, 40 * minuteMs]

const end = statement('end_read_receipt', endCall(readReceipts))
const reschedule = statement('reschedule_read_receipt', rescheduleCall(readReceipts))

/** Removes a receipt, or sets when it is retried. A failed one is given up and removed after about an hour. */
export function recordReadReceipt(
  database: Queryable,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  receipt: ReadReceipt,
  result: ReceiptResult,
): Promise<CallRecord> {
  const key = [receipt.organization_id, receipt.conversation_id, receipt.due_at]
  const hasFailed = result === 'failed'
  const delayMs = hasFailed ? delaysMs[receipt.attempt_count - 1] : undefined
  return settleCall(database, clock, { end, reschedule }, { key, hasFailed, delayMs })
}
