import { randomUUID } from 'node:crypto'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { type Database, statement } from '@channel/db'
import { failSend } from './fail-send.ts'
import type { SendFailure } from './send-failure.ts'

const batchSize = 100

// Like a worker: with a lease, which failing a message requires. No worker claims held messages. One whose call had begun is not among
// them: it becomes uncertain.
const claimStatement = statement(
  'claim_held_sends',
  `WITH held AS MATERIALIZED (
     SELECT send.organization_id, message_id FROM message_sends send
     JOIN restore_holds hold ON hold.organization_id = $1
     WHERE send.organization_id = $1 AND state IN ('scheduled', 'pending') AND called_at IS NULL AND send.created_at < unfinished_before
     ORDER BY send.created_at, message_id LIMIT ${batchSize} FOR NO KEY UPDATE OF send
   )
   UPDATE message_sends send
   SET lease_token = $2::uuid, leased_until = statement_timestamp() + interval '1 minute'
   FROM held WHERE send.organization_id = held.organization_id AND send.message_id = held.message_id
   RETURNING send.organization_id, phone_number_id, send.message_id, lease_token`,
)

// There is no code of its own: to a client, this is a message whose result is unknown.
const restored: SendFailure = {
  code: 'upstream_error',
  message:
    'The service was restored from a backup, and the message was not sent afterwards. It may have been sent before.',
  provider_code: null,
}

/**
 * Ends the messages of an organization that were unfinished in a restored backup: they become `failed`.
 *
 * @returns the number of messages
 */
export async function endHeldSends(
  database: Database,
  { organizationId, mediaBaseUrl }: Pick<InboundScope, 'organizationId' | 'mediaBaseUrl'>,
): Promise<number> {
  for (let ended = 0; ; ) {
    const claimed = await database.query(claimStatement, [organizationId, randomUUID()])
    for (const send of claimed) await failSend(database, { mediaBaseUrl }, send, restored)
    ended += claimed.length
    if (claimed.length < batchSize) return ended
  }
}
