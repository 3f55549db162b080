import { recordAuthorization, verdictOf } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { readReceiptsChannel } from '@channel/core/mechanisms/outbox'
import { meaningOf, type Provider } from '@channel/provider'
import type { RowQueue } from '../leased/index.ts'
import type { CallOptions } from './call-options.ts'
import { claimReadReceipts, findDueReadReceipts, type ReadReceipt } from './claim-read-receipts.ts'
import type { CallRecord } from './measure-call.ts'
import { type ReceiptResult, recordReadReceipt } from './record-read-receipt.ts'
import { startCalls } from './start-calls.ts'

const maxCalls = 20
/** Longer than the timeout of a call. */
const leaseMs = 60_000

/** Has the provider show messages as read, and that an answer is being written, after a client has requested it. */
export function startReadReceipts(options: CallOptions<'markRead'>): RowQueue {
  const { database, secrets, provider } = options
  return startCalls(options, {
    queue: 'read_receipts',
    channel: readReceiptsChannel,
    maxCalls,
    leaseMs,
    findDue: findDueReadReceipts,
    claim: claimReadReceipts,
    call: show,
  })

  async function show(receipt: ReadReceipt, clock: Pick<DeliveryClock, 'aheadMs'>): Promise<CallRecord> {
    const { token, typing, provider_message_id, phone_number_id: phoneNumberId } = receipt
    if (token === undefined) return recordReadReceipt(database, clock, receipt, 'failed')
    const marked = await provider.markRead({ phoneNumberId, token }, provider_message_id, { typing })
    const recorded = await recordReadReceipt(database, clock, receipt, resultOf(marked))
    await recordAuthorization(database, secrets, { ...receipt, token }, verdictOf(marked))
    return recorded
  }
}

/** A call that got no response is repeated too: showing a message as read twice changes nothing. */
function resultOf(marked: Awaited<ReturnType<Provider['markRead']>>): ReceiptResult {
  if (marked.ok) return 'ended'
  const { failure } = marked
  return failure.kind !== 'refused' || failure.status >= 500 || meaningOf(failure.code).retryable ? 'failed' : 'ended'
}
