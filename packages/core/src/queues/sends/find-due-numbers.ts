import { type Queryable, statement } from '@channel/db'
import { type DeliveryClock, momentAhead } from '../../mechanisms/clock/index.ts'
import type { SendingNumber } from '../../mechanisms/outbox/index.ts'

// From one account with something that waits to the next one, however much waits for each. What waits for another message
// of its conversation counts as due here: the claim decides.
const findStatement = statement(
  'find_due_sending_numbers',
  `WITH RECURSIVE waiting AS (
     (SELECT organization_id, phone_number_id FROM message_sends
      WHERE state = 'pending' ORDER BY organization_id, phone_number_id LIMIT 1)
     UNION ALL
     SELECT next.organization_id, next.phone_number_id FROM waiting CROSS JOIN LATERAL (
       SELECT send.organization_id, send.phone_number_id FROM message_sends send
       WHERE state = 'pending' AND (send.organization_id, send.phone_number_id)
         > (waiting.organization_id, waiting.phone_number_id)
       ORDER BY send.organization_id, send.phone_number_id LIMIT 1
     ) AS next
   )
   SELECT waiting.organization_id, waiting.phone_number_id FROM waiting
   CROSS JOIN LATERAL (
     SELECT FROM message_sends send
     WHERE send.organization_id = waiting.organization_id AND send.phone_number_id = waiting.phone_number_id
       AND state = 'pending' AND next_attempt_at <= ${momentAhead('$1')} AND called_at IS NULL
       AND (leased_until IS NULL OR leased_until <= ${momentAhead('$1')})
     ORDER BY next_attempt_at LIMIT 1
   ) AS due`,
)

/** The accounts of all organizations that something is to be sent from now. */
export function findDueNumbers(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<SendingNumber[]> {
  return database.query<SendingNumber>(findStatement, [aheadMs()])
}
