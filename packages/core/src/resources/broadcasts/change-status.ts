import type { AccountReference, Broadcast } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { type BroadcastRow, broadcastColumns, broadcastView } from './broadcast-view.ts'
import { failuresOfAll } from './failures-of-all.ts'

/** A status that a broadcast gets after it was a draft. A paused one has a reason. */
export type NextStatus =
  | { readonly status: 'scheduled' | 'running' | 'completed' | 'canceled' }
  | { readonly status: 'paused'; readonly reason: string }

// What has failed before is no reason to pause again, nor is what is being sent now and may still be refused for the old reason.
const changeStatement = statement(
  'change_status_of_broadcast',
  `WITH broadcast AS (
     UPDATE broadcasts broadcast SET
       status = $3, pause_reason = $4, updated_at = ${laterThan('updated_at')}, lease_token = NULL, paid_until = NULL,
       next_attempt_at = CASE WHEN $3 = 'scheduled' THEN send_at ELSE statement_timestamp() END,
       failures_seen = CASE WHEN $3 <> 'running' THEN failures_seen ELSE ${failuresOfAll('$1', '$2')} + (
         SELECT count(*)::int FROM message_sends send JOIN messages message ON message.organization_id = $1 AND message.id = send.message_id
         WHERE send.organization_id = $1 AND send.phone_number_id = broadcast.phone_number_id AND send.is_bulk AND send.state = 'pending'
           AND message.broadcast_id = $2
       ) END,
       started_at = CASE WHEN $3 = 'running' THEN coalesce(started_at, statement_timestamp()) ELSE started_at END,
       ended_at = CASE WHEN $3 IN ('completed', 'canceled') THEN statement_timestamp() END
     WHERE organization_id = $1 AND id = $2
     RETURNING *
   )
   SELECT ${broadcastColumns} FROM broadcast`,
)

const eventOf = {
  running: 'broadcast.started',
  paused: 'broadcast.paused',
  completed: 'broadcast.completed',
  canceled: 'broadcast.canceled',
} as const

/**
 * Changes the status of a broadcast, and records the event of it. A worker that has the broadcast loses its lease.
 *
 * @param id of a broadcast that this transaction has locked
 */
export async function changeStatus(
  tx: Transaction,
  scope: Pick<InboundScope, 'organizationId'>,
  account: AccountReference,
  id: string,
  next: NextStatus,
): Promise<Broadcast> {
  const reason = next.status === 'paused' ? next.reason : null
  const [row] = await tx.query<BroadcastRow>(changeStatement, [scope.organizationId, id, next.status, reason])
  if (row === undefined) throw new Error('The locked broadcast was not found.')
  const object = broadcastView(row)
  if (next.status !== 'scheduled') {
    const type = eventOf[next.status]
    recordEvent(tx, scope.organizationId, { type, created_at: object.updated_at, account, object })
  }
  return object
}
