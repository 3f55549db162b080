import { useConversation } from '../conversation.ts'
import { type MessageWindow, messageWindow } from './message-window.ts'
import { useNow } from './use-now.ts'

/** The window of the open conversation as time passes. */
export function useMessageWindow(): MessageWindow {
  const conversation = useConversation()
  // The message that opens the window may have arrived after the last tick.
  return messageWindow(conversation, Math.max(useNow(), Date.parse(conversation.last_inbound_at ?? '') || 0))
}
