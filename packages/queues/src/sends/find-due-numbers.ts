import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { type Database, statement } from '@channel/db'
import { isFree, rememberedGroups, rememberWaiting, scanWaiting, WaitingSince } from '../leased/index.ts'

const waiting = {
  table: 'message_sends',
  keys: ['organization_id', 'phone_number_id', ['is_bulk', 'is_bulk', 'boolean']],
  isWaiting: "state = 'pending'",
  dueAt: 'next_attempt_at',
  more: ['called_at', 'leased_until'],
  remembered: ['$2', '$3'],
  until: currentTime('$1'),
} as const
const isClaimable = (send: string) => `${send}.called_at IS NULL AND ${isFree(send, '$1')}`

// A message that waits for an earlier one of its conversation counts as due here: the claim decides. If the
// message of an account that is due first has a lease, a lookup finds whether a later one is due.
const findStatement = statement(
  'find_due_sending_numbers',
  `WITH RECURSIVE ${rememberedGroups(waiting)}
   SELECT ${rememberWaiting}, (SELECT json_agg(due) FROM (
     SELECT organization_id, phone_number_id, is_bulk FROM waiting
     WHERE due_at <= ${currentTime('$1')} AND (${isClaimable('waiting')} OR (
       SELECT true FROM message_sends send
       WHERE send.organization_id = waiting.organization_id AND send.phone_number_id = waiting.phone_number_id
         AND send.is_bulk = waiting.is_bulk AND state = 'pending' AND next_attempt_at >= due_at
         AND next_attempt_at <= ${currentTime('$1')} AND ${isClaimable('send')}
       ORDER BY next_attempt_at LIMIT 1
     ) IS NOT NULL)
   ) AS due)::text AS due`,
)

/** Remembers since when messages wait, by account, those of broadcasts on their own. */
export const waitingSends = () => new WaitingSince(['organization_id', 'phone_number_id', 'is_bulk'])

/** Finds the accounts of all organizations with messages due now, those of broadcasts on their own. */
export function findDueNumbers(
  database: Database,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  since = waitingSends(),
): Promise<SendingNumber[]> {
  return scanWaiting(database, findStatement, aheadMs(), since)
}
