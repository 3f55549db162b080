import type { Broadcast, UpdateBroadcastInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { changesTo, noOtherFields } from '../../mechanisms/fields/index.ts'
import { hintBroadcast } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { requireSendTime } from '../messages/index.ts'
import { type BroadcastRow, broadcastColumns, broadcastView } from './broadcast-view.ts'
import { findBroadcastToChange, statusConflict } from './find-broadcast.ts'

// A new rate begins now. A scheduled broadcast is due at its new time.
const updateStatement = statement(
  'update_broadcast',
  `WITH broadcast AS (
     UPDATE broadcasts broadcast SET
       name = $3, rate = $4, send_at = $5, paid_until = NULL, updated_at = ${laterThan('updated_at')},
       next_attempt_at = CASE WHEN status = 'scheduled' THEN coalesce($5, clock_timestamp()) ELSE next_attempt_at END
     WHERE organization_id = $1 AND id = $2
     RETURNING *
   )
   SELECT ${broadcastColumns} FROM broadcast`,
)

/**
 * Updates the given fields of a broadcast.
 *
 * @throws ApiError `invalid_field_value` for `send_at`, `broadcast_status_conflict` if it has ended, or for `send_at` if it has started,
 *   and as findBroadcastToChange
 */
export async function updateBroadcast(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<UpdateBroadcastInput, 'params' | 'body'>,
): Promise<Broadcast> {
  const { name, rate, send_at, ...rest } = body
  noOtherFields(rest)
  const sendAt = typeof send_at === 'string' ? requireSendTime(scope, send_at) : send_at
  const { row } = await findBroadcastToChange(tx, scope, params)
  if (row.ended_at !== null) throw statusConflict(row.id, 'has ended. It cannot be changed.')
  const changes = changesTo(row, { name, rate, send_at: sendAt })
  if ('send_at' in changes && row.started_at !== null) throw statusConflict(row.id, 'has started.')
  if (Object.keys(changes).length === 0) return broadcastView(row)
  const next = { ...row, ...changes }
  const values = [scope.organizationId, row.id, next.name, next.rate, next.send_at]
  const [updated] = await tx.query<BroadcastRow>(updateStatement, values)
  if (updated === undefined) throw new Error('The locked broadcast was not found.')
  if (row.status === 'scheduled') hintBroadcast(tx)
  return broadcastView(updated)
}
