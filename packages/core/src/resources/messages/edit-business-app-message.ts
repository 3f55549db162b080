import type { Message } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import type { BusinessAppMessage } from './business-app-message.ts'
import { applyEdit, recordEdit } from './edit-message.ts'
import { findInboundMessage } from './find-inbound-message.ts'
import { receiveBusinessAppMessage } from './receive-business-app-message.ts'

/**
 * Replaces the text, caption or file of a sent message, as the business did in the provider's app. Records `message.updated`. An edit
 * that arrives before its message is stored as the message.
 *
 * @param edit the new content, with the provider's id of the edited message
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function editBusinessAppMessage(
  tx: Transaction,
  scope: InboundScope,
  edit: BusinessAppMessage,
): Promise<Message> {
  const { phone_number_id, provider_message_id } = edit
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const row = await findInboundMessage(tx, scope, phone_number_id, provider_message_id, 'outbound')
  if (row !== undefined) return applyEdit(tx, scope, account, row, edit)
  const message = await receiveBusinessAppMessage(tx, scope, edit)
  tx.enqueue(recordEdit, [scope.organizationId, message.id, toTimestamp(edit.sent_at)])
  return message
}
