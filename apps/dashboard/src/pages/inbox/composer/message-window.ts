import { text } from '../../../messages/text.ts'
import { type Conversation, useConversation } from '../conversation.ts'
import { useNow } from './use-now.ts'

const warnMs = 2 * 60 * 60 * 1000

/** Whether a message other than a template can be sent to a contact. */
export type MessageWindow =
  | { readonly state: 'open' | 'closing'; readonly leftMs: number }
  | { readonly state: 'closed' | 'never' }

/** @param now in milliseconds */
export function messageWindow(
  { window, last_inbound_at }: Pick<Conversation, 'window' | 'last_inbound_at'>,
  now: number,
): MessageWindow {
  const leftMs = Date.parse(window?.open_until ?? '') - now
  if (leftMs > 0) return { state: leftMs < warnMs ? 'closing' : 'open', leftMs }
  return { state: last_inbound_at === null ? 'never' : 'closed' }
}

/** How long a conversation can still be answered freely, if that is not long. */
export function closingIn(
  conversation: Pick<Conversation, 'window' | 'last_inbound_at'>,
  now: number,
): string | undefined {
  const window = messageWindow(conversation, now)
  return window.state === 'closing' ? formatLeft(window.leftMs) : undefined
}

/** A duration in hours and minutes: “5 h 12 min”. */
export function formatLeft(leftMs: number): string {
  const { hours, minutes, lessThanMinute } = text.composer.window
  const all = Math.floor(leftMs / 60_000)
  if (all === 0) return lessThanMinute
  return all < 60 ? minutes(all) : hours(Math.floor(all / 60), all % 60)
}

/** The window of the open conversation as time passes. */
export function useMessageWindow(): MessageWindow {
  const conversation = useConversation()
  // The message that opens the window may have arrived after the last tick.
  return messageWindow(conversation, Math.max(useNow(), Date.parse(conversation.last_inbound_at ?? '') || 0))
}
