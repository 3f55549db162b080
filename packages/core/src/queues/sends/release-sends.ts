import { type Queryable, statement } from '@channel/db'
import { type DeliveryClock, momentAhead } from '../../mechanisms/clock/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending } from './due-sends.ts'

/** A message that is given back, because the provider surely does not have it. */
export interface ReleasedSend {
  readonly send: Pick<ClaimedSend, 'organization_id' | 'message_id' | 'lease_token'>
  /** In how many milliseconds it may be tried again; at once unless told. */
  readonly delayMs?: number
  /** Whether this was a try that counts. */
  readonly counts?: boolean
}

const releaseStatement = statement(
  'release_message_sends',
  `UPDATE message_sends send SET
     next_attempt_at = CASE WHEN held.delay_ms IS NULL THEN next_attempt_at
       ELSE ${momentAhead('$2')} + held.delay_ms * interval '1 millisecond' END,
     attempt_count = attempt_count + held.tries, called_at = NULL, lease_token = NULL, leased_until = NULL
   FROM json_to_recordset($1::json) AS held (
     organization_id text, message_id text, lease_token uuid, delay_ms float8, tries int)
   WHERE send.organization_id = held.organization_id AND send.message_id = held.message_id
     AND send.lease_token = held.lease_token AND ${isPending('send')}`,
)

/** Gives messages back, so that any worker can have them when it is time. */
export async function releaseSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  released: readonly ReleasedSend[],
): Promise<void> {
  if (released.length === 0) return
  const held = released.map(({ send, delayMs, counts }) => ({
    organization_id: send.organization_id,
    message_id: send.message_id,
    lease_token: send.lease_token,
    delay_ms: delayMs ?? null,
    tries: counts ? 1 : 0,
  }))
  await database.execute(releaseStatement, [JSON.stringify(held), aheadMs()])
}
