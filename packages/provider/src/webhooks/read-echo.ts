import type { WireContact } from '../shapes.ts'
import { readMessage } from './read-message.ts'
import type { EchoedMessage } from './updates.ts'

/**
 * Parses a message that the business sent from the provider's app. It has the format of a message from a user, but names the recipient.
 *
 * @throws ZodError if it is malformed
 */
export function readEcho(raw: Readonly<Record<string, unknown>>, contacts: readonly WireContact[]): EchoedMessage {
  const recipient = { from: raw.to, from_user_id: raw.to_user_id, from_parent_user_id: raw.to_parent_user_id }
  const { from: to, ...message } = readMessage({ ...raw, ...recipient }, contacts)
  return { ...message, to }
}
