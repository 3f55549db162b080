import type { MessageSend } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { invalidField, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import type { Recipient } from './find-recipient.ts'

/** The provider's ids of the messages that a message refers to. */
export interface References {
  readonly repliedTo: string | undefined
  readonly reactedTo: string | undefined
}

const findStatement = statement(
  'find_referenced_messages',
  `SELECT id, conversation_id, provider_message_id FROM messages
   WHERE organization_id = $1 AND phone_number_id = $2 AND id = ANY ($3)`,
)

/**
 * Queries the messages that a message replies or reacts to. Resolves to a function that throws later, so that errors keep their
 * order.
 *
 * @returns a function that returns the provider's ids. It throws ApiError `resource_not_found` for a message outside the
 *   recipient's conversation, `invalid_field_value` for a message that has no provider id (yet)
 */
export async function findReferencedMessages(
  database: Queryable,
  scope: Scope,
  phoneNumberId: string,
  body: MessageSend,
): Promise<(recipient: Recipient) => References> {
  const reply = body.reply_to_message_id
  const reaction = body.type === 'reaction' ? body.reaction.message_id : undefined
  const ids = [reply, reaction].filter((id) => id !== undefined)
  if (ids.length === 0) return () => ({ repliedTo: undefined, reactedTo: undefined })
  const rows = await database.query(findStatement, [scope.organizationId, phoneNumberId, ids])
  return ({ conversation }) => {
    const find = (id: string | undefined, param: string) => {
      if (id === undefined) return undefined
      const row = rows.find((each) => each.id === id)
      if (row === undefined || row.conversation_id !== conversation?.id) {
        throw notFound(param, `There is no message ${id} in the conversation with the recipient.`)
      }
      if (row.provider_message_id !== null) return row.provider_message_id
      throw invalidField(param, `Message ${id} has not been sent, so nothing can refer to it.`)
    }
    return { repliedTo: find(reply, 'reply_to_message_id'), reactedTo: find(reaction, 'reaction.message_id') }
  }
}
