import type { Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { changeInboundMessage } from './change-inbound-message.ts'
import { findInboundMessage } from './find-inbound-message.ts'

/** The `unsupported.type` of a revoked message. */
export const revokedType = 'revoke'

/** A report that the sender revoked a message: the contact, or the business in the provider's app. */
export interface InboundRevoke {
  readonly phone_number_id: string
  readonly provider_message_id: string
  /** Whose message it is; `inbound` by default. */
  readonly direction?: 'inbound' | 'outbound'
  /** When it was revoked, as a date-time. */
  readonly at: string
}

// An uploaded file may belong to other messages.
const deleteMedia = statement(
  'delete_revoked_media',
  'DELETE FROM media WHERE organization_id = $1 AND id = $2 AND contact_id IS NOT NULL',
)

/**
 * Revokes a message: clears its content, deletes its file and sets `unsupported`. The message itself stays. Records
 * `message.updated`.
 *
 * @returns undefined if the message does not exist (yet or any more)
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function revokeMessage(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, provider_message_id, direction, at }: InboundRevoke,
): Promise<Message | undefined> {
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const row = await findInboundMessage(tx, scope, phone_number_id, provider_message_id, direction)
  if (row === undefined) return undefined
  if (row.media_id !== null) tx.enqueue(deleteMedia, [scope.organizationId, row.media_id])
  return changeInboundMessage(tx, scope, account, row, {
    content: null,
    payload: null,
    media_id: null,
    unsupported_type: revokedType,
    edited_at: toTimestamp(at),
  })
}
