import { healthOf, recordAuthorization, verdictOf } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Provider } from '@channel/provider'
import type { RowQueue } from '../leased/index.ts'
import type { CallOptions } from './call-options.ts'
import { claimQualityChecks, findDueQualityChecks, type QualityCheck } from './claim-quality-checks.ts'
import type { CallRecord } from './measure-call.ts'
import { type QualityResult, recordQualityCheck } from './record-quality-check.ts'
import { startCalls } from './start-calls.ts'

const maxCalls = 10
/** Longer than the max duration of a listing of numbers. */
const leaseMs = 120_000

/** Requests the ratings of numbers from the provider after a reported change, and records them. */
export function startQualityChecks(options: CallOptions<'listNumbers'>): RowQueue {
  const { database, secrets, provider } = options
  return startCalls(options, {
    queue: 'quality_checks',
    maxCalls,
    leaseMs,
    findDue: findDueQualityChecks,
    claim: claimQualityChecks,
    call: request,
  })

  async function request(check: QualityCheck, clock: Pick<DeliveryClock, 'aheadMs'>): Promise<CallRecord> {
    const { token } = check
    if (token === undefined) return recordQualityCheck(database, clock, check, { kind: 'failed' })
    const listed = await provider.listNumbers({ wabaId: check.waba_id, token })
    await recordAuthorization(database, secrets, { ...check, token }, verdictOf(listed))
    return recordQualityCheck(database, clock, check, resultOf(listed, check))
  }
}

function resultOf(
  listed: Awaited<ReturnType<Provider['listNumbers']>>,
  { phone_number_id }: QualityCheck,
): QualityResult {
  if (!listed.ok) return { kind: 'failed' }
  const number = listed.value.find(({ phoneNumberId }) => phoneNumberId === phone_number_id)
  return number === undefined ? { kind: 'unlisted' } : { kind: 'read', health: healthOf(number) }
}
