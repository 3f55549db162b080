import type { Message } from './conversation-types.ts'

interface ReactionPayload {
  readonly reaction?: { readonly message_id?: unknown; readonly emoji?: unknown }
}

/**
 * The emoji that the organization last reacted with; undefined for none, or if it was removed. A failed one does not count.
 *
 * @param messages that are loaded, in any order
 */
export function ownReaction(messages: Iterable<Message>, messageId: string): string | undefined {
  let latest: { created_at: string; emoji: string } | undefined
  for (const { direction, type, status, payload, created_at } of messages) {
    if (direction !== 'outbound' || type !== 'reaction' || status === 'failed') continue
    const { message_id, emoji } = (payload as ReactionPayload | null)?.reaction ?? {}
    if (message_id !== messageId || typeof emoji !== 'string') continue
    if (latest === undefined || created_at > latest.created_at) latest = { created_at, emoji }
  }
  return latest?.emoji || undefined
}
