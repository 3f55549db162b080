import { changeAccount, lockAccount } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { hourMs, minuteMs, secondMs } from '@channel/core/mechanisms/retries'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, statement, type Transaction } from '@channel/db'
import { endCall, qualityChecks, rescheduleCall } from './call-table.ts'
import type { QualityCheck } from './claim-quality-checks.ts'
import type { CallRecord } from './measure-call.ts'

/**
 * The provider's response to a quality check.
 *
 * - `rated`: its current rating, in the provider's terms; null when it gives none.
 * - `unlisted`: the business account does not have the number.
 * - `failed`: it did not respond, or refused.
 */
export type QualityResult =
  | { readonly kind: 'rated'; readonly quality_rating: string | null }
  | { readonly kind: 'unlisted' | 'failed' }

/** The delay after each failed attempt; there is none after the last. */
const delaysMs = [5 * secondMs, 30 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs]

const endStatement = statement('end_quality_check', endCall(qualityChecks))
const rescheduleStatement = statement('reschedule_quality_check', rescheduleCall(qualityChecks))

/** Records the provider's rating of a number, with `account.updated` if it has changed, or when to retry. */
export function recordQualityCheck(
  database: Database,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  check: QualityCheck,
  result: QualityResult,
): Promise<CallRecord> {
  return rerunDeadlocked(database, (tx) => record(tx, clock, check, result))
}

async function record(
  tx: Transaction,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  check: QualityCheck,
  result: QualityResult,
): Promise<CallRecord> {
  const key = [check.organization_id, check.phone_number_id, check.due_at]
  const delayMs = result.kind === 'failed' ? delaysMs[check.attempt_count - 1] : undefined
  const hasFailed = result.kind === 'failed'
  const outcome = hasFailed ? 'failed' : 'succeeded'
  if (delayMs !== undefined) {
    const changed = await tx.execute(rescheduleStatement, [...key, aheadMs(), delayMs])
    return { outcome, isGivenUp: false, isHeld: changed > 0 }
  }
  if (result.kind === 'rated' && result.quality_rating !== null) await rate(tx, check, result.quality_rating)
  const changed = await tx.execute(endStatement, key)
  return { outcome, isGivenUp: hasFailed, isHeld: changed > 0 }
}

async function rate(tx: Transaction, check: QualityCheck, quality_rating: string): Promise<void> {
  const row = await lockAccount(tx, check)
  if (row !== undefined && row.quality_rating !== quality_rating) await changeAccount(tx, row, { quality_rating })
}
