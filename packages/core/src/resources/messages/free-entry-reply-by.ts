import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { InboundMessage } from './inbound-message.ts'

const replyWithinMs = 24 * 60 * 60 * 1000

/** Until when a reply to a message opens a free entry point, by the provider's clock; null unless an ad led to it. */
export function freeEntryReplyBy({ payload, group_id, sent_at }: InboundMessage): string | null {
  const referral = payload?.referral as { readonly source_type?: unknown } | undefined
  if (group_id !== undefined || referral?.source_type !== 'ad') return null
  return toTimestamp(new Date(Date.parse(sent_at) + replyWithinMs).toISOString())
}
