import { changeAccount, lockAccount, type NumberHealth } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { previousAttributes } from '@channel/core/mechanisms/fields'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, statement, type Transaction } from '@channel/db'
import { endCall, halfDayDelaysMs, qualityChecks, rescheduleCall } from './call-table.ts'
import type { QualityCheck } from './claim-quality-checks.ts'
import type { CallRecord } from './measure-call.ts'
import { settleCall } from './settle-call.ts'

/**
 * The provider's response to a quality check.
 *
 * - `read`: what it says about the number; null when it says nothing.
 * - `unlisted`: the business account does not have the number.
 * - `failed`: it did not respond, or refused.
 */
export type QualityResult =
  | { readonly kind: 'read'; readonly health: NumberHealth }
  | { readonly kind: 'unlisted' | 'failed' }

const end = statement('end_quality_check', endCall(qualityChecks))
const reschedule = statement('reschedule_quality_check', rescheduleCall(qualityChecks))

/** Records what the provider says about a number, with `account.updated` if it has changed, or when to retry. */
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
  clock: Pick<DeliveryClock, 'aheadMs'>,
  check: QualityCheck,
  result: QualityResult,
): Promise<CallRecord> {
  const key = [check.organization_id, check.phone_number_id, check.due_at]
  const hasFailed = result.kind === 'failed'
  const delayMs = hasFailed ? halfDayDelaysMs[check.attempt_count - 1] : undefined
  if (result.kind === 'read') await change(tx, check, result.health)
  return settleCall(tx, clock, { end, reschedule }, { key, hasFailed, delayMs })
}

async function change(tx: Transaction, check: QualityCheck, health: NumberHealth): Promise<void> {
  const row = await lockAccount(tx, check)
  if (row === undefined) return
  const next = {
    quality_rating: health.quality_rating ?? row.quality_rating,
    messaging_limit: health.messaging_limit ?? row.messaging_limit,
    name_status: health.name_status ?? row.name_status,
  }
  if (Object.keys(previousAttributes(row, next)).length > 0) await changeAccount(tx, row, next)
}
