import { recordAuthorization, verdictOf } from '@channel/core/accounts'
import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { readReceiptsChannel } from '@channel/core/mechanisms/outbox'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { meaningOf, type Provider } from '@channel/provider'
import { LeasedQueue } from '../leased/index.ts'
import { claimReadReceipts, type ReadReceipt } from './claim-read-receipts.ts'
import { type ReceiptResult, recordReadReceipt } from './record-read-receipt.ts'

export interface ReadReceiptsOptions {
  readonly database: Database
  /** Decrypts the provider's tokens. */
  readonly secrets: Secrets
  readonly provider: Pick<Provider, 'markRead'>
  /** Receives errors on our side. The receipts continue. */
  readonly onError: (error: Error) => void
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  /** How often to claim due receipts without a notification, in milliseconds; 2,000 by default. */
  readonly pollMs?: number
}

/** Sends read receipts until it is stopped. */
export interface ReadReceipts {
  /** Begins no further call, and waits up to 8 s for those in flight. */
  stop(): Promise<void>
}

const maxCalls = 20
/** Longer than the timeout of a call. */
const leaseMs = 60_000
const graceMs = 8_000

/** Has the provider show messages as read, and that an answer is being written, after a client has requested it. */
export function startReadReceipts({ pollMs = 2_000, ...options }: ReadReceiptsOptions): ReadReceipts {
  const { database, secrets, onError, clock = systemDeliveryClock } = options
  const queue = new LeasedQueue(
    { database, channel: readReceiptsChannel, pollMs, graceMs, onError },
    {
      async claim() {
        const limit = maxCalls - queue.inFlight.size
        if (limit <= 0) return false
        const claimed = await claimReadReceipts(database, { secrets }, clock, { limit, leaseMs })
        for (const receipt of claimed) queue.begin(sendReceipt({ ...options, clock }, receipt))
        return claimed.length > 0
      },
    },
  )
  queue.start()
  return { stop: () => queue.stop() }
}

type ReceiptOptions = Omit<ReadReceiptsOptions, 'clock'> & Required<Pick<ReadReceiptsOptions, 'clock'>>

async function sendReceipt(
  { database, secrets, provider, clock }: ReceiptOptions,
  receipt: ReadReceipt,
): Promise<void> {
  const { token, typing, provider_message_id, phone_number_id: phoneNumberId } = receipt
  if (token === undefined) return recordReadReceipt(database, clock, receipt, 'failed')
  const marked = await provider.markRead({ phoneNumberId, token }, provider_message_id, { typing })
  await recordReadReceipt(database, clock, receipt, resultOf(marked))
  await recordAuthorization(database, secrets, { ...receipt, token }, verdictOf(marked))
}

/** A call that got no response is repeated too: showing a message as read twice changes nothing. */
function resultOf(marked: Awaited<ReturnType<Provider['markRead']>>): ReceiptResult {
  if (marked.ok) return 'ended'
  const { failure } = marked
  return failure.kind !== 'refused' || failure.status >= 500 || meaningOf(failure.code).retryable ? 'failed' : 'ended'
}
