import type { CancelMessageInput, Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findMessageToChange } from './find-message.ts'
import { type MessageRow, messageView } from './message-view.ts'

// Decides against the worker, which records its call in the same row immediately before it.
const endSend = statement(
  'cancel_message_send',
  `UPDATE message_sends SET state = 'failed', next_attempt_at = NULL, lease_token = NULL, leased_until = NULL
   WHERE organization_id = $1 AND message_id = $2 AND state IN ('scheduled', 'pending') AND called_at IS NULL`,
)
const cancelStatement = statement(
  'cancel_message',
  `UPDATE messages SET status = 'failed', failed_at = now.at, canceled_at = now.at, error_code = $3, error_message = $4
   FROM (SELECT statement_timestamp() AS at) AS now
   WHERE organization_id = $1 AND id = $2
   RETURNING failed_at, canceled_at`,
)

const canceled = {
  error_code: 'canceled',
  error_message: 'The message was canceled before it was sent.',
  error_provider_code: null,
} as const

/**
 * Cancels a message that the provider certainly does not have: it becomes `failed` (`message.failed`). A canceled message is
 * unchanged.
 *
 * @throws ApiError as findMessage; `message_not_cancelable` if the message was, or may have been, sent, or is inbound
 */
export async function cancelMessage(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<CancelMessageInput, 'params'>,
): Promise<Message> {
  const { row, account } = await findMessageToChange(tx, scope, params)
  if (row.canceled_at !== null && row.status === 'failed') return messageView(row, account, scope)
  const key = [scope.organizationId, row.id]
  if (!mayWait(row) || (await tx.execute(endSend, key)) === 0) throw notCancelable(row)
  const [changed] = await tx.query(cancelStatement, [...key, canceled.error_code, canceled.error_message])
  const message = messageView({ ...row, status: 'failed', ...canceled, ...changed! }, account, scope)
  recordEvent(tx, scope.organizationId, {
    type: 'message.failed',
    created_at: changed!.failed_at,
    account,
    object: message,
    previous_attributes: { status: row.status, failed_at: row.failed_at, error: null },
  })
  return message
}

function mayWait({ direction, status, provider_message_id }: MessageRow): boolean {
  return direction === 'outbound' && status === 'pending' && provider_message_id === null
}

function notCancelable({ id, direction, status }: MessageRow): ApiError {
  const reasons = { inbound: 'was received', failed: 'has failed', other: 'was already sent, or may have been' }
  const reason = direction === 'inbound' ? reasons.inbound : status === 'failed' ? reasons.failed : reasons.other
  return new ApiError('message_not_cancelable', `Message ${id} ${reason}. It cannot be canceled.`, { param: 'id' })
}
