import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { heldRows, isHeld, leaseOf } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending, sendsTable } from './due-sends.ts'

/** When to check again if no notification arrives. */
const fallback = "interval '10 minutes'"

// The file is locked: either this statement sees that it is stored, or the transaction that stores it sees the waiting message.
const awaitStatement = statement(
  'await_media_to_send',
  `WITH held AS MATERIALIZED (
     SELECT * FROM ${heldRows('$1')}
   ), waiting AS MATERIALIZED (
     SELECT send.organization_id, send.message_id, send.lease_token, send.media_id
     FROM held CROSS JOIN LATERAL (
       SELECT * FROM message_sends WHERE ${isHeld(sendsTable, 'message_sends')} AND ${isPending('message_sends')} LIMIT 1
     ) AS send
   ), files AS MATERIALIZED (
     SELECT media.organization_id, media.id, media.status
     FROM (SELECT DISTINCT organization_id, media_id FROM waiting) AS named
     JOIN media ON media.organization_id = named.organization_id AND media.id = named.media_id
     ORDER BY media.organization_id, media.id FOR SHARE OF media
   )
   UPDATE message_sends send SET lease_token = NULL, leased_until = NULL,
     next_attempt_at = CASE files.status WHEN 'pending' THEN ${currentTime('$2')} + ${fallback}
       ELSE ${currentTime('$2')} END
   FROM waiting LEFT JOIN files ON files.organization_id = waiting.organization_id AND files.id = waiting.media_id
   WHERE send.organization_id = waiting.organization_id AND send.message_id = waiting.message_id
     AND send.lease_token = waiting.lease_token AND ${isPending('send')}`,
)

/**
 * Releases messages until their file is stored or its download failed permanently: then `wakeSendsOfMedia` makes them
 * due.
 */
export async function awaitMedia(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  sends: readonly Pick<ClaimedSend, 'organization_id' | 'message_id' | 'lease_token'>[],
): Promise<void> {
  const held = sends.map((send) => leaseOf(sendsTable, send))
  await database.execute(awaitStatement, [JSON.stringify(held), aheadMs()])
}
