import type { AccountReference } from '@channel/contract/types'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { gathered } from '../../mechanisms/transactions/index.ts'
import { applyInboundMessages, type EnsuredConversation } from '../conversations/index.ts'
import { insertInboundMessages, type NewMessage } from './insert-message.ts'
import type { MessageRow } from './message-view.ts'
import { type MediaOfMessage, noMedia } from './write-media.ts'

interface Arrival {
  readonly scope: InboundScope
  readonly account: AccountReference
  readonly assignsInTurn: boolean
  readonly conversation: EnsuredConversation
  readonly freeEntryReplyBy: string | null
  readonly message: NewMessage
  readonly media: MediaOfMessage | undefined
}

/**
 * Inserts an inbound message and updates its conversation. Records the conversation's event. Messages that are stored concurrently
 * in a transaction share the statements.
 */
export const storeInboundMessage = gathered(async (tx, arrivals: readonly Arrival[]): Promise<MessageRow[]> => {
  const applied = await applyInboundMessages(tx, arrivals)
  const stored = arrivals.map((arrival, index) => ({ ...arrival, createdAt: applied[index]?.created_at ?? '' }))
  insertInboundMessages(tx, stored)
  return stored.map(({ message, media, createdAt, conversation }) =>
    rowOf(message, media, createdAt, conversation.row.group_subject),
  )
})

/** The row of a new message, without reading it back. */
function rowOf(
  message: NewMessage,
  media: MediaOfMessage | undefined,
  createdAt: string,
  groupSubject: string | null,
): MessageRow {
  const { phone_number_id: _, ...columns } = message
  return {
    ...columns,
    ...(media ?? noMedia),
    group_subject: groupSubject,
    error_code: null,
    error_message: null,
    error_provider_code: null,
    pricing: null,
    broadcast_id: null,
    sent_by_user_id: null,
    sent_by_name: null,
    imported: false,
    delivered_at: createdAt,
    send_at: null,
    read_at: null,
    failed_at: null,
    canceled_at: null,
    created_at: createdAt,
  }
}
