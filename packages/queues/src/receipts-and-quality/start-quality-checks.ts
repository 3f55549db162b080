import { recordAuthorization, verdictOf } from '@channel/core/accounts'
import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import { LeasedQueue } from '../leased/index.ts'
import { claimQualityChecks, type QualityCheck } from './claim-quality-checks.ts'
import { type QualityResult, recordQualityCheck } from './record-quality-check.ts'

export interface QualityChecksOptions {
  readonly database: Database
  /** Decrypts the provider's tokens. */
  readonly secrets: Secrets
  readonly provider: Pick<Provider, 'listNumbers'>
  /** Receives errors on our side. The checks continue. */
  readonly onError: (error: Error) => void
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  /** How often to claim due checks, in milliseconds; 2,000 by default. */
  readonly pollMs?: number
}

/** Checks quality ratings until it is stopped. */
export interface QualityChecks {
  /** Begins no further check, and waits up to 8 s for those in flight. */
  stop(): Promise<void>
}

const maxChecks = 10
/** Longer than the max duration of a listing of numbers. */
const leaseMs = 120_000
const graceMs = 8_000

/** Requests the ratings of numbers from the provider after a reported change, and records them. */
export function startQualityChecks({ pollMs = 2_000, ...options }: QualityChecksOptions): QualityChecks {
  const { database, secrets, onError, clock = systemDeliveryClock } = options
  const queue = new LeasedQueue(
    { database, pollMs, graceMs, onError },
    {
      async claim() {
        const limit = maxChecks - queue.inFlight.size
        if (limit <= 0) return false
        const claimed = await claimQualityChecks(database, { secrets }, clock, { limit, leaseMs })
        for (const check of claimed) queue.begin(runCheck({ ...options, clock }, check))
        return claimed.length > 0
      },
    },
  )
  queue.start()
  return { stop: () => queue.stop() }
}

type CheckOptions = Omit<QualityChecksOptions, 'clock'> & Required<Pick<QualityChecksOptions, 'clock'>>

async function runCheck({ database, secrets, provider, clock }: CheckOptions, check: QualityCheck): Promise<void> {
  const { token } = check
  if (token === undefined) return recordQualityCheck(database, clock, check, { kind: 'failed' })
  const listed = await provider.listNumbers({ wabaId: check.waba_id, token })
  await recordAuthorization(database, secrets, { ...check, token }, verdictOf(listed))
  await recordQualityCheck(database, clock, check, resultOf(listed, check))
}

function resultOf(
  listed: Awaited<ReturnType<Provider['listNumbers']>>,
  { phone_number_id }: QualityCheck,
): QualityResult {
  if (!listed.ok) return { kind: 'failed' }
  const number = listed.value.find(({ phoneNumberId }) => phoneNumberId === phone_number_id)
  return number === undefined ? { kind: 'unlisted' } : { kind: 'rated', quality_rating: number.qualityRating }
}
