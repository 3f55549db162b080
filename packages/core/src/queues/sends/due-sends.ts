import { momentAhead } from '../../mechanisms/clock/index.ts'
import { isFree } from '../leased/index.ts'

/** How often a message may have been tried in vain before those behind it in its conversation go first. */
const triesInOrder = 3

/**
 * The SQL of whether `send` is pending, where it is looked up by its key. By its state, which is the predicate of the indexes of
 * what waits, a planner that believes next to nothing to wait took one of those, and read all that does.
 */
export const isPending = (send: string) => `${send}.next_attempt_at IS NOT NULL`

/**
 * The SQL of what may be claimed of `send`: it is due, nobody has it, the provider surely does not, and nothing has to go
 * before it in its conversation.
 *
 * What goes before it is asked for by the predicate of one index, which says the same as `pending`: no other can be taken.
 *
 * @param aheadMs the place of the clock's `aheadMs`
 */
export const mayBeClaimed = (aheadMs: string) => `send.state = 'pending' AND send.called_at IS NULL
  AND send.next_attempt_at <= ${momentAhead(aheadMs)}
  AND ${isFree('send', aheadMs)}
  AND (
    SELECT true FROM message_sends earlier
    WHERE earlier.organization_id = send.organization_id AND earlier.conversation_id = send.conversation_id
      AND ${isPending('earlier')} AND earlier.settle_by IS NULL
      AND (earlier.created_at, earlier.message_id) < (send.created_at, send.message_id)
      AND (earlier.attempt_count < ${triesInOrder} OR earlier.called_at IS NOT NULL)
    ORDER BY earlier.created_at, earlier.message_id LIMIT 1
  ) IS NULL`
