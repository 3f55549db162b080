import type { Conversation } from '../model.ts'

const hourMs = 3_600_000

/**
 * Until when messages to a customer are free of charge because an ad led to the conversation, in milliseconds since 1970; undefined if they
 * are not. A reply within 24 hours opens it for 72.
 */
export function freeEntryOf({ entries }: Pick<Conversation, 'entries'>, nowMs: number): number | undefined {
  const open = entries.findLast(({ freeEntryUntil = 0 }) => freeEntryUntil > nowMs)
  if (open !== undefined) return open.freeEntryUntil
  const isOffered = entries.some(({ direction, at, content }) => {
    const referral = content.referral as { readonly source_type?: unknown } | undefined
    return direction === 'inbound' && referral?.source_type === 'ad' && nowMs - at < 24 * hourMs
  })
  return isOffered ? nowMs + 72 * hourMs : undefined
}
