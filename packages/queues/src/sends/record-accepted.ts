import { type Queryable, statement } from '@channel/db'
import { heldRows, isHeld, leaseOf } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isLocked, sendsTable } from './due-sends.ts'

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
     SELECT send.*, held.provider_message_id FROM result AS held CROSS JOIN LATERAL (
       SELECT FROM messages WHERE organization_id = held.organization_id AND id = held.key LIMIT 1
       FOR NO KEY UPDATE
     ) AS message CROSS JOIN LATERAL (
       SELECT ctid AS row, organization_id, message_id FROM message_sends
       WHERE ${isHeld(sendsTable, 'message_sends')} AND state IN ('pending', 'uncertain') LIMIT 1 FOR UPDATE
     ) AS send
   ), ended AS (
     DELETE FROM message_sends send USING locked WHERE ${isLocked('locked')}
     RETURNING send.organization_id, send.message_id, send.traceparent, locked.provider_message_id
   )
   UPDATE messages message SET provider_message_id = ended.provider_message_id, traceparent = ended.traceparent
   FROM ended
   WHERE message.organization_id = ended.organization_id AND message.id = ended.message_id
     AND message.provider_message_id IS NULL`,
)

/**
 * Records in one statement that the provider accepted messages, with its ids, which ends their sends. They stay `pending` without an event: the
 * provider reports by webhook that it has sent a message, and later statuses.
 */
export async function recordAccepted(database: Queryable, accepted: readonly AcceptedSend[]): Promise<void> {
  const results = accepted.map(({ send, provider_message_id }) => ({
    ...leaseOf(sendsTable, send),
    provider_message_id,
  }))
  await database.execute(recordStatement, [JSON.stringify(results)])
}
