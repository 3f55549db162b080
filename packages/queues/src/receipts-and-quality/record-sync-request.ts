import { recordHistorySync } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { type Database, statement, type Transaction } from '@channel/db'
import { endCall, halfDayDelaysMs, rescheduleCall, syncRequests } from './call-table.ts'
import type { SyncRequest } from './claim-sync-requests.ts'
import type { CallRecord } from './measure-call.ts'
import { settleCall } from './settle-call.ts'

/** The provider's response: it `accepted` or `refused` the request, or it should be asked again (`failed`). */
export type SyncResult = 'accepted' | 'refused' | 'failed'

const endStatement = statement('end_sync_request', endCall(syncRequests))
const reschedule = statement('reschedule_sync_request', rescheduleCall(syncRequests))
const nextStep = statement(
  'continue_sync_request',
  `UPDATE sync_requests SET step = 'history', attempt_count = 0, due_at = statement_timestamp()
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
  clock: Pick<DeliveryClock, 'aheadMs'>,
  { organization_id, phone_number_id, due_at, step, attempt_count }: SyncRequest,
  result: SyncResult,
): Promise<CallRecord> {
  const key = [organization_id, phone_number_id, due_at]
  const isAccepted = result === 'accepted'
  // The provider accepts requests for a day.
  const delayMs = result === 'failed' ? halfDayDelaysMs[attempt_count - 1] : undefined
  const statements = { end: step === 'contacts' ? nextStep : endStatement, reschedule }
  const settled = await settleCall(tx, clock, statements, { key, hasFailed: !isAccepted, delayMs })
  if (settled.isHeld && delayMs === undefined && step === 'history') {
    const scope = { organizationId: organization_id }
    await recordHistorySync(tx, scope, phone_number_id, { status: isAccepted ? 'requested' : 'failed' })
  }
  return settled
}
