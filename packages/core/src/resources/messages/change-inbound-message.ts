import type { AccountReference, Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundMessageRow } from './find-inbound-message.ts'
import { messageColumns, messageJoins, messageView } from './message-view.ts'

/** The new values of a message that its sender edited or revoked. */
export interface InboundMessageChange {
  readonly content: string | null
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly media_id: string | null
  readonly unsupported_type: string | null
  /** When its sender edited or revoked it. */
  readonly edited_at: string
}

const updateStatement = statement(
  'change_inbound_message',
  `WITH message AS (
     UPDATE messages SET content = $3, payload = $4, media_id = $5, unsupported_type = $6, edited_at = $7
     WHERE organization_id = $1 AND id = $2 RETURNING *
   )
   SELECT ${messageColumns}, clock_timestamp() AS changed_at FROM message ${messageJoins}`,
)

/** Changes an inbound message, or one that the business sent from the provider's app. Records `message.updated` if a visible field changes. */
export async function changeInboundMessage(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  row: InboundMessageRow,
  change: InboundMessageChange,
): Promise<Message> {
  const before = messageView(row, account, scope)
  const [changed] = await tx.query(updateStatement, [
    scope.organizationId,
    row.id,
    change.content,
    change.payload === null ? null : JSON.stringify(change.payload),
    change.media_id,
    change.unsupported_type,
    change.edited_at,
  ])
  if (changed === undefined) throw new Error('The locked message was not found.')
  const message = messageView(changed, account, scope)
  const previous = previousAttributes(before, message, changing)
  if (Object.keys(previous).length === 0) return message
  recordEvent(tx, scope.organizationId, {
    type: 'message.updated',
    created_at: changed.changed_at,
    account,
    object: message,
    previous_attributes: previous,
  })
  return message
}

const changing = ['content', 'payload', 'media', 'media_url', 'unsupported'] as const
