import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { type Queryable, statement } from '@channel/db'
import { isFree, waitingGroups } from '../leased/index.ts'

// A message that waits for an earlier one of its conversation counts as due here: the claim decides.
const findStatement = statement(
  'find_due_sending_numbers',
  `WITH RECURSIVE ${waitingGroups('message_sends', ['organization_id', 'phone_number_id', 'is_bulk'], "state = 'pending'")}
   SELECT waiting.organization_id, waiting.phone_number_id, waiting.is_bulk FROM waiting
   CROSS JOIN LATERAL (
     SELECT FROM message_sends send
     WHERE send.organization_id = waiting.organization_id AND send.phone_number_id = waiting.phone_number_id
       AND send.is_bulk = waiting.is_bulk AND state = 'pending' AND next_attempt_at <= ${currentTime('$1')} AND called_at IS NULL
       AND ${isFree('send', '$1')}
     ORDER BY next_attempt_at LIMIT 1
   ) AS due`,
)

/** Finds the accounts of all organizations with messages due now, those of broadcasts on their own. */
export function findDueNumbers(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<SendingNumber[]> {
  return database.query(findStatement, [aheadMs()])
}
