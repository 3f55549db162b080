import { currentTime } from '@channel/core/mechanisms/clock'
import { isFree, type LeasedTable } from '../leased/index.ts'

export const sendsTable = {
  name: 'message_sends',
  key: 'message_id',
  token: 'lease_token',
  until: 'leased_until',
} as const satisfies LeasedTable

/** After this many failed attempts, a message no longer blocks later ones of its conversation. */
const triesInOrder = 3

/**
 * The SQL condition that `send` is pending, for lookups by key. With `state`, the predicate of the partial indexes, a planner with
 * stale statistics chose one of those indexes and scanned the whole backlog.
 */
export const isPending = (send: string) => `${send}.next_attempt_at IS NOT NULL`

/**
 * The SQL condition that `send` may be claimed: it is due and free, it certainly was not sent, and no earlier
 * message of its conversation has to go first.
 *
 * Earlier messages are looked up with the exact predicate of the index `message_sends_order`, so that the planner cannot
 * choose another index.
 *
 * @param aheadMs the placeholder of the clock's `aheadMs`
 */
export const mayBeClaimed = (aheadMs: string) => `send.state = 'pending' AND send.called_at IS NULL
  AND send.next_attempt_at <= ${currentTime(aheadMs)}
  AND ${isFree('send', aheadMs)}
  AND (
    SELECT true FROM message_sends earlier
    WHERE earlier.organization_id = send.organization_id AND earlier.conversation_id = send.conversation_id
      AND ${isPending('earlier')} AND earlier.uncertain_until IS NULL
      AND (earlier.created_at, earlier.message_id) < (send.created_at, send.message_id)
      AND (earlier.attempt_count < ${triesInOrder} OR earlier.called_at IS NOT NULL)
    ORDER BY earlier.created_at, earlier.message_id LIMIT 1
  ) IS NULL`
