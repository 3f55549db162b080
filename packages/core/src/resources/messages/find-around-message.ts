import type { Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { gathered } from '../../mechanisms/transactions/index.ts'
import { findContactsOfSenders, type ReportedContactRow } from '../contacts/index.ts'
import { type ConversationRow, findConversationsOfSenders } from '../conversations/index.ts'
import { findReceivedMessages } from './find-received-messages.ts'
import type { InboundMessage } from './inbound-message.ts'
import type { MessageRow } from './message-view.ts'

/** The stored objects that an inbound message can change. */
export interface AroundMessage {
  /** The sender's contacts, oldest first, locked until the transaction ends. */
  readonly contacts: readonly ReportedContactRow[]
  /** Their conversations, locked. */
  readonly conversations: readonly ConversationRow[]
  /** The message itself, if it was looked up and is a duplicate. */
  readonly duplicate: MessageRow | undefined
  /** The message that it replies to. */
  readonly repliedTo: MessageRow | undefined
}

interface Arrival {
  readonly scope: InboundScope
  readonly message: InboundMessage
}

/** Finds and locks what is stored around inbound messages, in one round trip for all that arrive concurrently in a transaction. */
export const findAroundMessage = gathered(
  async (tx: Transaction, arrivals: readonly Arrival[]): Promise<AroundMessage[]> => {
    const senders = arrivals.map(({ scope, message }) => ({
      scope,
      phoneNumberId: message.phone_number_id,
      from: message.from,
    }))
    const suspects = arrivals.filter(({ scope }) => !scope.expectsNew)
    const replies = arrivals.filter(({ message }) => message.reply_to !== undefined)
    const keys = [
      ...suspects.map((arrival) => keyOf(arrival, arrival.message.provider_message_id)),
      ...replies.map((arrival) => keyOf(arrival, arrival.message.reply_to ?? '')),
    ]
    // In this order: a message is looked up after its contact is locked, because the same message may arrive twice at once.
    const [contacts, found, conversations] = await Promise.all([
      findContactsOfSenders(tx, senders),
      findReceivedMessages(tx, keys),
      findConversationsOfSenders(tx, senders),
    ])
    const duplicate = new Map(suspects.map((arrival, index) => [arrival, found[index]]))
    const repliedTo = new Map(replies.map((arrival, index) => [arrival, found[suspects.length + index]]))
    return arrivals.map((arrival, index) => ({
      contacts: contacts[index] ?? [],
      conversations: conversations[index] ?? [],
      duplicate: duplicate.get(arrival),
      repliedTo: repliedTo.get(arrival),
    }))
  },
)

const keyOf = ({ scope, message }: Arrival, providerMessageId: string) => ({
  scope,
  phoneNumberId: message.phone_number_id,
  providerMessageId,
})
