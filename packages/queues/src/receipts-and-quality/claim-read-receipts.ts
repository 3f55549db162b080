import { type CalledAccount, withTokens } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { claimValues, finderOfDue, type WantedClaim } from '../leased/index.ts'
import { claimCalls, dueCalls, readReceipts } from './call-table.ts'

/** A conversation that this worker reports as read to the provider, until its lease ends. */
export interface ReadReceipt extends Omit<CalledAccount, 'token'> {
  /** The provider's bearer token of the account; undefined without one that can be decrypted. */
  readonly token: string | undefined
  readonly conversation_id: string
  readonly provider_message_id: string
  /** Whether to show that an answer is being written. False if the request is too old for that. */
  readonly typing: boolean
  /** Including this attempt. */
  readonly attempt_count: number
  /** When the lease ends, which identifies it. */
  readonly due_at: string
}

/** The provider shows the indicator for 25 seconds. Beginning later than this would mislead. */
const typingLife = "interval '20 seconds'"

const claimStatement = statement(
  'claim_read_receipts',
  claimCalls(readReceipts, {
    returning: [
      'call.provider_message_id',
      `coalesce(call.typing AND call.requested_at > ${currentTime('$3')} - ${typingLife}, false) AS typing`,
    ],
  }),
)

/** Claims conversations that were read, longest due first. No other worker gets them until the lease ends. */
export async function claimReadReceipts(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  clock: Pick<DeliveryClock, 'aheadMs'>,
  claim: WantedClaim,
): Promise<ReadReceipt[]> {
  const rows = await database.query(claimStatement, claimValues(clock, claim))
  return withTokens(secrets, rows)
}

/** Finds the organizations with due rows. */
export const findDueReadReceipts = finderOfDue('find_due_read_receipts', dueCalls(readReceipts))
