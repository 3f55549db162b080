import { fieldsOf, textOf } from '../../../untyped.ts'
import type { Message } from '../conversation.ts'

export interface Reaction {
  readonly direction: Message['direction']
  readonly emoji: string
}

/**
 * The reactions to each message by its id: the latest of each side, without those that were removed or not sent.
 *
 * @param messages newest first
 */
export function reactionsOf(messages: readonly Message[]): ReadonlyMap<string, readonly Reaction[]> {
  const latest = new Map<string, Map<Message['direction'], string>>()
  for (const message of messages) {
    const target = reactionTarget(message)
    if (target === undefined || message.status === 'failed') continue
    const sides = latest.get(target) ?? new Map()
    latest.set(target, sides)
    if (!sides.has(message.direction)) sides.set(message.direction, emojiOf(message))
  }
  return new Map(
    [...latest].map(([id, sides]) => [
      id,
      [...sides].flatMap(([direction, emoji]) => (emoji === '' ? [] : [{ direction, emoji }])),
    ]),
  )
}

/** The id of the message that a reaction is for; undefined if it is none, or if the message is not known. */
export function reactionTarget({ type, direction, payload, reply_to_message_id }: Message): string | undefined {
  if (type !== 'reaction') return undefined
  // The payload of an inbound reaction has the provider's id.
  if (direction === 'inbound') return reply_to_message_id ?? undefined
  return textOf(fieldsOf(payload?.reaction).message_id)
}

/** The emoji of a reaction; empty if it removes one. */
export function emojiOf({ content, payload }: Message): string {
  const { emoji } = fieldsOf(payload?.reaction)
  return typeof emoji === 'string' ? emoji : (content ?? '')
}
