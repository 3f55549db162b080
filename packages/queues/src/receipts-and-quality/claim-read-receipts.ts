import { type CalledAccount, isAuthorizationRefused, withTokens } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { leaseEnd, lockDue } from '../leased/index.ts'

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

// The lease is a due time in the future. Receipts of accounts that cannot be called are deleted.
const claimStatement = statement(
  'claim_read_receipts',
  `WITH due AS MATERIALIZED (
     ${lockDue({
       columns: 'organization_id, conversation_id, phone_number_id, requested_at',
       from: 'read_receipts',
       where: `due_at <= ${currentTime('$1')}`,
       order: 'due_at',
       limit: '$2',
     })}
   ), found AS MATERIALIZED (
     SELECT due.organization_id, due.conversation_id, due.phone_number_id,
       ${isAuthorizationRefused} AS authorization_refused, token.sealed, token.key_id
     FROM due
     JOIN channel_accounts account
       ON account.organization_id = due.organization_id AND account.phone_number_id = due.phone_number_id
     JOIN provider_authorizations token
       ON token.organization_id = due.organization_id AND token.phone_number_id = due.phone_number_id
     WHERE account.status <> 'disconnected'
   ), forgotten AS (
     DELETE FROM read_receipts receipt USING due
     WHERE receipt.organization_id = due.organization_id AND receipt.conversation_id = due.conversation_id
       AND NOT EXISTS (
         SELECT FROM found
         WHERE found.organization_id = due.organization_id AND found.conversation_id = due.conversation_id
       )
   )
   UPDATE read_receipts receipt
   SET due_at = ${leaseEnd('$1', '$3')}, attempt_count = attempt_count + 1
   FROM found
   WHERE receipt.organization_id = found.organization_id AND receipt.conversation_id = found.conversation_id
   RETURNING found.*, receipt.provider_message_id, receipt.attempt_count, receipt.due_at,
     coalesce(receipt.typing AND receipt.requested_at > ${currentTime('$1')} - ${typingLife}, false) AS typing`,
)

/** Claims conversations that were read, longest due first. No other worker gets them until the lease ends. */
export async function claimReadReceipts(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<ReadReceipt[]> {
  const rows = await database.query(claimStatement, [aheadMs(), limit, leaseMs])
  return withTokens(secrets, rows)
}
