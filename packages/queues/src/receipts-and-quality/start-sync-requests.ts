import { recordAuthorization, verdictOf } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { meaningOf, type Outcome } from '@channel/provider'
import type { RowQueue } from '../leased/index.ts'
import type { CallOptions } from './call-options.ts'
import { claimSyncRequests, findDueSyncRequests, type SyncRequest } from './claim-sync-requests.ts'
import type { CallRecord } from './measure-call.ts'
import { recordSyncRequest, type SyncResult } from './record-sync-request.ts'
import { startCalls } from './start-calls.ts'

const maxCalls = 10
/** Longer than the max duration of a call. */
const leaseMs = 120_000

/** Requests the address book and the history of numbers in the provider's app, after their signup. */
export function startSyncRequests(options: CallOptions<'requestSync'>): RowQueue {
  const { database, secrets, provider } = options
  return startCalls(options, {
    queue: 'sync_requests',
    maxCalls,
    leaseMs,
    findDue: findDueSyncRequests,
    claim: claimSyncRequests,
    call,
  })

  async function call(request: SyncRequest, clock: Pick<DeliveryClock, 'aheadMs'>): Promise<CallRecord> {
    const { token, phone_number_id: phoneNumberId, step } = request
    if (token === undefined) return recordSyncRequest(database, clock, request, 'failed')
    const outcome = await provider.requestSync({ phoneNumberId, token }, step)
    await recordAuthorization(database, secrets, { ...request, token }, verdictOf(outcome))
    return recordSyncRequest(database, clock, request, resultOf(outcome))
  }
}

/** Most refusals are final: the request was made before, or too late. */
function resultOf(outcome: Outcome<void>): SyncResult {
  if (outcome.ok) return 'accepted'
  const { failure } = outcome
  const isFinal = failure.kind === 'refused' && failure.tokenRefused !== true && !meaningOf(failure.code).retryable
  return isFinal ? 'refused' : 'failed'
}
