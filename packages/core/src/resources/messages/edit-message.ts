import type { AccountReference, Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import type { BusinessAppMessage } from './business-app-message.ts'
import { changeInboundMessage } from './change-inbound-message.ts'
import { findInboundMessage, type InboundMessageRow } from './find-inbound-message.ts'
import type { InboundMessage } from './inbound-message.ts'
import { receiveBusinessAppMessage } from './receive-business-app-message.ts'
import { receiveMessage } from './receive-message.ts'
import { revokedType } from './revoke-message.ts'
import { writeMedia } from './write-media.ts'

const recordEdit = statement(
  'record_message_edit',
  'UPDATE messages SET edited_at = $3 WHERE organization_id = $1 AND id = $2',
)

/**
 * Replaces the text, caption or file of a message, as its sender did: a contact, or the business in the provider's app. Records
 * `message.updated`; the unread count does not change. Ignores an edit that is older than the last one or that arrives after the message
 * was revoked. An edit that arrives before its message is stored as the message; the message is then a duplicate.
 *
 * @param edit the new content, with the provider's id of the edited message
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function editMessage(
  tx: Transaction,
  scope: InboundScope,
  edit: InboundMessage | BusinessAppMessage,
): Promise<Message> {
  const { phone_number_id, provider_message_id } = edit
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const direction = 'to' in edit ? 'outbound' : 'inbound'
  const row = await findInboundMessage(tx, scope, phone_number_id, provider_message_id, direction)
  if (row !== undefined) return applyEdit(tx, scope, account, row, edit)
  const message = await ('to' in edit ? receiveBusinessAppMessage(tx, scope, edit) : receiveMessage(tx, scope, edit))
  tx.enqueue(recordEdit, [scope.organizationId, message.id, toTimestamp(edit.sent_at)])
  return message
}

/** Replaces the content of a message, unless the edit is older than the last one or the message was revoked. */
function applyEdit(
  tx: Transaction,
  scope: InboundScope,
  account: AccountReference,
  row: InboundMessageRow,
  edit: Omit<InboundMessage, 'from'>,
): Promise<Message> {
  const { phone_number_id } = edit
  const editedAt = toTimestamp(edit.sent_at)
  const isOlder = row.edited_at !== null && row.edited_at > editedAt
  const isIgnored = isOlder || row.unsupported_type === revokedType
  const hasFile = edit.media !== undefined && edit.media.provider_media_id !== row.provider_media_id
  const media = () => writeMedia(tx, scope, phone_number_id, row.contact_id, edit.media)
  return changeInboundMessage(tx, scope, account, row, {
    content: isIgnored ? row.content : edit.content,
    payload: isIgnored ? row.payload : (edit.payload ?? row.payload),
    media_id: isIgnored || !hasFile ? row.media_id : (media()?.media_id ?? null),
    unsupported_type: row.unsupported_type,
    edited_at: isIgnored ? (row.edited_at ?? editedAt) : editedAt,
  })
}
