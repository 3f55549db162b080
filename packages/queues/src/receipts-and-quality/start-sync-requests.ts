import { recordAuthorization, verdictOf } from '@channel/core/accounts'
import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { meaningOf, type Outcome } from '@channel/provider'
import { type RowQueue, startRowQueue } from '../leased/index.ts'
import { type CallOptions, graceMs } from './call-options.ts'
import { claimSyncRequests, findDueSyncRequests, type SyncRequest } from './claim-sync-requests.ts'
import { type CallRecord, measureCall } from './measure-call.ts'
import { recordSyncRequest, type SyncResult } from './record-sync-request.ts'

const maxRequests = 10
/** Longer than the max duration of a call. */
const leaseMs = 120_000

/** Requests the address book and the history of numbers in the provider's app, after their signup. */
export function startSyncRequests(options: CallOptions<'requestSync'>): RowQueue {
  const { database, secrets, provider, onError, onStep, log, clock = systemDeliveryClock, pollMs = 2_000 } = options
  return startRowQueue({
    database,
    pollMs,
    graceMs,
    onError,
    onStep,
    maxRows: maxRequests,
    findDue: () => findDueSyncRequests(database, clock),
    claim: (wanted) => claimSyncRequests(database, { secrets }, clock, { wanted, leaseMs }),
    work(request) {
      const { organization_id: organizationId, phone_number_id: phoneNumberId } = request
      const measured = { queue: 'sync_requests', organizationId, phoneNumberId, leaseMs, log } as const
      return measureCall(measured, () => call(request))
    },
  })

  async function call(request: SyncRequest): Promise<CallRecord> {
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
