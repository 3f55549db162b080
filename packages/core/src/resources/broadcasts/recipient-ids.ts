import { idPrefixes } from '../../mechanisms/ids/index.ts'

/** The id of the message of a recipient: it has the same ULID, so that no recipient gets two. */
export function messageIdOf(recipientId: string): string {
  return idPrefixes.message + recipientId.slice(idPrefixes.broadcastRecipient.length)
}
