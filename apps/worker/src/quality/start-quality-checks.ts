import { setTimeout as delay } from 'node:timers/promises'
import {
  claimQualityChecks,
  type DeliveryClock,
  type QualityAnswer,
  type QualityCheck,
  recordAuthorization,
  recordQualityCheck,
  type Secrets,
  systemDeliveryClock,
  verdictOf,
} from '@channel/core'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import { RoundLoop } from '../round-loop.ts'

export interface QualityChecksOptions {
  readonly database: Database
  /** With which the provider's tokens are opened. */
  readonly secrets: Secrets
  readonly provider: Pick<Provider, 'listNumbers'>
  /** Told what goes wrong on this side; it goes on by itself. */
  readonly onError: (error: Error) => void
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  /** How often to look for what is due; 2,000 by default. */
  readonly pollMs?: number
}

/** The asking for quality ratings, until it is stopped. */
export interface QualityChecks {
  /** Asks no more, and waits 8 s at most for what was asked. */
  stop(): Promise<void>
}

const atATime = 10
/** Longer than a listing of numbers may take. */
const leaseMs = 120_000
const graceMs = 8_000

/** Asks the provider how it rates the numbers whose rating has changed, and records what it says. */
export function startQualityChecks({ pollMs = 2_000, ...options }: QualityChecksOptions): QualityChecks {
  const { database, secrets, onError, clock = systemDeliveryClock } = options
  const loop = new RoundLoop({
    async round() {
      const claimed = await claimQualityChecks(database, { secrets }, clock, { limit: atATime, leaseMs })
      await Promise.all(claimed.map((check) => ask({ ...options, clock }, check).catch(onError)))
      return claimed.length < atATime
    },
    msUntilNext: () => pollMs,
    onError,
  })
  loop.start()
  return {
    async stop() {
      await Promise.race([loop.end(), delay(graceMs, undefined, { ref: false })])
    },
  }
}

type AskOptions = Omit<QualityChecksOptions, 'clock'> & Required<Pick<QualityChecksOptions, 'clock'>>

async function ask({ database, secrets, provider, clock }: AskOptions, check: QualityCheck): Promise<void> {
  const { token } = check
  if (token === undefined) return recordQualityCheck(database, clock, check, { kind: 'failed' })
  const listed = await provider.listNumbers({ wabaId: check.waba_id, token })
  await recordAuthorization(database, secrets, { ...check, token }, verdictOf(listed))
  await recordQualityCheck(database, clock, check, answerOf(listed, check))
}

function answerOf(
  listed: Awaited<ReturnType<Provider['listNumbers']>>,
  { phone_number_id }: QualityCheck,
): QualityAnswer {
  if (!listed.ok) return { kind: 'failed' }
  const number = listed.value.find(({ phoneNumberId }) => phoneNumberId === phone_number_id)
  return number === undefined ? { kind: 'unlisted' } : { kind: 'rated', quality_rating: number.qualityRating }
}
