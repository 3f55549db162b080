import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { heldRows, isHeld, leaseOf } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending, sendsTable } from './due-sends.ts'

/** How long to wait for a status of a message whose response was lost, in hours. */
export const settleWithinHours = 24

// The token stays, so that a late response can still be recorded.
const uncertain = `state = 'uncertain', attempt_count = attempt_count + 1, next_attempt_at = NULL,
  uncertain_until = ${currentTime('$1')} + interval '${settleWithinHours} hours'`

const recordLost = statement(
  'record_lost_sends',
  `UPDATE message_sends send SET ${uncertain}
   FROM ${heldRows('$2')} WHERE ${isHeld(sendsTable, 'send')} AND ${isPending('send')}`,
)
const recordAbandoned = statement(
  'record_abandoned_sends',
  `WITH abandoned AS MATERIALIZED (
     SELECT organization_id, message_id FROM message_sends
     WHERE state = 'pending' AND called_at IS NOT NULL AND leased_until <= ${currentTime('$1')}
     FOR NO KEY UPDATE SKIP LOCKED
   )
   UPDATE message_sends send SET ${uncertain}
   FROM abandoned WHERE send.organization_id = abandoned.organization_id AND send.message_id = abandoned.message_id`,
)

/** Records that the provider may have these messages: they are not sent again. */
export async function recordLostSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  sends: readonly Pick<ClaimedSend, 'organization_id' | 'message_id' | 'lease_token'>[],
): Promise<void> {
  const lost = sends.map((send) => leaseOf(sendsTable, send))
  await database.execute(recordLost, [aheadMs(), JSON.stringify(lost)])
}

/**
 * Records the same for messages whose worker died, or lost its database, after it recorded the call.
 *
 * @returns the number of messages
 */
export function recordAbandonedSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<number> {
  return database.execute(recordAbandoned, [aheadMs()])
}
