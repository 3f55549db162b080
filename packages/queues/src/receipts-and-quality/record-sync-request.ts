import { recordHistorySync } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, statement, type Transaction } from '@channel/db'
import { endCall, halfDayDelaysMs, rescheduleCall, syncRequests } from './call-table.ts'
import type { SyncRequest } from './claim-sync-requests.ts'
import type { CallRecord } from './measure-call.ts'

/** The provider's response: it `accepted` or `refused` the request, or it should be asked again (`failed`). */
export type SyncResult = 'accepted' | 'refused' | 'failed'

const endStatement = statement('end_sync_request', endCall(syncRequests))
const rescheduleStatement = statement('reschedule_sync_request', rescheduleCall(syncRequests))
const nextStep = statement(
  'continue_sync_request',
  `UPDATE sync_requests SET step = 'history', attempt_count = 0, due_at = clock_timestamp()
   WHERE organization_id = $1 AND phone_number_id = $2 AND due_at = $3`,
)

/**
 * Records the result of a request. The history follows the contacts, also if those were refused. Its result is shown by the account
 * (`account.updated`).
 */
export function recordSyncRequest(
  database: Database,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  request: SyncRequest,
  result: SyncResult,
): Promise<CallRecord> {
  return rerunDeadlocked(database, (tx) => record(tx, clock, request, result))
}

async function record(
  tx: Transaction,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, phone_number_id, due_at, step, attempt_count }: SyncRequest,
  result: SyncResult,
): Promise<CallRecord> {
  const key = [organization_id, phone_number_id, due_at]
  const isAccepted = result === 'accepted'
  const outcome = isAccepted ? 'succeeded' : 'failed'
  // The provider accepts requests for a day.
  const delayMs = result === 'failed' ? halfDayDelaysMs[attempt_count - 1] : undefined
  if (delayMs !== undefined) {
    const changed = await tx.execute(rescheduleStatement, [...key, aheadMs(), delayMs])
    return { outcome, isGivenUp: false, isHeld: changed > 0 }
  }
  const isHeld = (await tx.execute(step === 'contacts' ? nextStep : endStatement, key)) > 0
  if (isHeld && step === 'history') {
    const scope = { organizationId: organization_id }
    await recordHistorySync(tx, scope, phone_number_id, { status: isAccepted ? 'requested' : 'failed' })
  }
  return { outcome, isGivenUp: !isAccepted, isHeld }
}
