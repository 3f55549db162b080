import { type Queryable, statement } from '@channel/db'
import { heldRows, isHeld, leaseOf } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { sendsTable } from './due-sends.ts'

/** A message that the provider accepted. */
export interface AcceptedSend {
  readonly send: Pick<ClaimedSend, 'organization_id' | 'message_id' | 'lease_token'>
  readonly provider_message_id: string
}

// A result is recorded if it has the token of the lease of the call, even after the message became uncertain. Reported
// statuses are unchanged. Messages are locked before their sends, the same order as when a webhook is processed.
const recordStatement = statement(
  'record_accepted_sends',
  `WITH result AS MATERIALIZED (
     SELECT * FROM ${heldRows('$1', 'provider_message_id text')} ORDER BY organization_id, key
   ), locked AS MATERIALIZED (
     SELECT result.* FROM result CROSS JOIN LATERAL (
       SELECT FROM messages WHERE organization_id = result.organization_id AND id = result.key LIMIT 1
       FOR NO KEY UPDATE
     ) AS message
   ), recorded AS (
     UPDATE message_sends send SET state = 'sent', attempt_count = attempt_count + 1, next_attempt_at = NULL,
       uncertain_until = NULL, lease_token = NULL, leased_until = NULL
     FROM locked AS held
     WHERE ${isHeld(sendsTable, 'send')} AND send.state IN ('pending', 'uncertain')
     RETURNING send.organization_id, send.message_id, held.provider_message_id
   )
   UPDATE messages message SET provider_message_id = recorded.provider_message_id
   FROM recorded
   WHERE message.organization_id = recorded.organization_id AND message.id = recorded.message_id
     AND message.provider_message_id IS NULL`,
)

/**
 * Records in one statement that the provider accepted messages, with its ids. They stay `pending` without an event: the
 * provider reports by webhook that it has sent a message, and later statuses.
 */
export async function recordAccepted(database: Queryable, accepted: readonly AcceptedSend[]): Promise<void> {
  const results = accepted.map(({ send, provider_message_id }) => ({
    ...leaseOf(sendsTable, send),
    provider_message_id,
  }))
  await database.execute(recordStatement, [JSON.stringify(results)])
}
