import type { Broadcast, BroadcastTemplate, UpdateBroadcastInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { changesTo, noOtherFields } from '../../mechanisms/fields/index.ts'
import { hintBroadcast } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { fillTemplate, findTemplateToSend, requireSendTime } from '../messages/index.ts'
import { type BroadcastRow, broadcastColumns, broadcastView } from './broadcast-view.ts'
import { type BroadcastPath, findBroadcastToChange, statusConflict } from './find-broadcast.ts'
import { templateOf } from './template-of.ts'
import { requireTemplateVariables } from './template-variables.ts'

// A new rate begins now. A scheduled broadcast is due at its new time.
const updateStatement = statement(
  'update_broadcast',
  `WITH broadcast AS (
     UPDATE broadcasts broadcast SET
       name = $3, rate = $4, send_at = $5, template = $6, paid_until = NULL, updated_at = ${laterThan('updated_at')},
       next_attempt_at = CASE WHEN status = 'scheduled' THEN coalesce($5, statement_timestamp()) ELSE next_attempt_at END
     WHERE organization_id = $1 AND id = $2
     RETURNING *
   )
   SELECT ${broadcastColumns} FROM broadcast`,
)
const firstStatement = statement(
  'find_first_broadcast_recipient',
  'SELECT template FROM broadcast_recipients WHERE organization_id = $1 AND broadcast_id = $2 ORDER BY id LIMIT 1',
)

/**
 * Updates the given fields of a broadcast.
 *
 * @throws ApiError `invalid_field_value` for `send_at` and `template`, `template_not_found`, `template_paused`,
 *   `broadcast_status_conflict` if it has ended, for `send_at` if it has started, or for `template` if it is not a draft any more, and as
 *   findBroadcastToChange
 */
export async function updateBroadcast(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<UpdateBroadcastInput, 'params' | 'body'>,
): Promise<Broadcast> {
  const { name, rate, send_at, template, ...rest } = body
  noOtherFields(rest)
  const sendAt = typeof send_at === 'string' ? requireSendTime(scope, send_at) : send_at
  const { row } = await findBroadcastToChange(tx, scope, params)
  if (row.ended_at !== null) throw statusConflict(row.id, 'has ended. It cannot be changed.')
  const changes = changesTo(row, { name, rate, send_at: sendAt, template })
  if ('send_at' in changes && row.started_at !== null) throw statusConflict(row.id, 'has started.')
  if (changes.template !== undefined) {
    if (row.status !== 'draft') throw statusConflict(row.id, 'was started. Its template cannot be changed any more.')
    await requireTemplate(tx, scope, params, changes.template)
  }
  if (Object.keys(changes).length === 0) return broadcastView(row)
  const next = { ...row, ...changes }
  const values = [scope.organizationId, row.id, next.name, next.rate, next.send_at, JSON.stringify(next.template)]
  const [updated] = await tx.query<BroadcastRow>(updateStatement, values)
  if (updated === undefined) throw new Error('The locked broadcast was not found.')
  if (row.status === 'scheduled') hintBroadcast(tx)
  return broadcastView(updated)
}

/** Requires a template that can be sent, with values that fill it for the first recipient. The others are most likely like that one. */
async function requireTemplate(
  tx: Transaction,
  scope: Scope,
  { phone_number_id, id }: BroadcastPath,
  given: BroadcastTemplate,
): Promise<void> {
  requireTemplateVariables(given, 'template.')
  const [required, [first]] = await Promise.all([
    findTemplateToSend(tx, scope, phone_number_id, given),
    tx.query(firstStatement, [scope.organizationId, id]),
  ])
  const template = required()
  if (template === undefined) throw new Error('The template was not found.')
  if (first !== undefined) fillTemplate(template, templateOf(given, first.template))
}
