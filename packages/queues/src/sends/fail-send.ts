import { inboundAccount } from '@channel/core/accounts'
import { recordEvent } from '@channel/core/mechanisms/events'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { messageColumns, messageJoins, messageView } from '@channel/core/messages'
import { type Database, statement, type Transaction } from '@channel/db'
import type { ClaimedSend } from './claim-sends.ts'
import type { SendFailure } from './send-failure.ts'

const findMessage = statement(
  'find_message_to_fail',
  `WITH message AS MATERIALIZED (
     SELECT * FROM messages WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE
   )
   SELECT ${messageColumns} FROM message ${messageJoins}`,
)
const endSend = statement(
  'end_message_send',
  `UPDATE message_sends SET state = $4, next_attempt_at = NULL, uncertain_until = NULL, lease_token = NULL, leased_until = NULL,
     attempt_count = attempt_count + CASE WHEN state = 'pending' AND called_at IS NOT NULL THEN 1 ELSE 0 END
   WHERE organization_id = $1 AND message_id = $2 AND lease_token = $3::uuid AND state IN ('scheduled', 'pending', 'uncertain')`,
)
const failMessage = statement(
  'fail_message',
  `UPDATE messages SET status = 'failed', failed_at = statement_timestamp(), error_code = $3, error_message = $4,
     error_provider_code = $5
   WHERE organization_id = $1 AND id = $2
   RETURNING failed_at`,
)

type FailingSend = Pick<ClaimedSend, 'organization_id' | 'phone_number_id' | 'message_id' | 'lease_token'>

/**
 * Ends a message that was not sent, or whose outcome stayed unknown: it becomes `failed` (`message.failed`), in one
 * transaction. A message that the provider has reported meanwhile was sent and is unchanged. So is one whose lease
 * another worker has taken over.
 *
 * @param scope.mediaBaseUrl the base URL of media in the event
 */
export function failSend(
  database: Database,
  scope: Pick<InboundScope, 'mediaBaseUrl'>,
  send: FailingSend,
  failure: SendFailure,
): Promise<void> {
  return rerunDeadlocked(database, (tx) => end(tx, { ...scope, organizationId: send.organization_id }, send, failure))
}

async function end(
  tx: Transaction,
  scope: InboundScope,
  { message_id, phone_number_id, lease_token }: FailingSend,
  failure: SendFailure,
): Promise<void> {
  const key = [scope.organizationId, message_id]
  const [[row], account] = await Promise.all([
    // The message is locked before its send, the same order as when a contact is deleted.
    tx.query(findMessage, key),
    inboundAccount(tx, scope, phone_number_id),
  ])
  if (row === undefined) return
  const wasSent = row.status !== 'pending' || row.provider_message_id !== null
  const ended = await tx.execute(endSend, [...key, lease_token, wasSent ? 'sent' : 'failed'])
  if (ended === 0 || wasSent) return
  const { code, message, provider_code } = failure
  const [failed] = await tx.query(failMessage, [...key, code, message, provider_code])
  if (failed === undefined) throw new Error('The locked message was not found.')
  const why = { error_code: code, error_message: message, error_provider_code: provider_code }
  recordEvent(tx, scope.organizationId, {
    type: 'message.failed',
    created_at: failed.failed_at,
    account: account.reference,
    object: messageView({ ...row, status: 'failed', ...failed, ...why }, account.reference, scope),
    previous_attributes: { status: row.status, failed_at: row.failed_at, error: null },
  })
}
